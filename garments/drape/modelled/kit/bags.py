"""Soft boxes for bags, as loops of points from the bottom to the rim."""

import numpy as np

from .curves import evenly, smooth
from .surface import normals, swept


class Body:
    """A box with round edges: `wide` and `deep` are functions of the height from 0 at the bottom to 1 at the rim.

    `front` is the distance of a point from the middle of the front, in millimetres along the wall; it exceeds `wide /
    2` on the gussets."""

    def __init__(self, high, wide, deep, *, corner=7.0, edge=14.0, rows=520, around=1100, top=0.0):
        levels = np.linspace(0, 1, rows)
        floor = np.linspace(np.pi / 2, 0, 26)
        rings = [(edge * (1 - np.cos(b)), edge * (1 - np.sin(b))) for b in floor]
        shapes = [(inward, z) for inward, z in rings] + [(0.0, edge + (high - edge) * level) for level in levels[1:]]
        if top:
            shapes += [(top * (1 - np.cos(b)), high + top * np.sin(b)) for b in np.linspace(0, np.pi / 2, 26)[1:]]
        angle = np.linspace(0, 2 * np.pi, 2400)
        cos, sin = np.cos(angle), np.sin(angle)
        unit = np.stack([np.sign(cos) * np.abs(cos) ** (2 / corner), np.sign(sin) * np.abs(sin) ** (2 / corner)], axis=1)
        points = []
        for inward, z in shapes:
            level = min(1.0, z / high)
            # Starts at the back, so that the seam of the grid is not visible.
            half = np.array([wide(level) / 2 - inward, deep(level) / 2 - inward])
            loop = np.stack([unit[:, 1] * half[0], unit[:, 0] * half[1]], axis=1)
            loop = evenly(loop, around + 1)[:-1]
            points.append(np.concatenate([loop, np.full((around, 1), z)], axis=1))
        self.points = np.array(points)[:, ::-1]
        flat = self.points.copy()
        step = np.linalg.norm(np.roll(flat, -1, axis=1) - flat, axis=2)
        run = np.cumsum(step, axis=1) - step
        front = np.argmin(np.abs(flat[..., 0]) + (flat[..., 1] > 0) * 1e4, axis=1)
        self.front = run - np.take_along_axis(run, front[:, None], axis=1)
        self.is_front = smooth(-flat[..., 1], 0, 4)

    @property
    def x(self):
        return self.points[..., 0]

    @property
    def y(self):
        return self.points[..., 1]

    @property
    def z(self):
        return self.points[..., 2]


