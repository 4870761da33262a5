"""Chelsea boots: elastic at the sides, a pull loop at the back, a stacked heel."""

import numpy as np

from kit.boots import boot, seat
from kit.curves import bell, smooth, through
from kit.parts import BASE, INSIDE, RIB
from kit.shoes import heel, lasted, outsole, pair
from kit.surface import Piece, dashes, laid, line_field, rimmed, swept

LEG = [
    (158, 151, 278, 68, 34.5, 33, 2.2, 2.4, 3, 2),
    (161, 157, 277.5, 96, 35, 34, 2.2, 2.4, 3, 3),
    (163.5, 162, 274.5, 126, 36, 35, 2.2, 2.4, 3, 4),
    (165.5, 166, 274, 152, 37, 36, 2.3, 2.4, 3, 5),
    (166.5, 168.5, 275, 166, 37.5, 36.5, 2.3, 2.4, 3, 6),
]
GUSSET = [(196, 200), (198, 150), (203, 112), (211, 84), (220, 76), (229, 84), (238, 112), (244, 150), (246, 200)]


def upper():
    last = boot(LEG)
    x, z, y = last.x, last.z, last.points[..., 1]
    gap, along = line_field(x, z, np.concatenate([through(GUSSET, 160)]), closed=True)
    inside = smooth(-gap, -0.3, 0.4)
    ribs = np.sin(x * 2 * np.pi / 2.5)
    height = laid(gap, 1.1) * (1 - inside) + inside * (-0.9 + 0.42 * ribs)
    stitches = (dashes(gap, along, at=2.3) + dashes(gap, along, at=4.6)) * (1 - inside)
    # Vamp and back part meet below the elastic.
    seam, run = line_field(x, z, through([(219, 78), (218, 60), (214, 44), (210, 28)]))
    low = smooth(74 - z, 0, 3)
    height += (0.6 * smooth(-seam, -0.4, 0.5) * bell(seam, 14) - 0.5 * bell(seam, 0.7)) * low * (1 - inside)
    stitches += dashes(-seam, run, at=2.2) * low * (1 - inside)
    below = last.below
    height += 0.7 * bell(below - 3, 3) * (1 - inside)
    stitches += dashes(below, last.ridge, at=6.5) * (1 - inside)
    # Creases where the foot bends: across the vamp, and softly in front of the ankle.
    bend = bell(x - 84 - 0.2 * np.abs(y), 17) * smooth(z, 34, 56)
    height += 0.3 * bend * np.sin((x + 0.3 * np.abs(y)) / 3.4 + 0.7 * np.sin(y / 8))
    ankle = bell(z + 0.42 * x - 175, 20) * smooth(200 - x, 0, 40)
    height += 1.1 * ankle * np.sin((z * 1.05 + 0.5 * x) / 6.5 + 0.6 * np.sin(y / 11))
    height += 0.5 * np.sin(x / 31 + z / 23) * np.sin(z / 37 - y / 21)
    part = np.where(inside > 0.5, RIB, BASE)
    points = lasted(last.raised(height), seat)
    shell, parts = rimmed(points, last.normals, 4.0, 120, part, INSIDE)
    full = np.zeros(shell.shape[:2])
    full[: len(stitches)] = np.clip(stitches, 0, 1)
    return points, Piece(shell, parts, stitches=full, grain="leather", rough=0.36, shine=0.45)


def loop(x, y, z, lean):
    """A tape that is sewn in at the back and forms a loop."""
    path = through([(x + 1.5, y, z - 28), (x + 2.2, y, z - 4), (x + 3.5 + lean, y, z + 12), (x + 1 + lean, y, z + 19), (x - 3 + lean, y, z + 11), (x - 4.5, y, z - 6)], 120)
    return Piece(swept(path, 15, 1.6, up=(1, 0, 0.01), count=120, ring=36, fullness=4), RIB, wrap=True, grain="textile", rough=0.7, shine=0.15)


def views():
    points, shell = upper()
    outline, sole = outsole(points, seat)
    made = [shell, sole, heel(outline, seat, 205), loop(275.5, 3, 167, 1.5)]
    return {
        "front": (pair(made, (52, 158)), {"yaw": 26, "elevation": 15}),
        "back": (made, {"yaw": 205, "elevation": 14}),
    }
