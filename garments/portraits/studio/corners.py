"""Corners of a home for still lifes: a peg rail, a chair, and knitwear that is folded or thrown over a chair back."""

import math
import random

import bpy

from . import materials, picture, rooms, solids

OAK = ("#9c774f", "#c6a074")


def sheet(rows, material, thickness, smoothed=1):
    """Cloth along a grid of points: rows of equal length, each point in metres."""
    across = len(rows[0])
    faces = [
        (row * across + k, row * across + k + 1, (row + 1) * across + k + 1, (row + 1) * across + k)
        for row in range(len(rows) - 1)
        for k in range(across - 1)
    ]
    thing = solids.mesh("sheet", [point for row in rows for point in row], faces, material, smooth=True)
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = thickness, 0
    if smoothed:
        thing.modifiers.new("round", "SUBSURF").levels = smoothed
        thing.modifiers["round"].render_levels = smoothed
    return thing


def folded(place, material, chance, size=(0.33, 0.27, 0.062), turn=0.0):
    """A folded sweater for a close view: one thick sheet that turns back on itself at the front. Returns its height in
    metres."""
    about = (place[0] + chance.uniform(-0.008, 0.008), place[1] + chance.uniform(-0.01, 0.006), place[2])
    wide, deep, high = (each * chance.uniform(0.96, 1.04) for each in size)
    thick = high / 2 - 0.001
    bend = high / 4
    waves = [(chance.uniform(7, 20), chance.uniform(-9, 9), chance.uniform(0, 6.28), chance.uniform(0.0006, 0.0016)) for _ in range(4)]
    bulge = [(chance.uniform(4, 11), chance.uniform(0, 6.28), chance.uniform(0.0015, 0.004)) for _ in range(3)]
    path = []
    for step in range(40):
        path.append((deep / 2 - (deep - bend) * step / 40, bend, 0))
    for step in range(17):
        angle = math.pi * step / 16
        path.append((-deep / 2 + bend - bend * math.sin(angle), 2 * bend - bend * math.cos(angle), 0.5 - 0.5 * math.cos(angle)))
    for step in range(1, 41):
        path.append((-deep / 2 + bend + (deep - bend) * step / 40, 3 * bend, 1))
    rows = []
    for y, z, above in path:
        row = []
        for column in range(61):
            share = 2 * column / 60 - 1
            x = share * wide / 2
            lift = sum(size * math.sin(often * x + aslant * y + phase) for often, aslant, phase, size in waves)
            front = max(0.0, 1 - (y + deep / 2) / 0.05)
            out = front * sum(size * math.sin(often * x + phase) for often, phase, size in bulge)
            sag = 0.007 * abs(share) ** 5 * above + 0.003 * front * above
            narrow = 1 - 0.012 * math.sin(math.pi * (y / deep + 0.5)) * (1 - 0.5 * above)
            row.append((x * narrow, y - out, z + lift * (0.3 + above) - sag))
        rows.append(row)
    thing = sheet(rows, material, thick)
    thing.location = about
    thing.rotation_euler = (0, 0, math.radians(turn + chance.uniform(-2.5, 2.5)))
    return high - 0.006


def fringe(ends, length, material, chance):
    """Fringe threads that hang from points."""
    for x, y, z in ends:
        lean = [chance.uniform(-0.006, 0.006) for _ in range(2)]
        long = length * chance.uniform(0.85, 1.05)
        points = [(x + lean[0] * t * t, y + lean[1] * t * t, z - long * t) for t in (0, 0.25, 0.5, 0.75, 1)]
        solids.tube(points, 0.0021, material)


def over_back(top, y, bend, front, behind):
    """The path of a scarf over a round chair back: (y, z, the share of its fall, its side)."""
    way = [(y - bend, top - front * (1 - k / 40), 1 - k / 40, -1) for k in range(40)]
    way += [(y - bend * math.cos(a), top + bend * math.sin(a), 0, -math.cos(a)) for a in [math.pi * k / 12 for k in range(13)]]
    return way + [(y + bend, top - behind * k / 30, k / 30, 1) for k in range(1, 31)]


def over_edge(top, back, edge, bend, front):
    """The path of a scarf that lies on something and falls over its edge."""
    way = [(edge, top - bend - front * (1 - k / 40), 1 - k / 40, -1) for k in range(40)]
    way += [(edge + bend - bend * math.cos(a), top - bend + bend * math.sin(a), 0, -math.cos(a)) for a in [math.pi / 2 * k / 8 for k in range(9)]]
    return way + [(edge + bend + (back - edge - bend) * k / 20, top, 0, -0.2) for k in range(1, 21)]


