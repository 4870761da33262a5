"""A pair of thick hoop earrings, a little turned from each other."""

import numpy as np

from kit.parts import METAL
from kit.surface import Piece, swept


def hoop(x, turn, lean):
    """An earring that is thicker at the bottom than at the ear, closed by a pin behind the lobe."""
    b = np.linspace(np.pi / 2 + 0.16, 2.5 * np.pi - 0.02, 400)
    c, s = np.cos(turn), np.sin(turn)
    ring = np.stack([15.5 * np.cos(b), 0 * b, 15.5 * np.sin(b)], axis=1)
    thick = 2.6 + 4.2 * (0.5 - 0.5 * np.sin(b)) ** 1.15
    place = lambda p: np.stack([x + p[..., 0] * c + p[..., 2] * np.sin(lean), p[..., 0] * s + p[..., 1], p[..., 2] * np.cos(lean)], axis=-1)
    path = place(ring)
    up = np.array([-s, c, 0])
    body = swept(path, thick, thick * 0.86, up=up, count=400, ring=56, fullness=2)
    pin = swept(place(np.array([(-2.0, 0, 15.0), (0.6, 0, 18.2), (4.0, 0, 18.6), (6.2, 0, 15.2), (6.4, 0, 14.2)])), 0.9, 0.9, up=up, count=80, ring=16, fullness=2)
    return [Piece(grid, METAL, wrap=True, metal=True, rough=0.16) for grid in (body, pin)]


def views():
    made = [*hoop(-24, 0.62, 0.03), *hoop(24, -0.48, -0.04)]
    return {"front": (made, {"yaw": 0, "elevation": 5, "ground": "wall", "wide": 0.6})}
