"""Ballet flats with a bow."""

import numpy as np

from kit.curves import smooth, spline, through
from kit.parts import BASE
from kit.low_cut import low_cut
from kit.shoes import heel, outsole, pair
from kit.surface import Piece, lathe, swept

ROWS = [
    (0, 13, 0, 9, 0, 0, 2.2, 3, 8, 0),
    (1.5, 18.5, 1, 8.6, 12, 12, 2.2, 3, 8, 0),
    (6, 23.5, 5, 8.2, 22.5, 22, 2.2, 3, 7.5, 0),
    (16, 28.5, 14, 7.6, 33, 32, 2.2, 3.2, 7, 0),
    (32, 33.5, 30, 7, 41, 39, 2.2, 3.4, 5, 0),
    (50, 37.5, 54, 7, 45.5, 42.5, 2.2, 3.4, 2.5, 0),
    (62, 40.5, 84, 8, 46, 42, 2.2, 3.4, 0, 2),
    (69, 42.5, 122, 9.5, 43, 38, 2.3, 3.2, 0, 7),
    (73, 44, 164, 11, 38, 34, 2.4, 3.0, 2, 12),
    (76, 45, 206, 12.5, 36, 33, 2.5, 2.9, 3, 15),
    (78, 46, 238, 14, 35, 33, 2.5, 2.7, 3, 17),
    (79, 46.5, 253, 24, 34, 32.5, 2.6, 2.6, 3, 17),
    (80, 47, 255.5, 42, 33, 32, 2.6, 2.5, 3, 17),
    (80.5, 47.5, 252, 61, 32, 31, 2.6, 2.5, 3, 17),
]
_FLOOR = np.array([(row[2], row[3]) for row in ROWS[:11]] + [(265, 15)])


def seat(x):
    return spline(_FLOOR[:, 0], _FLOOR[:, 1], np.clip(x, 0, 265))


def tape(places, wide, thick=1.5):
    path = through(places, 120)
    along = np.gradient(path, axis=0)
    across = np.array([0.93, 0, 0.36])
    up = np.cross(along, across)
    pinched = wide * (0.45 + 0.55 * smooth(np.linalg.norm(path - path[0], axis=1), 2, 14))
    return Piece(swept(path, pinched, thick, up=up, count=120, ring=40, fullness=3.5), BASE, wrap=True, grain="leather", rough=0.36, shine=0.45)


def bow(x, z):
    """Two loops and two short ends under a knot."""
    pieces = []
    for sign in (-1, 1):
        move = lambda places: [(x + a, sign * b + 1.5, z + c) for a, b, c in places]
        pieces.append(tape(move([(0, 1, 2.5), (-1, 8, 6.5), (-2, 17, 7), (-2, 22, 3.5), (-1.5, 17, 0.4), (-0.5, 9, 0.8), (0, 1, 1.5)]), 10))
        pieces.append(tape(move([(0, 1, 1.2), (-5, 7, 1.6), (-10, 14, -1.5), (-13, 20, -6.0)]), 6.5))
    knot = [(5.0 * np.sin(b), 3.4 * np.cos(b)) for b in np.linspace(0.02, np.pi - 0.02, 24)]
    pieces.append(Piece(lathe([(r, h * 1.0) for r, h in knot], (x - 0.5, 1.5, z + 3.2), (0, 1, 0)) , BASE, wrap=True, grain="leather", rough=0.36, shine=0.45))
    return pieces


def views():
    points, made = low_cut(ROWS, seat, piping=1.5, thick=2.8)
    outline, sole = outsole(points, seat, thick=4.0, welt=0.3, lip=1.6, stitched=False)
    made = [*made, sole, heel(outline, seat, 192, lift=1.0, lean=0.4, layers=20), *bow(79, 47)]
    return {
        "front": (pair(made, (46, 126)), {"yaw": 28, "elevation": 24}),
        "back": (made, {"yaw": 212, "elevation": 20}),
    }
