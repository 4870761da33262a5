"""The places of the portraits. Each function builds one kind of place with the parameters of a store."""

import math
import random

from . import goods, materials, picture, solids

BRASS, BLACK, STEEL = "#b08d57", "#1d1b1a", "#a9a8a4"


def floor_of(kind, colours):
    return {"oak": materials.planks, "terrazzo": materials.terrazzo, "cement": materials.cement}[kind](*colours)


def shell(tint, floor, front=0.0):
    """Back wall and floor, and a dark right side, so that light falls off to the right."""
    solids.plane((-9, 0, -0.02), (9, 0, 6), materials.plaster(tint)) if front == 0 else None
    solids.plane((-9, -12, 0), (9, 0.6, 0), floor_of(*floor))
    dark = solids.plane((4.6, -9, 0), (4.6, 0.5, 5), materials.plain("#8d8880"))
    dark.visible_camera = dark.visible_glossy = False


def daylight(power=1.0, sky="#dfe8f2", patch=None, strength=3.2, **window):
    """Soft light of a large window at the upper left, an open front, and optionally a patch of sunlight."""
    picture.sky(sky, 0.42)
    picture.area((-6.4, -4.2, 3.6), (0.3, -0.2, 1.1), (4.0, 3.0), 720 * power, "#fffaf2")
    picture.area((1.5, -6.5, 3.4), (0.4, 0, 1.0), (4, 2), 60 * power)
    if patch:
        picture.sun(strength, patch, **window)


def hung(garments, pieces, rail, chance):
    """Garments along a rail from the left: (garment, colour, kind, gap, rotation); the gap precedes each garment."""
    x, y, z = rail
    for name, colour, kind, gap, turn in pieces:
        x += gap
        garments.hang(name, colour, (x, y, z), turn + chance.uniform(-5, 5), 0.4, kind)


def rail(left, right, y, z, colour, top=6.0, feet=False):
    """A rail that hangs from the ceiling or stands on feet."""
    material = materials.metal(colour, 0.3)
    solids.tube([(left, y, z), (right, y, z)], 0.0115, material)
    for x in (left + 0.12, right - 0.12) if not feet else (left, right):
        if feet:
            solids.tube([(x, y, 0.012), (x, y, z)], 0.0115, material)
            solids.tube([(x, y - 0.26, 0.012), (x, y + 0.22, 0.012)], 0.0115, material)
        else:
            solids.tube([(x, y, z), (x, y, top)], 0.006, material)


def bench(left, right, y, material, high=0.42, deep=0.36):
    solids.box((left, y - deep / 2, high - 0.045), (right, y + deep / 2, high), material, 0.004)
    for x in (left + 0.12, right - 0.16):
        solids.box((x, y - deep / 2 + 0.03, 0), (x + 0.04, y + deep / 2 - 0.03, high - 0.045), material, 0.003)


def plinth(x, y, wide, high, material):
    solids.box((x - wide / 2, y - wide / 2, 0), (x + wide / 2, y + wide / 2, high), material, 0.006, 3)


def globe(x, y, z, radius, material):
    """A paper lamp on its wire, not lit in daytime."""
    profile = [(max(0.02, radius * math.sin(math.pi * k / 48)), -radius * 0.92 * math.cos(math.pi * k / 48)) for k in range(1, 48)]
    ribbed = [(r * (1 + 0.008 * math.cos(k * math.pi)), h) for k, (r, h) in enumerate(profile)]
    solids.turned(ribbed, (x, y, z), material)
    solids.tube([(x, y, z + radius * 0.9), (x, y, 6)], 0.002, materials.plain("#22201e"))


def vase(x, y, z, high, material):
    profile = [(0.001, 0), (0.30, 0.0), (0.36, 0.05), (0.42, 0.3), (0.38, 0.55), (0.2, 0.78), (0.16, 0.9), (0.2, 1.0), (0.17, 1.0), (0.12, 0.88)]
    fine = []
    for (r, h), (s, g) in zip(profile, profile[1:]):
        fine += [(r + (s - r) * t / 6, h + (g - h) * t / 6) for t in range(6)]
    solids.turned([(r * high * 0.9, h * high) for r, h in fine], (x, y, z), material)


