"""Laces over a slot along the ridge of a shoe."""

import numpy as np

from .curves import smooth, through
from .parts import BASE, LABEL
from .surface import Piece, swept


def place_on(last, points, along, beside):
    """The point of the upper at a distance along its ridge and to the side of it, and its normal."""
    row = int(np.argmin(np.abs(last.along[:, 0] - along)))
    column = int(np.argmin(np.abs(last.ridge[row] - beside)))
    return points[row, column], last.normals[row, column]


def crossed(last, points, eyelets, *, wide=5.4, thick=1.1, part=LABEL):
    """One bar at the lowest eyelets, crosses above. `eyelets` are (distance along the ridge, distance to the side)."""
    def lace(places):
        path = through(places, 90)
        middle = place_on(last, points, (along + next_along) / 2, 0)[1]
        return Piece(swept(path, wide, thick, up=middle, ring=20, count=90, fullness=2.8), part, wrap=True, grain="textile", rough=0.8, shine=0.1)

    result = []
    along, beside = eyelets[0]
    next_along = along
    ends = [place_on(last, points, along, sign * beside) for sign in (1, -1)]
    over, out = place_on(last, points, along, 0.0)
    (a, na), (b, nb) = ends
    result.append(lace([a - na * 2.2, a + na * 1.4 + (over - a) * 0.12, (a + b) / 2 + out * 2.8, b + nb * 1.4 + (over - b) * 0.12, b - nb * 2.2]))
    for (along, beside), (next_along, next_beside) in zip(eyelets, eyelets[1:]):
        for sign, lift in ((1, 2.6 + 1.2 * thick), (-1, 2.6 + 2.3 * thick)):
            a, na = place_on(last, points, along, sign * beside)
            b, nb = place_on(last, points, next_along, -sign * next_beside)
            over, out = place_on(last, points, (along + next_along) / 2, 0.0)
            ridge = (a + b) / 2 * 0.5 + over * 0.5
            result.append(lace([a - na * 2.2, a + na * 1.6 + (over - a) * 0.1, ridge + out * lift, b + nb * 1.8 + (over - b) * 0.1, b - nb * 2.0]))
    return result


def padded_tongue(places, wide, thick=6.0, curl=0.012, up=(-0.75, 0, 0.65), grain="leather", part=BASE):
    """The end of a tongue above the laces: bent around the foot, thinner towards its edges, with a round end."""
    path = through(places, 110)
    t = np.linspace(0, 1, 110)
    end = np.sqrt(np.clip(1 - smooth(t, 0.66, 1.02) ** 3, 0, 1))
    grid = swept(path, wide * (0.88 + 0.12 * t) * (0.4 + 0.6 * end), thick * (0.6 + 0.4 * end), up=up, count=110, ring=96, fullness=2.3)
    beside = grid[..., 1] - grid[..., 1].mean(axis=1, keepdims=True)
    grid[..., 0] += curl * beside**2
    grid[..., 2] -= 0.85 * curl * beside**2
    return Piece(grid, part, wrap=True, grain=grain, rough=0.5, shine=0.3)
