"""Flat boots with a wide straight leg to the middle of the calf, pull tabs and a lugged sole."""

import numpy as np

from kit.boots import boot, folds, seat
from kit.curves import bell, smooth, through
from kit.parts import BASE
from kit.shoes import heel, lasted, lined, outsole, pair
from kit.surface import Piece, dashes, laid, line_field, swept

LEG = [
    (156, 150, 280, 70, 36.5, 35, 2.2, 2.4, 3, 2),
    (155, 160, 283, 98, 40, 39, 2.2, 2.3, 3, 3),
    (151, 175, 286, 128, 45, 44, 2.2, 2.2, 3, 3),
    (146, 196, 291, 162, 50, 49, 2.2, 2.2, 3, 2),
    (142, 226, 296, 204, 54, 53, 2.2, 2.2, 3, 1),
    (140, 262, 299, 248, 56, 55, 2.2, 2.2, 3, 1),
    (140, 298, 300, 288, 56.5, 55.5, 2.2, 2.2, 3, 3),
    (140, 324, 300, 314, 56.5, 55.5, 2.2, 2.2, 3, 5),
    (140, 336, 300, 326, 56.5, 55.5, 2.2, 2.2, 3, 6),
]


def upper():
    last = boot(LEG, count=960)
    x, z, y = last.x, last.z, last.points[..., 1]
    height = 0.6 * np.sin(x / 31 + z / 23) * np.sin(z / 37 - y / 21)
    bend = bell(x - 84 - 0.2 * np.abs(y), 17) * smooth(z, 34, 56)
    height += 0.3 * bend * np.sin((x + 0.3 * np.abs(y)) / 3.4 + 0.7 * np.sin(y / 8))
    # The wide leg breaks over the instep in a few thick folds, and above the heel.
    slant = z + 0.42 * x - 0.12 * np.abs(y)
    height += 5.0 * bell(slant - 226, 30) * smooth(240 - x, 0, 75) * folds((slant + 7 * np.sin(y / 19) + 4 * np.sin(x / 21)) / 27)
    rear = z + 0.2 * np.abs(y) - 0.2 * (x - 285)
    height += 4.0 * bell(rear - 130, 27) * smooth(x, 232, 272) * folds((rear + 6 * np.sin(y / 15) + 4) / 24)
    leg = smooth(z, 170, 230)
    height += leg * (2.6 * np.sin(z / 56 + y / 39 + x / 90) * np.sin(x / 47 + 0.6) + 1.2 * np.sin(z / 27 - x / 33 + 1) * bell(z - 215, 50))
    # Vamp and leg meet in a seam that rises to the front, as on work boots.
    vamp, along = line_field(x, z, through([(136, 196), (158, 172), (178, 142), (190, 110), (198, 76), (202, 40), (203, 16)]))
    height += laid(vamp, 1.0)
    stitches = dashes(vamp, along, at=2.2) + dashes(vamp, along, at=4.6)
    counter, along = line_field(x, z, through([(300, 104), (270, 100), (247, 86), (234, 64), (228, 30)]))
    height += laid(-counter, 1.0)
    stitches += dashes(-counter, along, at=2.2)
    below = last.below
    height += 0.9 * smooth(24 - below, -0.5, 0.5) * (1 - 0.4 * bell(below - 23, 1.2)) - 0.5 * bell(below - 24.6, 0.7)
    stitches += dashes(below, last.ridge, at=5.0) + dashes(below, last.ridge, at=21.6)
    seam = x - 221
    high = smooth(z, 112, 118) * (np.abs(y - 3) > 20)
    height += high * (0.5 * smooth(seam, -0.4, 0.5) * bell(seam, 12) - 0.55 * bell(seam, 0.8))
    stitches += dashes(seam, z, at=2.3) * high * smooth(below, 24, 25)
    points = lasted(last.raised(height), seat)
    return last, points, lined(last, points, np.full(x.shape, BASE), stitches, thick=4.6, depth=200)


def tab(side):
    """A flat loop of leather at the side of the edge."""
    y = 3 + side * 57.5
    path = through([(221, y + side * 1.2, 290), (221, y + side * 1.8, 314), (221, y + side * 2.2, 335), (221, y - side * 1.2, 342), (221, y - side * 4.6, 335), (221, y - side * 5.4, 308)], 140)
    return Piece(swept(path, 19, 2.0, up=(0, side, 0.01), count=140, ring=40, fullness=4), BASE, wrap=True, grain="leather", rough=0.45, shine=0.35)


def views():
    last, points, shell = upper()
    outline, sole = outsole(points, seat, thick=13.6, welt=4.0, lip=5.4, lugs=3.2)
    made = [shell, sole, heel(outline, seat, 204, lift=7.5, lean=1.0, layers=40), tab(-1), tab(1)]
    return {
        "front": (pair(made, (150, 160)), {"yaw": 30, "elevation": 12}),
        "back": (made, {"yaw": 213, "elevation": 11}),
    }
