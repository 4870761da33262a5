"""A braided belt, coiled, with a leather tip and an oval buckle."""

import numpy as np

from kit.belts import End, coil, leather, strap
from kit.curves import bell, smooth
from kit.surface import dashes, normals

WIDE, THICK, STRAND = 34.0, 5.4, 8.6


def braid(rows, level):
    """Strands of two directions that go over and under each other."""
    a, b = (rows + level) / STRAND, (rows - level) / STRAND
    i, j = np.floor(a), np.floor(b)
    def strand(across, along, number, phase):
        round_ = np.sqrt(np.clip(1 - (2 * (across - number) - 1) ** 2, 0, 1))
        return 0.75 * np.cos(np.pi * (along - 0.5) + np.pi * (number + phase)) + 1.5 * (round_ - 1)
    return np.maximum(strand(a, b, i, 0), strand(b, a, j, 1))


def views():
    path, tangent = coil(0.5, 2 * np.pi * 2.9, start=34, step=2.75, wide=WIDE)
    grid, rows, level, edge = strap(path, WIDE, THICK, count=2600, ring=190, fullness=7)
    tip = 1 - smooth(rows, 52, 53.5)
    height = (1 - tip) * braid(rows, level) * (0.45 + 0.55 * smooth(edge, 0, 3)) + tip * (0.5 - 0.3 * bell(edge - 3.6, 0.6))
    # The edge follows the outermost strands.
    height = height + (1 - tip) * 0.35 * np.abs(np.sin(np.pi * rows / STRAND)) * smooth(4 - edge, 0, 4)
    stitches = tip * (dashes(edge, rows, at=3.4, length=2.6, pitch=3.8) + dashes(rows, level, at=48, length=2.6, pitch=3.8))
    piece = leather(grid + normals(grid, True) * height[..., None])
    piece.stitches = np.clip(stitches, 0, 1)
    end = End(path, tangent)
    made = [
        piece,
        end.frame(18, (21, 24.5), square=0.72, wide=6.0, thick=4.8),
        end.prong([(-1, 3.6), (11, 5.4), (26, 5.0), (40, 3.8)], 4.6, 3.4),
        end.fold(-44, WIDE + 1.0, 8.6),
        end.keeper(-26, WIDE / 2 + 2.2, wide=9.0, thick=2.2, deep=6.8),
    ]
    return {"front": (made, {"yaw": 8, "elevation": 34, "wide": 0.74})}
