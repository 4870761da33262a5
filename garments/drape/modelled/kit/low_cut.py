"""Common parts of low-cut shoes: an upper that ends at the topline, and the visible inside."""

import numpy as np

from .curves import bell
from .parts import BASE, INSIDE
from .shoes import plan_of
from .surface import Piece, Tube, dashes, rimmed


def low_cut(rows, seat, *, piping=1.0, thick=2.4, folds=0.15, count=560):
    last = Tube(rows, count, 300)
    x, z, y = last.x, last.z, last.points[..., 1]
    below, reach = last.below, np.abs(last.ridge)
    height = piping * bell(below - 1.6, 1.5) - 0.4 * bell(below - 4.2, 0.7)
    height += folds * bell(x - 62, 12) * np.sin((x + 0.3 * np.abs(y)) / 2.9 + 0.6 * np.sin(y / 8)) * bell(below - 14, 12)
    height += 0.25 * np.sin(x / 27 + z / 19) * np.sin(z / 31 - y / 17)
    stitches = dashes(below, reach, at=5.4, length=2.0, pitch=2.9, width=0.42)
    points = last.raised(height)
    shell, parts = rimmed(points, last.normals, thick, 60, np.full(x.shape, BASE), INSIDE)
    full = np.zeros(shell.shape[:2])
    full[: len(stitches)] = np.clip(stitches, 0, 1)
    outline = plan_of(points, lambda x: seat(x) - 2, lambda x: seat(x) + 12, out=-2.6)
    middle = outline.mean(axis=0)
    rows = [np.concatenate([outline * (1, 1 - k) + np.array([0, middle[1] * k]), (seat(outline[:, 0]) + 2.2)[:, None]], axis=1) for k in np.linspace(1, 0, 12)]
    return points, [
        Piece(shell, parts, stitches=full, grain="leather", rough=0.34, shine=0.45),
        Piece(np.array(rows), INSIDE, wrap=True, grain="leather", rough=0.5, shine=0.3),
    ]
