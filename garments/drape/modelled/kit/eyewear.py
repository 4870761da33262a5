"""Frames of glasses from the outline of a lens, and the lenses, which reflect a window and let light through."""

import numpy as np

from .curves import around, smooth, through
from .parts import BASE, DARK, METAL
from .surface import Piece, ring, swept

ACETATE = {"grain": "smooth", "rough": 0.07, "shine": 0.6}
# A window at the left that lenses reflect.
VIEW = {"yaw": -24, "elevation": 14, "wide": 0.74, "samples": 24, "glints": (((-1.5, -1.25, 0.5), (0.5, 0.75), 13), ((-1.25, -1.6, -0.1), (0.16, 0.75), 4))}


def bow(x):
    """The depth of the curved front at a distance from the nose."""
    return 0.0016 * x**2


def bent(plane, forward=0.0):
    x, z = plane[..., 0], plane[..., 1]
    return np.stack([x, bow(x) - forward, z], axis=-1)


def rounded(wide, deep, n=9.0, steps=120):
    b = np.linspace(0, 2 * np.pi, steps + 1)
    c, s = np.cos(b), np.sin(b)
    return [(wide / 2 + wide / 2 * np.sign(p) * abs(p) ** (2 / n), deep / 2 + deep / 2 * np.sign(q) * abs(q) ** (2 / n)) for p, q in zip(c, s)]


def rim(outline, sign, width, deep=4.4):
    """A rim of sheet acetate; `width` gives its width at points (x, z) of the right lens."""
    inner = around(outline, 500)
    wide = width(np.abs(inner[:, 0]), inner[:, 1])
    inner = inner * (sign, 1)
    middle = inner.mean(axis=0)
    ahead = np.roll(inner, -1, axis=0) - np.roll(inner, 1, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    out = np.stack([ahead[:, 1], -ahead[:, 0]], axis=1)
    out *= np.sign(np.sum(out * (inner - middle)))
    # The outer edge turns its corners in a larger curve.
    kernel = np.hanning(45) / np.hanning(45).sum()
    out = np.stack([np.convolve(np.concatenate([out[-44:], out, out[:44]])[:, k], kernel, "same")[44:-44] for k in (0, 1)], axis=1)
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    # Around the section: the front face, the outer edge, the back, the groove of the lens.
    rows = [bent(inner + out * (wide * across)[:, None], -depth) for across, depth in rounded(1.0, deep)]
    return Piece(np.array(rows)[:, :: int(sign)], BASE, wrap=True, **ACETATE)


def wire(outline, sign, thick=1.9):
    line = around(outline, 400) * (sign, 1)
    path = bent(line, -1.2)
    path = np.concatenate([path, path[:1]])
    return Piece(swept(path, thick, thick * 1.15, up=(0, -1, 0), count=420, ring=28, fullness=2.4, caps=False), METAL, wrap=True, metal=True, rough=0.2)


def lens(outline, sign, dark=0.84, light=0.5, bulge=3.4):
    """A tinted lens, darker above than below."""
    edge = around(outline, 400) * (sign, 1)
    middle = (edge.max(axis=0) + edge.min(axis=0)) / 2
    low, high = edge[:, 1].min(), edge[:, 1].max()
    rows, clear = [], []
    for share in np.linspace(0.001, 1.02, 70):
        plane = middle + (edge - middle) * share
        grid = bent(plane)
        grid[:, 1] += 2.0 - bulge * (1 - share**2)
        rows.append(grid)
        level = smooth(plane[:, 1], low - 2, high - 2)
        clear.append(1 - (light + (dark - light) * level))
    step = int(sign)
    return Piece(np.array(rows)[:, ::step], DARK, wrap=True, grain="smooth", rough=0.05, shine=0.6, clear=np.array(clear)[:, ::step])


def temple(sign, x, z, high=12.5, thick=4.0, part=BASE, drop=0.0, front=3.4):
    # It begins behind the front of an acetate rim; in front of it, its end would be a lump.
    y = bow(x)
    path = through([((x - 2) * sign, y + front, z), ((x - 0.4) * sign, y + front + 4, z - 0.1), ((x + 0.6) * sign, y + 30, z - 0.9), ((x - 1) * sign, y + 80, z - 3), ((x - 4) * sign, y + 112, z - 7.5), ((x - 8) * sign, y + 138, z - 22.5 - drop), ((x - 10) * sign, y + 150, z - 33.5 - drop)], 300)
    share = np.linspace(0, 1, 300)
    look = {"metal": True, "rough": 0.2} if part == METAL else ACETATE
    return Piece(swept(path, high - 0.4 * high * smooth(share, 0, 0.5) + 2.0 * smooth(share, 0.75, 1), thick, up=(sign, 0, 0), count=300, ring=48, fullness=4), part, wrap=True, **look)


def nose_pad(sign, x, z):
    """A pad of silicone on a thin arm."""
    arm = through([(sign * x, bow(x) + 1.5, z), (sign * (x - 2.4), bow(x) + 6, z - 0.6), (sign * (x - 3.2), bow(x) + 8, z - 3)], 60)
    pad = swept([(sign * (x - 4.2), bow(x) + 8.5, z + 1.6), (sign * (x - 1.4), bow(x) + 9.6, z - 8.4)], 6.0, 2.6, up=(-sign, -0.5, 0), count=40, ring=40, fullness=2.4)
    return [Piece(swept(arm, 1.0, 1.0, up=(0, 0, 1), count=60, ring=14, fullness=2), METAL, wrap=True, metal=True, rough=0.2), Piece(pad, DARK, wrap=True, grain="smooth", rough=0.3, shine=0.4, clear=0.55)]