def wrinkle(a, b, start, end, wide, high):
    """A soft ridge between two points that fades out at both ends."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    step = end - start
    length = np.linalg.norm(step)
    along = ((a - start[0]) * step[0] + (b - start[1]) * step[1]) / length
    across = ((a - start[0]) * -step[1] + (b - start[1]) * step[0]) / length
    t = np.clip(along / length, 0, 1)
    return high * np.sin(np.pi * t) ** 1.2 * np.exp(-((across / wide) ** 2))


class Pillow:
    """Two faces of one outline with a gusset between them.

    `outline` is a closed line in the plane of the front, clockwise seen from the front. `edge` is the distance to the
    outline, negative on the gusset; `face` is 1 on the front, -1 on the back and 0 between; `along` is the way along
    the outline. `spread` is 0.5 for more rows at the edge than in the middle, 1 for even ones."""

    def __init__(self, outline, deep, *, edge=7.0, dome=6.0, rows=190, gusset=90, spread=0.5):
        outline = np.asarray(outline, float)
        count = len(outline)
        ahead = np.roll(outline, -2, axis=0) - np.roll(outline, 2, axis=0)
        ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
        inward = np.stack([ahead[:, 1], -ahead[:, 0]], axis=1)
        middle = (outline.max(axis=0) + outline.min(axis=0)) / 2
        flat = outline + inward * edge
        shares = np.linspace(1e-7, 1, rows) ** spread
        layers = [(middle + (flat - middle) * s, -deep / 2 - dome * (1 - s**2)) for s in shares]
        layers += [(outline + inward * edge * (1 - np.sin(b)), -deep / 2 + edge * (1 - np.cos(b))) for b in np.linspace(0, np.pi / 2, 16)[1:]]
        half = deep / 2 - edge
        layers += [(outline, y) for y in np.linspace(-half, half, gusset)[1:-1]]
        layers += [(plan, -y) for plan, y in layers[: rows + 15][::-1]]
        self.points = np.array([np.stack([plan[:, 0], np.full(count, y), plan[:, 1]], axis=1) for plan, y in layers])
        reach = [np.linalg.norm(middle - flat, axis=1) * (1 - s) + edge for s in shares]
        reach += [np.full(count, edge * (1 - b)) for b in np.linspace(0, 1, 16)[1:]]
        reach += [np.full(count, -0.01 - (half - abs(y))) for y in np.linspace(-half, half, gusset)[1:-1]]
        self.edge = np.array(reach + reach[: rows + 15][::-1])
        sides = [1.0] * (rows + 15) + [0.0] * (gusset - 2) + [-1.0] * (rows + 15)
        self.face = np.repeat(np.array(sides)[:, None], count, axis=1)
        run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(outline, axis=0), axis=1))])
        self.along = np.broadcast_to(run, self.edge.shape)

    @property
    def x(self):
        return self.points[..., 0]

    @property
    def y(self):
        return self.points[..., 1]

    @property
    def z(self):
        return self.points[..., 2]


def rounded_box(wide, high, radius, *, count=1200, top=None):
    """A box with round corners, clockwise from the middle of its lower edge; `top` is the radius of the upper ones."""
    top = radius if top is None else top
    w = wide / 2
    def corner(cx, cz, r, start):
        b = np.linspace(start, start - np.pi / 2, 60)
        return [(cx + r * np.cos(t), cz + r * np.sin(t)) for t in b]
    line = [(0, 0)] + corner(-w + radius, radius, radius, -np.pi / 2) + corner(-w + top, high - top, top, np.pi)
    line += corner(w - top, high - top, top, np.pi / 2) + corner(w - radius, radius, radius, 0) + [(0, 0)]
    return evenly(np.array(line), count + 1)[:-1]


def zip_teeth(path, up, wide=5.0, thick=2.2, pitch=2.5):
    """The closed teeth of a zip along a path."""
    path = np.asarray(path, float)
    long = np.linalg.norm(np.diff(path, axis=0), axis=1).sum()
    count = int(long / pitch * 9)
    grid = swept(path, wide, thick, up=up, count=count, ring=28, fullness=4, caps=False)
    run = np.linspace(0, long, count)[:, None]
    angle = np.linspace(0, 2 * np.pi, 28, endpoint=False)[None, :]
    # Teeth of both sides alternate.
    tooth = np.cos(run / pitch * 2 * np.pi + np.pi * (np.cos(angle) > 0))
    return grid + normals(grid, True) * (0.35 * smooth(tooth, -0.4, 0.4) - 0.35)[..., None]


def buckle_ring(middle, wide, high, thick, turn):
    """A rectangular ring with round corners that stands upright, turned around the upright axis."""
    b = np.linspace(0, 2 * np.pi, 161)
    c, s = np.cos(b), np.sin(b)
    plane = np.stack([wide / 2 * np.sign(c) * np.abs(c) ** 0.35, high / 2 * np.sign(s) * np.abs(s) ** 0.35], axis=1)
    side = np.array([np.cos(turn), np.sin(turn), 0])
    path = np.asarray(middle) + plane[:, :1] * side + plane[:, 1:] * np.array([0, 0, 1.0])
    return swept(path, thick, thick, up=(-np.sin(turn), np.cos(turn), 0), count=160, ring=16, fullness=2, caps=False)
