"""Knee boots with a straight leg on a stacked heel."""

import numpy as np

from kit.boots import boot, seat
from kit.curves import bell, smooth
from kit.parts import BASE, INSIDE
from kit.shoes import heel, lasted, outsole, pair
from kit.surface import Piece, dashes, rimmed

LEG = [
    (158, 152, 277, 70, 35, 34, 2.1, 2.3, 3, 2),
    (160, 164, 275, 104, 36.5, 35.5, 2.1, 2.2, 3, 2),
    (159, 185, 272, 146, 39, 38, 2.1, 2.1, 3, 1),
    (156, 215, 275, 190, 43, 42, 2.1, 2.1, 3, 0),
    (152, 260, 281, 246, 48, 47, 2.1, 2.1, 3, 0),
    (149, 310, 285, 304, 51.5, 50.5, 2.1, 2.1, 3, 0),
    (148, 360, 285, 358, 52, 51, 2.1, 2.1, 3, 0),
    (148, 404, 283, 400, 52, 51, 2.1, 2.1, 3, 0),
    (148, 424, 283, 418, 52, 51, 2.1, 2.1, 3, 0),
]


def upper():
    last = boot(LEG, count=1100)
    x, z, y = last.x, last.z, last.points[..., 1]
    leg = smooth(z, 120, 190)
    height = 0.6 * np.sin(x / 31 + z / 23) * np.sin(z / 37 - y / 21)
    bend = bell(x - 84 - 0.2 * np.abs(y), 17) * smooth(z, 34, 56)
    height += 0.3 * bend * np.sin((x + 0.3 * np.abs(y)) / 3.4 + 0.7 * np.sin(y / 8))
    # The leg sags a little at the ankle: slanting folds that fade out towards the sides.
    front = smooth(235 - x, 0, 60)
    slant = z + 0.35 * x - 0.15 * np.abs(y)
    fold = np.sin((slant + 5 * np.sin(y / 17)) / 9.5)
    height += 2.0 * bell(slant - 212, 34) * front * (np.maximum(fold, -0.4) + 0.2 * fold)
    behind = smooth(x, 225, 262)
    rear = z - 0.25 * (x - 270) + 0.2 * np.abs(y)
    height += 1.7 * bell(rear - 140, 34) * behind * np.sin((rear + 4 * np.sin(y / 13)) / 10.5)
    height += leg * (1.8 * np.sin(z / 71 + y / 37 + x / 90) * np.sin(x / 53 + 1))
    below = last.below
    stitches = dashes(below, last.ridge, at=6.0)
    height += 0.6 * bell(below - 3, 3)
    # A side seam, a back seam, and the heel counter.
    middle = (last.points[..., 0] - (x[:, 299:300] * 0.42 + x[:, -1:] * 0.58))
    seam = bell(middle, 0.8) * smooth(z, 60, 66)
    height += -0.6 * seam + 0.5 * smooth(middle, -0.4, 0.5) * bell(middle, 12) * smooth(z, 60, 66)
    stitches += dashes(middle, z, at=2.3) * smooth(z, 60, 66)
    points = lasted(last.raised(height), seat)
    shell, parts = rimmed(points, last.normals, 4.0, 220, np.full(x.shape, BASE), INSIDE)
    full = np.zeros(shell.shape[:2])
    full[: len(stitches)] = np.clip(stitches, 0, 1)
    return points, Piece(shell, parts, stitches=full, grain="leather", rough=0.36, shine=0.45)


def views():
    points, shell = upper()
    outline, sole = outsole(points, seat)
    made = [shell, sole, heel(outline, seat, 207)]
    return {
        "front": (pair(made, (175, 150)), {"yaw": 30, "elevation": 10}),
        "back": (made, {"yaw": 215, "elevation": 9}),
    }
