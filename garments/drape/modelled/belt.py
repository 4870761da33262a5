"""A leather belt, coiled, with its buckle in front."""

import numpy as np

from kit.curves import bell, chords, evenly, smooth
from kit.parts import BASE, DARK, METAL
from kit.surface import Piece, dashes, normals, swept

WIDE, THICK = 33.0, 3.8


def strap():
    """The path from the tip inside the coil outwards; the belt stands on its edge and ends in the buckle."""
    turn = np.linspace(0.4, 2 * np.pi * 2.92, 500)
    radius = 36 + 2.35 * turn
    coil = np.stack([radius * np.sin(turn) * 1.12, -radius * np.cos(turn), 0 * turn], axis=1)
    lift = WIDE / 2 + 0.6
    path = coil + (0, 0, lift)
    tangent = path[-1] - path[-2]
    tangent /= np.linalg.norm(tangent)
    count = 1800
    path = evenly(path, count)
    along = np.gradient(path, axis=0)
    up = np.cross((0, 0, 1), along)
    run = chords(path)
    tip = np.clip(1 - run / 20, 0, 1)
    wide = WIDE * np.sqrt(np.maximum(1 - tip**2.2, 0.02))
    grid = swept(path, wide, THICK, up=up, count=count, ring=150, fullness=9)
    level = grid[..., 2] - lift
    rows = np.concatenate([np.zeros(6), run, np.full(6, run[-1])])[:, None]
    edge = np.concatenate([np.full(6, wide[0]), wide, np.full(6, wide[-1])])[:, None] / 2 - np.abs(level)
    height = -0.35 * bell(edge - 3.8, 0.6)
    stitches = dashes(edge, rows, at=3.6, length=3.0, pitch=4.2)
    hole = np.zeros_like(level)
    for k in range(5):
        hole = np.maximum(hole, smooth(2.1 - np.hypot(rows - 86 - 25 * k, level), -0.3, 0.3))
    grid = grid + normals(grid, True) * (height - 1.4 * hole)[..., None]
    part = np.where(hole > 0.5, DARK, BASE)
    return path, tangent, Piece(grid, part, wrap=True, stitches=stitches, grain="leather", rough=0.38, shine=0.45)


def buckle(path, tangent):
    end = path[-1]
    out = np.cross(tangent, (0, 0, 1))
    place = lambda a, b, c: end + tangent * a + np.array([0, 0, 1]) * b + out * c
    frame = []
    for b in np.linspace(0, 2 * np.pi, 241):
        c, s = np.cos(b), np.sin(b)
        frame.append(place(17 + 19 * np.sign(c) * abs(c) ** 0.36, 23.5 * np.sign(s) * abs(s) ** 0.36, 1.5 + 2.2 * np.sign(c) * abs(c) ** 0.36 * 0.4))
    grid = swept(np.array(frame), 5.4, 4.2, up=out, count=360, ring=28, fullness=2.8, caps=False)
    prong = swept([place(-1, 0, 3.2), place(10, 0, 4.6), place(24, 0, 4.2), place(37, 0, 3.4)], 4.0, 3.0, up=out, count=120, ring=24, fullness=2.4)
    fold = swept([place(-34, 0, 1.6), place(-12, 0, 1.8), place(-1.5, 0, 1.6)], WIDE - 0.4, 6.6, up=out, count=160, ring=150, fullness=8)
    loop = []
    for b in np.linspace(0, 2 * np.pi, 161):
        c, s = np.cos(b), np.sin(b)
        loop.append(place(-22, (WIDE / 2 + 1.4) * np.sign(s) * abs(s) ** 0.2, 1.4 + 5.4 * np.sign(c) * abs(c) ** 0.2))
    keeper = swept(np.array(loop), 9.0, 2.0, up=tangent, count=300, ring=36, fullness=4, caps=False, twist=np.full(300, np.pi / 2))
    return [
        Piece(grid, METAL, wrap=True, metal=True, rough=0.2),
        Piece(prong, METAL, wrap=True, metal=True, rough=0.2),
        Piece(fold, BASE, wrap=True, grain="leather", rough=0.38, shine=0.45),
        Piece(keeper, BASE, wrap=True, grain="leather", rough=0.38, shine=0.45),
    ]


def views():
    path, tangent, leather = strap()
    made = [leather, *buckle(path, tangent)]
    return {
        "front": (made, {"yaw": 8, "elevation": 33, "wide": 0.72}),
        "back": (made, {"yaw": 150, "elevation": 22, "wide": 0.72}),
    }
