"""Women's ankle boots: an almond toe, a zip on the inner side, a covered block heel."""

import numpy as np

from kit.boots import HIGH_FOOT, boot, folds, high_seat
from kit.curves import bell, smooth, through
from kit.parts import BASE, METAL
from kit.shoes import covered_heel, lasted, lined, outsole, pair
from kit.surface import Piece, dashes, laid, line_field, swept

LEG = [
    (144, 143, 246, 77, 32.2, 31.5, 2.2, 2.4, 3, 1),
    (147.5, 153, 249.5, 94, 32.8, 32, 2.2, 2.4, 3, 2),
    (149.5, 163, 247, 116, 33.8, 33, 2.2, 2.4, 3, 3),
    (150.5, 172, 246, 139, 34.8, 34, 2.2, 2.4, 3, 4),
    (151, 181, 248.5, 161, 35.8, 35, 2.3, 2.4, 3, 6),
    (151, 187, 251, 175, 36.4, 35.6, 2.3, 2.4, 3, 7),
]
ZIP = [(196, 200), (196.5, 150), (196, 116), (192, 92), (186, 76)]


def upper():
    last = boot(LEG, foot=HIGH_FOOT)
    x, z, y = last.x, last.z, last.points[..., 1]
    below = last.below
    outer, inner = (y < 3) * 1.0, (y >= 3) * 1.0
    # The quarter lies on the vamp; its edge runs from the front of the shaft to the sole.
    quarter, along = line_field(x, z, through([(134, 152), (140, 128), (143, 104), (139, 80), (128, 58), (112, 40), (98, 10)]))
    height = laid(-quarter, 0.9) * outer
    stitches = dashes(-quarter, along, at=2.0, length=2.0, pitch=2.8, width=0.42) * outer
    # A strip over the back seam.
    back = 7.5 + 0.03 * (z - 80) - np.abs(y - 3) - 60 * (x < 215)
    height += laid(back, 0.8)
    stitches = stitches * (1 - smooth(back, -1, 0)) + dashes(back, z, at=1.9, length=2.0, pitch=2.8, width=0.42)
    # The zip on the inner side: a narrow slot between two stitched edges.
    slot, along = line_field(x, z, through(ZIP))
    beside = np.abs(slot) + 30 * (z < 78)
    height += inner * (0.7 * bell(beside - 4.2, 3.0) - 1.7 * smooth(1.9 - beside, -0.4, 0.4))
    height += inner * 0.5 * smooth(1.9 - beside, -0.3, 0.3) * np.sin(along * 2 * np.pi / 2.4)
    stitches += inner * dashes(beside, along, at=6.4, length=2.0, pitch=2.8, width=0.42)
    height += 0.7 * bell(below - 2.2, 2.2) - 0.3 * bell(below - 6, 0.7)
    stitches += dashes(below, last.ridge, at=4.2, length=2.0, pitch=2.8, width=0.42)
    # Creases across the vamp, and soft folds in front of the ankle and behind it.
    bend = bell(x - 72 - 0.2 * np.abs(y), 14) * smooth(z, 30, 50)
    height += 0.22 * bend * np.sin((x + 0.3 * np.abs(y)) / 3.2 + 0.7 * np.sin(y / 8))
    slant = z + 0.5 * x - 0.12 * np.abs(y)
    height += 1.5 * bell(slant - 208, 17) * smooth(196 - x, 0, 42) * folds((slant + 4 * np.sin(y / 11) + 2 * np.sin(x / 9)) / 15)
    height += 1.1 * bell(z - 116 + 0.2 * np.abs(y), 15) * smooth(x, 214, 240) * folds((z + 2 * np.sin(y / 9)) / 14)
    height += 0.45 * np.sin(x / 29 + z / 23) * np.sin(z / 37 - y / 21)
    points = lasted(last.raised(height), high_seat)
    return last, points, lined(last, points, np.full(x.shape, BASE), stitches, thick=3.4, depth=120, rough=0.34)


def slider(last, points):
    """The slider of the zip near the edge, with its pull hanging down."""
    far = (last.points[..., 1] > 3) * 1.0
    gone = np.hypot(last.x - 196, last.z - 163) + 1e3 * (1 - far)
    row, column = np.unravel_index(np.argmin(gone), gone.shape)
    place, out = points[row, column], last.normals[row, column]
    body = swept([place + out * 1.2 + np.array([0, 0, 4.5]), place + out * 1.4 - np.array([0, 0, 4.5])], 6.0, 3.6, up=out, count=30, ring=32, fullness=3)
    pull = swept([place + out * 3.4 + np.array([0, 0, 1]), place + out * 3.6 - np.array([0, 0, 16])], 4.6, 1.4, up=out, count=40, ring=28, fullness=3)
    return [Piece(part, METAL, wrap=True, metal=True, rough=0.25) for part in (body, pull)]


def views():
    last, points, shell = upper()
    thin = lambda x: 5.8 - 1.4 * smooth(x, 90, 165) - 1.6 * smooth(x, 180, 204)
    outline, sole = outsole(points, high_seat, thick=thin, welt=0.4, lip=2.6, stitched=False)
    made = [shell, *slider(last, points), sole, covered_heel(outline, high_seat, 190, foot=(0.8, 0.84), waist=0.015, lift=-0.2, tip=4.5)]
    return {
        "front": (pair(made, (54, 140)), {"yaw": 28, "elevation": 14}),
        "back": (made, {"yaw": 206, "elevation": 12}),
    }