def rail_room(garments, seed, tint, floor, pieces, side, metal=BRASS, sky="#dfe8f2", patch=(0.9, 2.1, 1.5, 1.5), shelf=None):
    """A rail along a wall, with a bench or plinth beside it."""
    chance = random.Random(seed)
    shell(tint, floor)
    daylight(0.85, sky, patch, 2.6, columns=3, rows=2)
    rail(-2.1, 1.15, -0.42, 1.78, metal)
    hung(garments, pieces, (-1.95, -0.42, 1.78), chance)
    if shelf:
        wood = materials.wood("#9c774f", "#c6a074", "x")
        solids.box((-2.1, -0.36, 2.12), (1.15, 0, 2.16), wood, 0.003)
    side(chance)
    picture.camera((0.0, -5.6, 1.32), 39, (0.0, 0.004))


def niche_room(garments, seed, tint, floor, left, right, between, sky="#dfe8f2", patch=(-0.2, 2.2, 1.7, 1.5)):
    """A wall with two arched niches; the back wall is 0.62 m behind its face."""
    chance = random.Random(seed)
    wall = materials.plaster(tint)
    face = -0.62
    solids.wall((-9, -0.02), (9, 6), [solids.arch(-1.15, 1.5, 1.62), solids.arch(1.2, 1.5, 1.62)], face, 0.6, wall)
    shell(tint, floor, front=face)
    solids.plane((-9, 0, -0.02), (9, 0, 6), materials.plaster(tint))
    daylight(0.72, sky)
    picture.sun(2.0, patch, columns=2, rows=2)
    left(chance, -1.15)
    right(chance, 1.2)
    between(chance)
    picture.camera((0.02, -6.0, 1.34), 42, (0.0, 0.012))


def shelf_room(garments, seed, tint, floor, wood, fill, pieces, sky="#dfe8f2", metal=BLACK, patch=(-1.2, 2.1, 1.3, 1.5)):
    """Wooden shelves on the right, a rail on the left."""
    chance = random.Random(seed)
    shell(tint, floor)
    daylight(0.85, sky, patch, 2.6, columns=2, rows=2)
    along, upright = materials.wood(*wood, "x"), materials.wood(*wood, "z")
    left, right, deep = 0.1, 2.02, 0.4
    columns = [left, (left + right) / 2, right]
    levels = [0.12, 0.62, 1.02, 1.42, 1.82, 2.3]
    for x in columns:
        solids.box((x - 0.014, -deep, 0), (x + 0.014, -0.004, levels[-1] + 0.028), upright, 0.002)
    solids.box((left, -0.02, 0.1), (right, -0.002, levels[-1]), materials.wood(*wood, "z"), 0)
    for z in levels:
        for one, other in zip(columns, columns[1:]):
            solids.box((one + 0.0145, -deep + 0.004, z), (other - 0.0145, -0.004, z + 0.026), along, 0.002)
    fill(chance, columns, [z + 0.026 for z in levels], -0.2)
    rail(-2.2, -0.22, -0.42, 1.76, metal, feet=False)
    hung(garments, pieces, (-1.98, -0.42, 1.76), chance)
    picture.camera((0.0, -5.6, 1.30), 40, (0.0, 0.0))


def fitting_room(garments, seed, tint, floor, curtain, seat, shown, sky="#dfe8f2", patch=(0.2, 1.9, 1.3, 1.7)):
    """Fitting rooms behind curtains, one of them half open, and a seat for waiting."""
    chance = random.Random(seed)
    wall = materials.plaster(tint)
    face = -0.5
    solids.wall((-9, -0.02), (9, 6), [solids.arch(-1.35, 1.15, 1.72), solids.arch(1.35, 1.15, 1.72)], face, 0.16, wall)
    solids.plane((-9, 0.75, -0.02), (9, 0.75, 6), materials.plaster(tint))
    shell(tint, floor, front=face)
    solids.plane((0, face + 0.16, 0), (0, 0.75, 4), wall)
    daylight(0.72, sky)
    picture.sun(2.0, patch, columns=2, rows=3)
    linen = materials.cloth(curtain, 0.95, 0.3, 420, 0.0008)
    bar = materials.metal(BRASS, 0.3)
    for x, gather in ((-1.35, 1.0), (1.35, 0.46)):
        solids.tube([(x - 0.7, face + 0.21, 2.36), (x + 0.7, face + 0.21, 2.36)], 0.011, bar)
        solids.curtain(x - 0.66, x - 0.66 + 1.32 * gather, face + 0.24, 2.36, 0.015, linen, 9 if gather == 1 else 7, chance, 0.045 / gather**0.5)
    seat(chance)
    shown(chance)
    picture.camera((0.0, -6.2, 1.34), 42, (0.0, 0.012))
