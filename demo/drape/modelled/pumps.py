"""Pumps with a pointed toe on a covered heel."""

import numpy as np

from kit.curves import evenly, smooth, spline
from kit.parts import BASE, SOLE
from kit.pumps import low_cut
from kit.shoes import evened, grown, outsole, pair
from kit.surface import Piece, walled

ROWS = [
    (0, 10, 0, 7, 0, 0, 2.1, 3, 7, 0),
    (2, 14.5, 2, 6.5, 5.5, 5.5, 2.1, 3, 7, 0),
    (8, 19.5, 8, 5.5, 12, 11.5, 2.1, 3, 6.5, 0),
    (20, 26, 20, 4.5, 21.5, 20, 2.2, 3, 5.5, 0),
    (40, 33, 40, 3.5, 32, 29.5, 2.2, 3.2, 3.5, 0),
    (60, 39.5, 62, 3, 37.5, 34.5, 2.2, 3.4, 1.5, 0),
    (69, 42.5, 88, 5.5, 38, 34.5, 2.2, 3.4, 0, 3),
    (74, 44.8, 118, 20, 35, 31, 2.3, 3.2, 0, 8),
    (77.5, 46.5, 148, 45, 32, 28.5, 2.4, 3.0, 1, 13),
    (80, 48, 178, 69, 30.5, 28, 2.5, 2.9, 2, 17),
    (82, 49.2, 205, 82, 29.5, 28, 2.6, 2.8, 2, 20),
    (83, 50, 225, 88, 29, 28, 2.6, 2.6, 2, 22),
    (83.8, 50.7, 233, 100, 28.5, 27.5, 2.6, 2.5, 2, 23),
    (84.4, 51.2, 232.5, 111, 28, 27, 2.6, 2.5, 2, 24),
    (84.8, 51.6, 230, 124, 27, 26, 2.6, 2.5, 2, 25),
]
_FLOOR = np.array([(row[2], row[3]) for row in ROWS[:11]] + [(228, 87), (240, 91)])


def seat(x):
    return spline(_FLOOR[:, 0], _FLOOR[:, 1], np.clip(x, 0, 240))


def heel(outline):
    """From the whole width of the seat down to a small block, hollow in front."""
    back = outline[outline[:, 0] >= 190]
    back = back[np.argsort(np.arctan2(back[:, 1] - back[:, 1].mean(), back[:, 0] - 190))]
    (x0, y0), (x1, y1) = back[0], back[-1]
    t = np.linspace(0, 1, 80)[1:-1]
    breast = np.stack([x1 + (x0 - x1) * t + 3 * np.sin(np.pi * t), y1 + (y0 - y1) * t], axis=1)
    loop = evened(evenly(np.concatenate([back, breast, back[:1]]), 601)[:-1], 19)
    loop = grown(loop, -0.8, 600)
    middle = loop.mean(axis=0)
    small = (loop - middle) * (0.33, 0.36) + np.array([middle[0] + 4.5, middle[1]])
    top = seat(loop[:, 0]) - 0.5
    rows = []
    for level in np.concatenate([[0, 0.002], np.linspace(0.01, 1, 120)]):
        share = 0.08 * level + 0.92 * smooth(level, 0.2, 1.02) ** 1.9
        plan = small + (loop - small) * share
        if level < 0.002:
            plan = small + (small.mean(axis=0) - small) * 0.06
        rows.append(np.concatenate([plan, (top * level)[:, None]], axis=1))
    floor = rows[0] * (0, 0, 1) + np.append(small.mean(axis=0), 0)
    grid = np.array([floor, *rows])
    part = np.where(grid[..., 2] < 5.5, SOLE, BASE)
    return Piece(grid, part, wrap=True, grain="leather", rough=0.36, shine=0.45)


def views():
    points, made = low_cut(ROWS, seat, piping=0.55)
    outline, sole = outsole(points, seat, thick=3.6, welt=-2.0, lip=-0.3, stitched=False)
    made = [*made, sole, heel(outline)]
    return {
        "front": (pair(made, (46, 118)), {"yaw": 24, "elevation": 17}),
        "back": (made, {"yaw": 210, "elevation": 15}),
    }
