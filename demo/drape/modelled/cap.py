"""A cap of six panels with a curved visor."""

import numpy as np

from kit.curves import bell, smooth
from kit.parts import BASE, DARK
from kit.surface import Piece, dashes, dome, lathe, normals

LONG, BROAD, HIGH = 96.0, 80.0, 118.0


def crown():
    turn = np.linspace(-np.pi, np.pi, 1201)[:-1]
    rise = np.linspace(0, np.pi / 2, 460)
    t, b = turn[None, :], rise[:, None]
    # Upright at the band, full at the shoulder; the front stands a little higher than the back.
    up = np.sin(b) ** 0.92
    plan = np.cos(b) ** 0.62
    front = smooth(-np.cos(t), -0.2, 1)
    x = LONG * plan * np.cos(t) * (1 - 0.05 * front)
    y = BROAD * plan * np.sin(t)
    z = HIGH * up * (1 + 0.05 * front * np.sin(2 * b)) + 0 * t
    points = np.stack([x, y, z], axis=2)
    outward = normals(points, True)
    run = np.hypot(x, y)
    height = 0 * x
    stitches = 0 * x
    for k in range(6):
        apart = (t - k * np.pi / 3 + np.pi) % (2 * np.pi) - np.pi
        beside = apart * np.maximum(run, 6)
        height += -0.9 * bell(beside, 1.0) + 0.5 * bell(np.abs(beside) - 3.2, 2.6) - 1.6 * bell(beside, 15) * 0.6 * smooth(b, 0.1, 0.9)
        stitches = np.maximum(stitches, dashes(np.abs(beside), HIGH * b * 1.3 + 0 * t, at=3.4) * (b < 1.5))
    hole = 0 * x
    for k in range(6):
        centre = np.pi / 6 + k * np.pi / 3
        apart = ((t - centre + np.pi) % (2 * np.pi) - np.pi) * run
        gone = np.hypot(apart, (b - 0.86) * 118)
        hole = np.maximum(hole, smooth(2.4 - gone, -0.3, 0.3))
        height += 0.9 * bell(gone - 3.6, 1.0)
    height -= 1.5 * hole
    soft = 1.5 * np.sin(3 * t + 1.3) * np.sin(4.1 * b + 0.4) + 1.0 * np.sin(5 * t - 0.6) * np.sin(6.3 * b + 2 * np.cos(t))
    height += soft * smooth(b, 0.08, 0.4)
    stitches = np.maximum(stitches, dashes(z, t * 90, at=3.5))
    points = points + outward * height[..., None]
    part = np.where(hole > 0.5, DARK, BASE)
    cloth = np.stack([t * 88 + 0 * b, HIGH * 1.3 * b + 0 * t], axis=2) / 1000
    return Piece(points, part, wrap=True, cloth=cloth, stitches=np.clip(stitches, 0, 1), grain="textile", rough=0.7, shine=0.15)


def visor():
    across = np.linspace(-1, 1, 420)[None, :]
    out = np.linspace(0, 1, 240)[:, None]
    angle = across * 1.12
    # From the crown's edge to a round edge in front, curved down at the sides.
    inner = np.stack([-LONG * 0.945 * np.cos(angle), BROAD * np.sin(angle)], axis=2)
    reach = 72 * np.sqrt(np.maximum(1 - np.abs(across) ** 2.6, 0.0)) + 3
    x = inner[..., 0] - out * reach
    y = inner[..., 1] * (1 + 0.04 * out) + 0 * out
    z = 5 - 0.0042 * y**2 - 7 * out**1.4 * (1 - across**2) + 7 * (1 - across**2)
    top = np.stack([x, y, z + 0 * x], axis=2)
    upward = -normals(top)
    if upward[120, 210, 2] < 0:
        upward = -upward
    edge = (1 - out) * reach
    height = 0 * x
    stitches = 0 * x
    for k in range(7):
        height += -0.45 * bell(edge - 4 - 7.5 * k, 0.8)
        stitches = np.maximum(stitches, dashes(edge, across * 110, at=4 + 7.5 * k))
    thick = 3.4
    upper = top + upward * height[..., None]
    rim = [top[-1] + upward[-1] * (-thick / 2 + thick / 2 * np.cos(b)) + np.stack([-np.sin(b) * thick / 2 + 0 * x[-1], 0 * x[-1], 0 * x[-1]], axis=1) for b in np.linspace(0, np.pi, 9)[1:]]
    under = (top - upward * thick)[::-1]
    grid = np.concatenate([upper, np.array(rim), under])
    full = np.zeros(grid.shape[:2])
    full[: len(x)] = np.clip(stitches, 0, 1) * (edge > 1)
    cloth = np.zeros(grid.shape[:2] + (2,))
    cloth[..., 0], cloth[..., 1] = grid[..., 1] / 1000, grid[..., 0] / 1000
    return Piece(grid, BASE, cloth=cloth, stitches=full, grain="textile", rough=0.7, shine=0.15)


def button():
    return Piece(lathe([(0.01, 4.6), *[(r, h) for r, h in reversed(dome(7.5, 4.6, 14))], (7.0, -1.0)][1:], (0, 0, HIGH - 0.5), (0, 0, 1)), BASE, wrap=True, grain="textile", rough=0.7, shine=0.15)


def views():
    made = [crown(), visor(), button()]
    return {
        "front": (made, {"yaw": 38, "elevation": 14, "wide": 0.72}),
        "back": (made, {"yaw": 205, "elevation": 16, "wide": 0.68}),
    }
