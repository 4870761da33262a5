"""A stiff bag with a flap, a turn lock and a short handle."""

import numpy as np

from kit.bags import Body
from kit.curves import bell, chords, smooth, through
from kit.parts import BASE, METAL
from kit.surface import Piece, dashes, lathe, normals, ring, swept

HIGH, WIDE, DEEP = 178.0, 256.0, 96.0


def half_depth(level):
    return DEEP / 2 * (1 - 0.16 * level**1.5) + 3 * np.sin(np.pi * level)


def body():
    box = Body(HIGH, lambda v: WIDE + 8 * (1 - v), lambda v: 2 * half_depth(v), corner=11, edge=9, top=9, rows=420, around=1000)
    points, x, y, z = box.points.copy(), box.x, box.y, box.z
    outward = normals(points, True)
    height = 0.8 * np.sin(x / 47 + 0.6) * np.sin(z / 39 + y / 60)
    gusset = np.abs(np.abs(box.front) - WIDE / 2 + 5)
    height += 1.2 * bell(gusset, 1.8) - 0.6 * bell(gusset - 3.4, 1.1)
    stitches = dashes(WIDE / 2 - 5 - np.abs(box.front), z, at=6.0)
    side = smooth(np.abs(x), WIDE / 2 - 14, WIDE / 2 - 4)
    points[..., 0] -= np.sign(x) * side * 14 * smooth(z / HIGH, 0.2, 1.0) * bell(y, 26)
    points += outward * height[..., None]
    lid = [points[-1] * (1 - k, 1 - k, 1) for k in (0.3, 0.7, 0.98)]
    grid = np.concatenate([points, lid])
    full = np.zeros(grid.shape[:2])
    full[: len(points)] = np.clip(stitches, 0, 1)
    return Piece(grid, BASE, wrap=True, stitches=full, grain="leather", rough=0.38, shine=0.45)


def flap():
    """The flap: sewn on at the back, over the top and down the front, with round lower corners."""
    front = -half_depth(0.6) - 4.2
    path = through([(0, 44, 128), (0, 44.5, 160), (0, 42.5, 180), (0, 30, 190.5), (0, 0, 193), (0, -30, 190.5), (0, -44.5, 181), (0, front, 160), (0, front - 2.0, 120), (0, front - 1.8, 88), (0, front - 1.0, 66)], 700)
    run = chords(path)
    left = run[-1] - run
    round_off = 46.0
    drop = np.clip((round_off - left) / round_off, 0, 1)
    wide = WIDE + 8 - 10 * smooth(left, 0, 260) - 2 * 70 * (1 - np.sqrt(1 - (0.985 * drop) ** 2.6))
    along = np.gradient(path, axis=0)
    up = np.cross((1, 0, 0), along)
    grid = swept(path, wide, 4.2, up=-up, count=700, ring=900, fullness=14)
    rows = np.concatenate([np.zeros(6), run, np.full(6, run[-1])])[:, None]
    width = np.concatenate([np.full(6, wide[0]), wide, np.full(6, wide[-1])])[:, None]
    across = np.abs(grid[..., 0])
    # The distance to the edge, measured perpendicular to the round corners.
    slope = np.gradient(width[:, 0] / 2, np.maximum(np.gradient(rows[:, 0]), 1e-3).cumsum())[:, None]
    edge = np.minimum((width / 2 - across) / np.sqrt(1 + slope**2), run[-1] - rows)
    height = -0.5 * bell(edge - 7.5, 0.8) + 0.6 * smooth(7.5 - edge, -0.6, 0.6) - 0.4 * smooth(2.2 - edge, 0, 2)
    soft = 1.0 * np.sin(grid[..., 0] / 43 + 2) * np.sin(rows / 47)
    stitches = dashes(edge, rows + grid[..., 0], at=4.6) * (rows > 70)
    outward = normals(grid, True)
    grid = grid + outward * (height + soft * smooth(edge, 6, 30))[..., None]
    cloth = np.stack([grid[..., 0], rows + 0 * across], axis=2) / 1000
    return Piece(grid, BASE, wrap=True, cloth=cloth, stitches=stitches, grain="leather", rough=0.38, shine=0.45)


def plate(centre, wide, high, thick, full=5.0):
    x, y, z = centre
    path = [(x, y, z - high / 2), (x, y, z + high / 2)]
    return Piece(swept(path, wide, thick, up=(0, -1, 0), count=60, ring=120, fullness=full), METAL, wrap=True, metal=True, rough=0.22)


def lock():
    y = -half_depth(0.5) - 8.2
    knob = swept([(-10, y - 5.5, 84), (10, y - 5.5, 84)], 7.5, 5.0, up=(0, -1, 0), count=60, ring=60, fullness=3)
    stem = lathe([(3.2, 0), (3.2, 6)], (0, y, 84), (0, -1, 0))
    return [plate((0, y, 84), 30, 21, 3.4), plate((0, y - 0.9, 84), 23, 14, 3.4), Piece(knob, METAL, wrap=True, metal=True, rough=0.18), Piece(stem, METAL, wrap=True, metal=True, rough=0.25)]


def handle():
    pieces = []
    wide = 92
    for sign in (-1, 1):
        x = sign * wide
        pieces.append(Piece(ring((x, 0, 204), 10.5, 3.2, (0, 1, 0)), METAL, wrap=True, metal=True, rough=0.2))
        loop = through([(x, -15, 194.5), (x, -8, 195.5), (x, -3.5, 199), (x, 0, 201.5), (x, 3.5, 199), (x, 8, 195.5), (x, 15, 194.5)], 120)
        pieces.append(Piece(swept(loop, 15, 2.4, up=(0, 0, 1), count=120, ring=48, fullness=4), BASE, wrap=True, grain="leather", rough=0.4, shine=0.4))
    arc = through([(-wide, 0, 211), (-wide + 2, 0, 236), (-wide + 18, 1, 276), (-46, 2, 306), (0, 2.5, 318), (46, 2, 306), (wide - 18, 1, 276), (wide - 2, 0, 236), (wide, 0, 211)], 400)
    share = np.linspace(0, 1, 400)
    along = np.gradient(arc, axis=0)
    up = np.cross(along, (0, 1, 0))
    middle = smooth(share, 0.06, 0.14) * smooth(1 - share, 0.06, 0.14)
    grid = swept(arc, 12 + 3.0 * middle, 5.0 + 6.0 * middle, up=up, count=400, ring=72, fullness=2.5)
    angle = np.linspace(0, 2 * np.pi, 72, endpoint=False)[None, :]
    edge = np.minimum(angle, 2 * np.pi - angle)
    edge = np.minimum(edge, np.abs(angle - np.pi))
    grid = grid - normals(grid, True) * (0.5 * bell(edge, 0.2))[..., None]
    pieces.append(Piece(grid, BASE, wrap=True, grain="leather", rough=0.38, shine=0.45))
    return pieces


def views():
    made = [body(), flap(), *handle()]
    return {
        "front": (made + lock(), {"yaw": 22, "elevation": 13}),
        "back": (made + lock(), {"yaw": 152, "elevation": 13}),
    }
