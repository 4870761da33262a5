"""Pumps with an almond toe on a covered block heel."""

import numpy as np

from kit.curves import bell, smooth, spline
from kit.parts import BASE
from kit.shoes import covered_heel, lasted, lined, outsole, pair, sock
from kit.surface import Tube, dashes

LAST = [
    (0, 8.5, 0, 6.6, 0, 0, 2.2, 3, 11, 0),
    (1.5, 12, 1, 6.2, 6, 6, 2.2, 3, 11, 0),
    (6, 16, 5, 5.6, 12.5, 12.5, 2.2, 3, 10.5, 0),
    (16, 20.5, 14, 4.4, 21.5, 21, 2.2, 3.2, 9, 0),
    (31, 25.5, 30, 3.0, 31, 30, 2.2, 3.4, 7, 0),
    (47, 30, 52, 2.4, 39, 37, 2.2, 3.4, 4, 0),
    (58, 33, 78, 4.6, 41.5, 37.5, 2.2, 3.4, 1, 1),
    (65, 35, 108, 13, 38.5, 34, 2.3, 3.2, 0.5, 4),
    (69.5, 36.3, 138, 25.5, 34.5, 31, 2.3, 3, 1.5, 8),
    (72, 37.1, 170, 38.5, 32.5, 29.5, 2.4, 2.9, 2.5, 13),
    (73.5, 37.6, 202, 48, 32, 29.5, 2.5, 2.8, 3, 17),
    (74.5, 38, 226, 53, 31, 29, 2.5, 2.6, 3, 19),
    (75.2, 38.3, 241, 60, 30.3, 28.5, 2.5, 2.5, 3, 19.5),
    (75.8, 38.5, 246, 76, 29.7, 28, 2.5, 2.5, 3, 19.5),
    (76.3, 38.7, 245.5, 92, 29.1, 27.5, 2.6, 2.5, 3, 19.5),
    (76.7, 38.9, 242, 106, 28.5, 27, 2.6, 2.5, 3, 19.5),
]
_FLOOR = np.array([(row[2], row[3]) for row in LAST[:12]] + [(252, 55.5)])


def seat(x):
    return spline(_FLOOR[:, 0], _FLOOR[:, 1], np.clip(x, 0, 252))


def views():
    last = Tube(LAST, 620, 300)
    x, z, y = last.x, last.z, last.points[..., 1]
    below = last.below
    height = 0.55 * bell(below - 1.4, 1.3) - 0.3 * bell(below - 3.6, 0.6)
    stitches = dashes(below, np.abs(last.ridge), at=2.6, length=1.7, pitch=2.5, width=0.34)
    # A seam on the inner side and one at the back.
    height -= 0.35 * bell(y - 3, 0.5) * (x > 236)
    height += 0.22 * np.sin(x / 27 + z / 19) * np.sin(z / 31 - y / 17)
    points = lasted(last.raised(height), seat)
    shell = lined(last, points, np.full(x.shape, BASE), stitches, thick=2.3, depth=60, rough=0.32)
    outline, sole = outsole(points, seat, thick=lambda x: 4.2 - 1.2 * smooth(x, 90, 170) - 1.4 * smooth(x, 185, 205), welt=-0.6, lip=1.6, stitched=False)
    made = [shell, sole, covered_heel(outline, seat, 193, foot=(0.66, 0.7), ahead=0.0, waist=0.03, lift=-0.2), sock(points, seat)]
    return {
        "front": (pair(made, (44, 122)), {"yaw": 30, "elevation": 20}),
        "back": (made, {"yaw": 212, "elevation": 16}),
    }
