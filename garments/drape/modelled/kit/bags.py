"""Soft boxes for bags, as loops of points from the bottom to the rim."""

import numpy as np

from .curves import evenly, smooth


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
