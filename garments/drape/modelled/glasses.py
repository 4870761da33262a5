"""Sunglasses with a thick acetate frame, open, seen from in front and a little above."""

import numpy as np

from kit.curves import around, smooth, through
from kit.parts import BASE, INSIDE
from kit.surface import Piece, swept

# The outline of the left lens, from the nose along the bottom to the temple and over the top.
LENS = [(-9, 4), (-11.5, -8), (-19, -18), (-33, -21.5), (-48, -18.5), (-57.5, -8), (-60, 5), (-57, 15), (-46, 19.5), (-30, 20), (-16, 16.5)]


def bow(x):
    """The depth of the curved front at a distance from the nose."""
    return 0.0016 * x**2


def bent(plane, forward=0.0):
    x, z = plane[..., 0], plane[..., 1]
    return np.stack([x, bow(x) - forward, z], axis=-1)


def rim(sign):
    inner = around(LENS, 500) * (sign, 1)
    middle = inner.mean(axis=0)
    ahead = np.roll(inner, -1, axis=0) - np.roll(inner, 1, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    out = np.stack([ahead[:, 1], -ahead[:, 0]], axis=1)
    out *= np.sign(np.sum(out * (inner - middle)))
    upper = smooth(inner[:, 1], -14, 16)
    temple = smooth(np.abs(inner[:, 0]), 44, 60) * smooth(inner[:, 1], -2, 14)
    wide = 3.6 + 2.2 * upper + 4.2 * temple
    rows = []
    # Around the section: the front face, the outer edge, the back, the groove of the lens.
    for across, depth in rounded(1.0, 4.4):
        rows.append(bent(inner + out * (wide * across)[:, None], -depth))
    return Piece(np.array(rows)[:, :: int(sign)], BASE, wrap=True, grain="smooth", rough=0.16, shine=0.55)


def rounded(wide, deep, n=5.0, steps=72):
    b = np.linspace(0, 2 * np.pi, steps + 1)
    c, s = np.cos(b), np.sin(b)
    return [(wide / 2 + wide / 2 * np.sign(p) * abs(p) ** (2 / n), deep / 2 + deep / 2 * np.sign(q) * abs(q) ** (2 / n)) for p, q in zip(c, s)]


def lens(sign):
    edge = around(LENS, 400) * (sign, 1)
    middle = edge.mean(axis=0)
    rows = []
    for share in np.linspace(0.001, 1.03, 60):
        plane = middle + (edge - middle) * share
        grid = bent(plane)
        grid[:, 1] += 1.6 + 2.2 * share**2 - 1.4
        rows.append(grid)
    return Piece(np.array(rows)[:, :: int(sign)], INSIDE, wrap=True, grain="smooth", rough=0.32, shine=0.5)


def bridge():
    path = through([(-12.5, bow(12) + 2, 11), (-7, bow(7) + 1.6, 13.2), (0, 1.4, 14), (7, bow(7) + 1.6, 13.2), (12.5, bow(12) + 2, 11)], 120)
    return Piece(swept(path, 6.2, 4.4, up=(0, -1, 0), count=120, ring=48, fullness=4), BASE, wrap=True, grain="smooth", rough=0.16, shine=0.55)


def temple(sign):
    x, y = 66.5 * sign, bow(66)
    path = through([(x - 3 * sign, y - 1, 15.5), (x, y + 4, 15.4), (x + 0.6 * sign, y + 30, 14.6), (x - 1 * sign, y + 80, 12.5), (x - 4 * sign, y + 112, 8), (x - 8 * sign, y + 138, -7), (x - 10 * sign, y + 150, -18)], 300)
    share = np.linspace(0, 1, 300)
    return Piece(swept(path, 12.5 - 5.0 * smooth(share, 0, 0.5) + 2.0 * smooth(share, 0.75, 1), 4.0, up=(sign, 0, 0), count=300, ring=48, fullness=4), BASE, wrap=True, grain="smooth", rough=0.16, shine=0.55)



def views():
    made = [bridge()]
    for sign in (1, -1):
        made += [rim(sign), lens(sign), temple(sign)]
    return {"front": (made, {"yaw": -24, "elevation": 14, "wide": 0.74})}
