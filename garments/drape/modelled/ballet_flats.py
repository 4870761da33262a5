"""Ballet flats: gathered leather under a bound edge, whose cord is tied in a small bow."""

import numpy as np

from kit.curves import bell, smooth, spline, through
from kit.parts import BASE
from kit.shoes import heel, lasted, lined, outsole, pair, sock
from kit.surface import Piece, Tube, dashes, swept

LAST = [
    (0, 12, 0, 7, 0, 0, 2.2, 3, 8, 0),
    (1.5, 17.5, 1, 6.4, 14, 14, 2.3, 3, 8, 0),
    (6, 22, 5, 5.4, 25.5, 25, 2.3, 3, 7.5, 0),
    (15, 26.5, 13, 4.2, 36, 35, 2.4, 3.2, 7, 0),
    (29, 31, 27, 3, 43, 41, 2.4, 3.4, 5, 0),
    (43, 34.5, 48, 2.4, 46, 43, 2.4, 3.4, 3, 0),
    (54, 37, 78, 2.6, 45.5, 41.5, 2.3, 3.4, 0.5, 1),
    (61, 38.8, 114, 4.4, 42, 37, 2.4, 3.2, 0, 4),
    (65, 40, 156, 6.8, 37.5, 33.5, 2.5, 3.0, 2, 8),
    (68, 40.8, 200, 8.6, 35.5, 32.5, 2.5, 2.9, 3, 11),
    (69.5, 41.2, 232, 9.8, 34.5, 32, 2.5, 2.7, 3, 12.5),
    (70.3, 41.4, 247, 16, 33.5, 31.5, 2.6, 2.6, 3, 13),
    (71, 41.6, 251.5, 32, 32.8, 31, 2.6, 2.5, 3, 13),
    (71.5, 41.8, 250.5, 44, 32, 30.3, 2.6, 2.5, 3, 15),
    (72, 42, 247.5, 54.5, 31.2, 29.6, 2.6, 2.5, 3, 15.5),
]
_FLOOR = np.array([(row[2], row[3]) for row in LAST[:11]] + [(262, 10.4)])


def seat(x):
    return spline(_FLOOR[:, 0], _FLOOR[:, 1], np.clip(x, 0, 262))


def cord(places, wide=3.6):
    path = through(places, 140)
    return Piece(swept(path, wide, wide * 0.8, up=(0.3, 0.05, 0.95), count=140, ring=24, fullness=2.3), BASE, wrap=True, grain="leather", rough=0.36, shine=0.45)


def bow(x, y, z):
    """Two loops and two ends of a cord, knotted, on the vamp that falls away in front."""
    made = []
    move = lambda places, sign: [(x + 1.35 * a, y + sign * 1.3 * b, z + 1.2 * c - 0.0125 * b * b + 0.57 * min(a, 0)) for a, b, c in places]
    for sign in (-1, 1):
        made.append(cord(move([(0, 0.5, 1.6), (-2, 7, 2.6), (-1.5, 16, 2.4), (-4.5, 21.5, 2.2), (-8.5, 19.5, 2.2), (-8, 12, 2.6), (-4, 5, 2.4), (-0.5, 0.6, 2.0)], sign)))
        made.append(cord(move([(0, 0.6, 1.4), (-6, 3.5, 1.4), (-13, 8.5, 1.2), (-20, 11.5, 1.0), (-25, 12.5, 0.8)], sign)))
    knot = through(move([(2.2, -3.0, 1.6), (0.6, -1.6, 3.2), (-1.2, 1.4, 3.4), (-2.6, 3.2, 1.6)], 1), 60)
    made.append(Piece(swept(knot, 5.2, 4.2, up=(0.3, 0, 0.95), count=60, ring=24, fullness=2.4), BASE, wrap=True, grain="leather", rough=0.36, shine=0.45))
    return made


def views():
    last = Tube(LAST, 620, 320)
    x, z, y = last.x, last.z, last.points[..., 1]
    below, reach = last.below, last.ridge
    # The edge is bound with a strip that hides a cord, and gathers the leather over the toes.
    toes = smooth(150 - np.abs(reach) * 1.6 - 0.35 * x, 0, 70)
    height = 1.25 * smooth(5.6 - below, -0.3, 1.2) * (0.55 + 0.45 * bell(below - 2.6, 2.6)) - 0.55 * bell(below - 6.6, 0.8)
    pleats = np.sin(2 * np.pi * reach / 4.6 + 0.9 * np.sin(reach / 7.3)) + 0.4 * np.sin(2 * np.pi * reach / 7.9 + 1)
    height += 0.42 * pleats * smooth(below, 6, 8) * bell(np.maximum(below - 8, 0), 9) * (0.25 + 0.75 * toes)
    stitches = dashes(below, np.abs(reach), at=4.6, length=1.7, pitch=2.6, width=0.36)
    height -= 0.35 * bell(y - 3, 0.5) * (x > 240) * smooth(below, 6, 7)
    height += 0.3 * np.sin(x / 27 + z / 19) * np.sin(z / 31 - y / 17)
    points = lasted(last.raised(height), seat)
    shell = lined(last, points, np.full(x.shape, BASE), stitches, thick=3.0, depth=60)
    outline, sole = outsole(points, seat, thick=5.0, welt=0.2, lip=2.6, stitched=False)
    made = [shell, sole, heel(outline, seat, 196, lift=2.4, lean=0.4, layers=20), sock(points, seat), *bow(66.5, 0.6, 40.6)]
    return {
        "front": (pair(made, (42, 124)), {"yaw": 30, "elevation": 28}),
        "back": (made, {"yaw": 212, "elevation": 20}),
    }
