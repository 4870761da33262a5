"""Stores from the street: a display window, a door, and the room behind them."""

import random

from . import materials, picture, rooms, solids


def facade(garments, seed, stone, frame, inside, shown, blocks=(0.9, 0.45), sky="#e3eaf2", ground="#9a968f", sun=2.2):
    """A wall with a large window that displays `shown`, and a glazed door to its right."""
    chance = random.Random(seed)
    wall = materials.paving(stone, *blocks) if blocks else materials.plaster(stone)
    window, door = ((-2.1, 0.42), (0.75, 2.75)), ((1.15, 0.0), (2.15, 2.75))
    cut = [solids.opening(*window), [(door[0][0], -0.02), (door[0][0], door[1][1]), (door[1][0], door[1][1]), (door[1][0], -0.02)]]
    # The wall is built in its own plane, so that courses of stone run along it.
    solids.wall((-9, -0.02), (9, 8), cut, 0, 0.34, wall)
    solids.plane((-12, -14, 0), (12, 0.1, 0), materials.paving(ground, 0.62, 0.62))
    solids.box((-2.2, -0.09, 0.36), (0.85, 0.3, 0.42), materials.paving(stone, 9, 9), 0.006)
    wood = materials.plain(frame, 0.45, 0.4)
    depth = (0.12, 0.19)
    bars = [(window[0], (window[1][0], window[0][1] + 0.07)), ((window[0][0], window[1][1] - 0.07), window[1])]
    bars += [((x, window[0][1] + 0.07), (x + 0.06, window[1][1] - 0.07)) for x in (window[0][0], window[1][0] - 0.06)]
    for low, high in bars:
        solids.box((low[0], depth[0], low[1]), (high[0], depth[1], high[1]), wood, 0.004)
    glass = materials.pane()
    solids.plane((window[0][0], 0.155, window[0][1]), (window[1][0], 0.155, window[1][1]), glass)
    leaf(door, wood, glass, depth)
    solids.box((door[0][0] - 0.05, -0.3, 0), (door[1][0] + 0.05, 0.3, 0.03), materials.paving(stone, 9, 9), 0.006)
    room(inside)
    shown(chance)
    picture.sky(sky, 0.9)
    picture.sun(sun, (0.2, 2.4, 9, 9), columns=1, rows=1, soft=2.5)
    picture.area((-0.6, 1.0, 3.2), (-0.6, 1.0, 0), (3.2, 1.2), 60, "#fff0dc")
    picture.area((1.2, 2.2, 3.2), (1.2, 2.2, 0), (2.4, 1.6), 60, "#fff0dc")
    picture.area((-0.7, 0.5, 2.95), (-0.7, 0.9, 0.8), (2.2, 0.2), 26, "#fff3e2")
    picture.camera((0.03, -6.4, 1.5), 42, (0.0, 0.016))


def leaf(door, wood, glass, depth):
    """A door with one pane, its handle, and the light over it."""
    (left, low), (right, high) = door
    top = 2.2
    for x in (left, right - 0.1):
        solids.box((x, depth[0], low + 0.03), (x + 0.1, depth[1], high), wood, 0.004)
    for z in (0.03, top, high - 0.08):
        tall = 0.28 if z == 0.03 else 0.08
        solids.box((left + 0.1, depth[0], z), (right - 0.1, depth[1], z + tall), wood, 0.004)
    solids.plane((left + 0.1, 0.155, 0.31), (right - 0.1, 0.155, high - 0.08), glass)
    brass = materials.metal(rooms.BRASS, 0.25)
    solids.tube([(left + 0.06, depth[0] - 0.05, 0.85), (left + 0.06, depth[0] - 0.05, 1.35)], 0.012, brass)
    for z in (0.9, 1.3):
        solids.tube([(left + 0.06, depth[0] - 0.05, z), (left + 0.06, depth[0], z)], 0.008, brass)


def room(tint):
    """The room behind the window: a wall, an oak floor, a ceiling."""
    solids.plane((-5, 3.6, 0), (5, 3.6, 4), materials.plaster(tint))
    solids.plane((-5, 0.34, 0.001), (5, 3.6, 0.001), materials.planks("#a07a50", "#c39d70"))
    solids.plane((-5, 0.34, 3.4), (5, 3.6, 3.4), materials.plain("#e8e4dc"))
    for x in (-5, 5):
        solids.plane((x, 0.34, 0), (x, 3.6, 4), materials.plaster(tint))
    solids.box((-2.1, 0.34, 0.0), (0.75, 1.3, 0.44), materials.wood("#9c774f", "#c6a074", "x"), 0.004)