def scarf(middle, way, material, chance, wide=0.25):
    """A scarf along its path, its first end in front; where it falls it spreads and ripples."""
    phases = [chance.uniform(0, 6.28) for _ in range(3)]
    rows = []
    for depth, z, down, side in way:
        row = []
        for column in range(49):
            share = 2 * column / 48 - 1
            grown = 0.72 + 0.28 * down
            ripple = 0.012 * (0.3 + 0.8 * down) * math.sin(2.6 * math.pi * share + phases[0] + 1.1 * down)
            ripple += 0.004 * math.sin(6.1 * share + phases[1])
            x = middle + share * wide / 2 * grown + 0.006 * math.sin(5 * down + phases[2])
            row.append((x, depth + side * (0.005 + abs(ripple) + ripple), z + (1 - abs(side)) * abs(ripple)))
        rows.append(row)
    sheet(rows, material, 0.007)
    fringe(rows[0][::2], 0.065, material, chance)


def plank(low, high, bow, material, count=16):
    """An upright board between (x, z) corners that curves away from the camera in its middle; 16 mm thick at y = 0."""
    rows = []
    for z in (low[1], (low[1] + high[1]) / 2, high[1]):
        rows.append([(low[0] + (high[0] - low[0]) * k / count, bow * math.sin(math.pi * k / count), z) for k in range(count + 1)])
    thing = sheet(rows, material, 0.016, 0)
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = 0.005, 3
    return thing


def tapered(points, radii, material):
    """A turned leg along points."""
    thing = solids.tube(points, 1.0, material)
    for point, radius in zip(thing.data.splines[0].points, radii):
        point.radius = radius
    return thing


def chair(place, turn, wood, on_it=None):
    """A wooden chair that faces the camera at a rotation of 0; `on_it` adds things in the chair's coordinates."""
    before = set(bpy.data.objects)
    along, upright = materials.wood(*wood, "x"), materials.wood(*wood, "z")
    for side in (-1, 1):
        tapered([(side * 0.2, -0.2, 0), (side * 0.19, -0.187, 0.2), (side * 0.18, -0.17, 0.44)], [0.011, 0.015, 0.018], upright)
        post = [(side * 0.185, 0.235, 0), (side * 0.178, 0.2, 0.25), (side * 0.172, 0.178, 0.45), (side * 0.172, 0.19, 0.62), (side * 0.176, 0.228, 0.8), (side * 0.178, 0.25, 0.88)]
        tapered(post, [0.012, 0.016, 0.019, 0.018, 0.015, 0.011], upright)
        solids.tube([(side * 0.194, -0.192, 0.2), (side * 0.18, 0.207, 0.22)], 0.009, along)
    solids.tube([(-0.187, 0.0, 0.211), (0.187, 0.0, 0.211)], 0.009, along)
    solids.box((-0.215, -0.22, 0.432), (0.215, 0.205, 0.462), along, 0.009, 4)
    for z, y in ((0.6, 0.186), (0.72, 0.207), (0.825, 0.234)):
        board = plank((-0.172, z - 0.026), (0.172, z + 0.026), 0.028, along)
        board.location = (0, y, 0)
        board.rotation_euler = (-math.atan2(y - 0.178, z - 0.45) * 0.9, 0, 0)
        board.location.z += z * (1 - math.cos(board.rotation_euler.x))
        board.location.y -= z * math.sin(-board.rotation_euler.x)
    if on_it:
        on_it()
    pivot = bpy.data.objects.new("chair", None)
    bpy.context.scene.collection.objects.link(pivot)
    for thing in set(bpy.data.objects) - before - {pivot}:
        if thing.parent is None:
            thing.parent = pivot
    pivot.location, pivot.rotation_euler = place, (0, 0, math.radians(turn))


def pegs(left, right, z, count, wood):
    """A board on the wall with turned pegs. Returns the points on the pegs where things hang."""
    along = materials.wood(*wood, "x")
    solids.box((left, -0.022, z - 0.04), (right, 0, z + 0.04), along, 0.004)
    places = []
    for k in range(count):
        x = left + (right - left) * (k + 0.5) / count
        profile = [(0.001, 0), (0.011, 0), (0.009, 0.02), (0.0085, 0.055), (0.015, 0.072), (0.0155, 0.08), (0.012, 0.086), (0.001, 0.087)]
        peg = solids.turned(profile, (x, -0.021, z - 0.004), along)
        peg.rotation_euler = (math.radians(90 - 8), 0, 0)
        places.append((x, -0.075, z + 0.017))
    return places


def corner(seed, tint, floor, patch, camera, lens, shift, things, power=0.85):
    """A wall and a floor in the light of a window; `things` adds the contents."""
    chance = random.Random(seed)
    rooms.shell(tint, floor)
    solids.box((-9, -0.014, 0), (9, 0, 0.09), materials.plain(tint, 0.6), 0.004)
    rooms.daylight(power, "#dfe8f2", patch, 2.4, columns=3, rows=2)
    things(chance)
    picture.camera(camera, lens, shift)
