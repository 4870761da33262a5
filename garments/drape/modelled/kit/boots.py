"""The last of boots: a foot on a low heel and a leg of any height."""

import numpy as np

from .curves import spline
from .surface import Tube

# The columns are those of `Tube`: top x, z, bottom x, z, near, far, round top, round bottom, middle, sag.
FOOT = [
    (0, 24, 0, 18, 0, 0, 2.2, 3, 10, 0),
    (1.5, 30, 1, 17, 11, 11, 2.2, 3, 10, 0),
    (6, 36, 5, 16, 20, 20, 2.2, 3, 9.5, 0),
    (16, 42.5, 14, 14, 30, 29, 2.2, 3.2, 9, 0),
    (34, 50, 32, 11.5, 40, 38, 2.2, 3.4, 7, 0),
    (58, 59, 60, 9.5, 47, 44, 2.2, 3.6, 4, 0),
    (84, 71, 92, 10, 48.5, 45, 2.1, 3.6, 0, 0),
    (108, 87, 130, 15, 45, 40, 2.1, 3.4, 0, 0),
    (128, 105, 172, 24, 40, 35, 2.1, 3.2, 2, 0),
    (141, 121, 212, 31, 36.5, 33, 2.2, 3.0, 3, 0),
    (149, 134, 248, 34, 35, 33, 2.2, 2.8, 3, 0),
    (154, 143, 273, 42, 34, 33, 2.2, 2.5, 3, 0),
]
_FLOOR = np.array([(row[2], row[3]) for row in FOOT[:-1]] + [(285, 37)])


def seat(x):
    """The height of the sole of the foot above the ground."""
    return spline(_FLOOR[:, 0], _FLOOR[:, 1], np.clip(x, 0, 285))


def boot(leg, count=720, around=300):
    return Tube(FOOT + leg, count, around)
