"""The lasts of boots: a foot on a low heel or on a high one, and a leg of any height."""

import numpy as np

from .curves import spline
from .surface import Tube

# The columns are the same as in `Tube`: top x, z, bottom x, z, near, far, round top, round bottom, middle, sag.
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
# An almond toe, and a heel of six centimetres.
HIGH_FOOT = [
    (0, 12, 0, 8.6, 0, 0, 2.2, 3, 11, 0),
    (1.5, 17, 1, 8, 7.5, 7.5, 2.2, 3, 11, 0),
    (6, 23, 5, 7, 15, 15, 2.2, 3, 10.5, 0),
    (16, 29.5, 14, 5.6, 25, 24.5, 2.2, 3.2, 9, 0),
    (31, 36.5, 30, 4.2, 34.5, 33.5, 2.2, 3.4, 7, 0),
    (50, 45.5, 54, 4, 41.5, 39.5, 2.2, 3.4, 4, 0),
    (70, 57.5, 82, 7.4, 43, 39.5, 2.1, 3.4, 1, 0),
    (89, 72, 114, 18.5, 40.5, 36, 2.1, 3.3, 0.5, 0),
    (106, 88.5, 147, 35, 37, 32.5, 2.1, 3.1, 1.5, 0),
    (120, 105, 180, 50, 34.5, 31.5, 2.1, 3, 2.5, 0),
    (131, 120, 209, 60, 33, 31.5, 2.2, 2.8, 3, 0),
    (139, 133, 231, 66, 32.5, 31.5, 2.2, 2.5, 3, 0),
]


def _floor(rows, end):
    """The height of the sole of a foot above the ground, as a function of x."""
    places = np.array([(row[2], row[3]) for row in rows] + [end], float)
    return lambda x: spline(places[:, 0], places[:, 1], np.clip(x, 0, end[0]))


seat = _floor(FOOT[:-1], (285, 37))
high_seat = _floor(HIGH_FOOT[:-1], (256, 63.5))


def folds(phase):
    """Folds of soft leather: round backs between sharp valleys, with one fold for each unit of the phase."""
    return np.abs(np.sin(np.pi * phase)) - 0.62


def boot(leg, count=720, around=300, foot=FOOT):
    return Tube(foot + leg, count, around)
