"""An open leather tote with two rolled handles."""

import numpy as np

from kit.bags import Body, wrinkle
from kit.curves import bell, smooth, through
from kit.parts import BASE, INSIDE, METAL, RIB
from kit.surface import Piece, dashes, dome, laid, lathe, normals, rimmed, swept

HIGH, WIDE, DEEP = 300.0, 372.0, 132.0
APART = 82.0


def body():
    box = Body(HIGH, lambda v: WIDE - 8 + 22 * v - 6 * np.sin(np.pi * v), lambda v: DEEP * (1 - 0.24 * v**2), corner=9, edge=10)
    points, x, y, z = box.points.copy(), box.x, box.y, box.z
    level = np.clip(z / HIGH, 0, 1)
    # The gussets fold inwards towards the rim, and the panels bend slightly.
    side = smooth(np.abs(x) / (WIDE / 2), 0.86, 0.97)
    points[..., 0] -= np.sign(x) * side * 30 * level**1.8 * bell(y, 30 + 20 * (1 - level))
    face = 1 - side
    sign = np.sign(y)
    give = 7 * np.sin(np.pi * np.clip(level, 0, 1)) * bell(x, 130) - 5 * smooth(level, 0.75, 1) * bell(x, 60)
    points[..., 1] += sign * face * give
    folds = wrinkle(x, z, (-APART, 215), (-150, 40), 15, 3.4) + wrinkle(x, z, (APART, 215), (140, 70), 16, 3.0)
    folds += wrinkle(x, z, (-APART + 10, 220), (-20, 60), 20, -2.6) + wrinkle(x, z, (APART - 8, 210), (30, 30), 18, 2.6)
    folds += wrinkle(x, z, (-165, 30), (40, 48), 13, 2.4) + wrinkle(x, z, (170, 26), (10, 26), 12, -2.0)
    folds += wrinkle(x, z, (-172, 70), (-160, 280), 11, 2.6) + wrinkle(x, z, (172, 90), (162, 285), 11, 2.6)
    folds += 1.2 * np.sin(x / 41 + z / 67 + 1.3) * np.sin(z / 53 - x / 88)
    outward = normals(points, True)
    points += outward * (folds * face * smooth(z, 8, 50))[..., None]
    outward = normals(points, True)

    f, half = np.abs(box.front), WIDE / 2 - 4 + 9 * level
    front = box.is_front
    seam = np.abs(f - half)
    height = 1.3 * bell(seam, 1.9) - 0.7 * bell(seam - 3.6, 1.2)
    stitches = 0.0 * x
    hem = HIGH - z
    height += -0.7 * bell(hem - 24, 0.9) + 0.5 * smooth(24 - hem, 0, 2)
    run = box.front
    stitches = np.maximum(stitches, dashes(hem, run, at=4.5)) + dashes(hem, run, at=21.5)
    stitches += dashes(half - f, z, at=6.0) * (z < HIGH - 26) * (z > 14)
    # Tabs that hold the handles.
    for middle in (-APART, APART):
        away = np.maximum(np.abs(x - middle) - 15, np.abs(z - 250) - 42)
        away = np.where((np.abs(x - middle) > 10) & (np.abs(z - 250) > 37), np.hypot(np.maximum(np.abs(x - middle) - 10, 0), np.maximum(np.abs(z - 250) - 37, 0)) - 5, away)
        on = smooth(-away, -0.4, 0.5) * smooth(np.abs(y), 20, 30)
        height = height * (1 - on) + laid(-away, 2.0) * smooth(np.abs(y), 20, 30)
        stitches = stitches * (1 - on) + dashes(-away, z + x, at=2.6) * smooth(np.abs(y), 20, 30)
    points += outward * height[..., None]
    shell, parts = rimmed(points, outward, 3.6, 220, np.full(x.shape, BASE), INSIDE, steps=11)
    full = np.zeros(shell.shape[:2])
    full[: len(x)] = np.clip(stitches, 0, 1)
    cloth = np.zeros(shell.shape[:2] + (2,))
    cloth[: len(x), :, 0], cloth[: len(x), :, 1] = box.front / 1000, z / 1000
    cloth[len(x) :] = cloth[len(x) - 1]
    return points, Piece(shell, parts, wrap=True, cloth=cloth, stitches=full, grain="leather", rough=0.45, shine=0.4)


def floor(points):
    return Piece(np.stack([points[0], points[0] * (0.5, 0.02, 1)]), BASE, wrap=True)


def lining():
    plate = np.array([[(x, y, 60.0) for x in np.linspace(-170, 170, 12)] for y in np.linspace(-55, 55, 6)])
    return Piece(plate, INSIDE, grain="textile", rough=0.8, shine=0.1)


def handle(points, sign, lean, high):
    """A handle from a tab over the rim, up and down again: a strap that is rolled where the hand holds it."""
    def wall(x, z):
        face = points[(np.sign(points[..., 1]) == sign)]
        return face[np.argmin((face[:, 0] - x) ** 2 + (face[:, 2] - z) ** 2), 1] + sign * 3.2
    left = [(-APART, wall(-APART, z), z) for z in (222, 245, 270, 296)]
    y = left[-1][1]
    arc = [(-APART + 1, y + lean * 0.06, 330), (-APART + 9, y + lean * 0.35, 395), (-APART + 34, y + lean * 0.75, 395 + (high - 395) * 0.66), (0, y + lean, high)]
    right = [(-x + 2, yy, z) for x, yy, z in reversed(left + arc[:-1])]
    path = through(left + arc + right, 420)
    share = np.linspace(0, 1, 420)
    rolled = smooth(share, 0.17, 0.27) * smooth(1 - share, 0.17, 0.27)
    up = np.stack([0 * share, 0 * share + sign, 0.0 * share], axis=1)
    grid = swept(path, 21 - 9.5 * rolled, 3.4 + 7.4 * rolled, up=up, count=420, ring=64, fullness=2.5)
    angle = np.linspace(0, 2 * np.pi, 64, endpoint=False)[None, :]
    edge = np.minimum(np.abs(angle - np.pi), np.minimum(angle, 2 * np.pi - angle))
    groove = bell(edge, 0.16) * np.concatenate([[0] * 6, rolled, [0] * 6])[:, None]
    grid = grid - normals(grid, True) * (0.5 * groove)[..., None]
    return Piece(grid, RIB, wrap=True, grain="leather", rough=0.42, shine=0.42)


def rivets(points):
    found = []
    for x in (-APART, APART):
        face = points[points[..., 1] < 0]
        place = face[np.argmin((face[:, 0] - x) ** 2 + (face[:, 2] - 222) ** 2)]
        found.append(Piece(lathe([(0.01, -1), (5.2, -1), *[(r, h - 1 + 4.0) for r, h in dome(5.2, 2.4)]], place, (0, -1, 0)), METAL, wrap=True, metal=True, rough=0.25))
    return found


def views():
    points, shell = body()
    made = [shell, floor(points), lining(), handle(points, -1, 22, 512), handle(points, 1, 14, 520)]
    return {
        "front": (made + rivets(points), {"yaw": 20, "elevation": 11}),
        "back": (made, {"yaw": 118, "elevation": 13}),
    }
