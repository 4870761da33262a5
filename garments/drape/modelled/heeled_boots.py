"""High boots on a covered block heel, with a slim leg that folds softly at the ankle."""

import numpy as np

from kit.boots import HIGH_FOOT, boot, folds, high_seat
from kit.curves import bell, smooth, through
from kit.parts import BASE
from kit.shoes import covered_heel, lasted, lined, outsole, pair
from kit.surface import dashes, line_field

LEG = [
    (145, 146, 246, 80, 32.5, 31.5, 2.1, 2.3, 3, 1),
    (149, 162, 249, 106, 33.5, 32.5, 2.1, 2.2, 3, 1),
    (150, 184, 248, 142, 36, 35, 2.1, 2.1, 3, 0),
    (148, 214, 250, 184, 40, 39, 2.1, 2.1, 3, 0),
    (144, 258, 256, 240, 45.5, 44.5, 2.1, 2.1, 3, 0),
    (140, 308, 261, 298, 49.5, 48.5, 2.1, 2.1, 3, 0),
    (138, 358, 261, 352, 50.5, 49.5, 2.1, 2.1, 3, 0),
    (138, 408, 258, 406, 50, 49, 2.1, 2.1, 3, 0),
    (138.5, 444, 257, 438, 50, 49, 2.1, 2.1, 3, 0),
    (138.5, 460, 257, 452, 50, 49, 2.1, 2.1, 3, 0),
]


def upper():
    last = boot(LEG, count=860, around=240, foot=HIGH_FOOT)
    x, z, y = last.x, last.z, last.points[..., 1]
    height = 0.5 * np.sin(x / 31 + z / 23) * np.sin(z / 37 - y / 21)
    bend = bell(x - 72 - 0.2 * np.abs(y), 14) * smooth(z, 30, 50)
    height += 0.22 * bend * np.sin((x + 0.3 * np.abs(y)) / 3.2 + 0.7 * np.sin(y / 8))
    # Folds at the ankle: deep ones in front, flatter ones behind, higher up ever wider and softer.
    front = smooth(225 - x, 0, 70)
    slant = z + 0.4 * x - 0.2 * np.abs(y)
    height += 4.2 * bell(slant - 224, 30) * front * folds((slant + 6 * np.sin(y / 16) + 4 * np.sin(x / 17)) / 23)
    behind = smooth(x, 205, 240)
    rear = z - 0.2 * (x - 245) + 0.22 * np.abs(y)
    height += 3.2 * bell(rear - 152, 30) * behind * folds((rear + 5 * np.sin(y / 13) + 7) / 22)
    leg = smooth(z, 150, 220)
    height += leg * (2.0 * np.sin(z / 63 + y / 33 + x / 80) * np.sin(x / 47 + 1) + 0.9 * np.sin(z / 29 - x / 36) * bell(z - 270, 70))
    below = last.below
    height += 0.6 * bell(below - 3, 3)
    stitches = dashes(below, last.ridge, at=5.6)
    # A seam down the side; a strip over the back seam up to the calf.
    seam, _ = line_field(x, z, through([(193, 470), (195, 300), (200, 180), (203, 120), (200, 84), (196, 50)]))
    high = smooth(z, 66, 74)
    height += high * (0.5 * smooth(seam, -0.4, 0.5) * bell(seam, 12) - 0.55 * bell(seam, 0.8))
    stitches += dashes(seam, z, at=2.2) * high
    height -= 0.5 * bell(y - 3, 0.7) * (x > 232)
    points = lasted(last.raised(height), high_seat)
    return points, lined(last, points, np.full(x.shape, BASE), stitches, thick=3.8, depth=220, rough=0.35)


def views():
    points, shell = upper()
    thin = lambda x: 5.8 - 1.4 * smooth(x, 90, 165) - 1.6 * smooth(x, 180, 204)
    outline, sole = outsole(points, high_seat, thick=thin, welt=0.4, lip=2.6, stitched=False)
    made = [shell, sole, covered_heel(outline, high_seat, 190, foot=(0.78, 0.82), waist=0.015, lift=-0.2, tip=4.5)]
    return {
        "front": (pair(made, (172, 142)), {"yaw": 30, "elevation": 12}),
        "back": (made, {"yaw": 214, "elevation": 9}),
    }
