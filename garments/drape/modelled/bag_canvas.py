"""A soft cotton bag with two flat handles, hung from a peg."""

import numpy as np

from kit.bags import Body, wrinkle
from kit.curves import bell, evenly, smooth
from kit.parts import BASE, INSIDE, METAL, RIB
from kit.surface import Piece, dashes, lathe, normals, rimmed, swept

HIGH, WIDE = 390.0, 384.0
APART, PEG = 84.0, 640.0
CANVAS = {"grain": "textile", "rough": 0.9, "shine": 0.08}


def body():
    box = Body(HIGH, lambda v: WIDE - 26 * (1 - v) ** 2 - 10 * v, lambda v: 40 * (1 - v) ** 0.8 + 18, corner=5, edge=12, rows=620, around=1300)
    points, x, y, z = box.points.copy(), box.x, box.y, box.z
    level = np.clip(z / HIGH, 0, 1)
    sign = np.sign(y)
    face = smooth(1 - np.abs(x) / (WIDE / 2), 0.02, 0.14)
    seen = np.where(y < 0, 1.0, -1.0)
    # The bag hangs from its handles: the rim sags between them and falls away outside them.
    held = np.minimum(np.abs(x - APART), np.abs(x + APART))
    outside = smooth(np.abs(x), APART + 10, WIDE / 2)
    upper = smooth(level, 0.25, 1)
    points[..., 2] -= upper * (15 * smooth(held, 0, 84) * (np.abs(x) < APART) * (1 + 0.35 * (y < 0)) + 27 * outside)
    points[..., 2] += (1 - level) ** 2 * (9 * (np.abs(x) / 190) ** 2.2 + 2.5 * np.sin(x / 60 + 1))
    points[..., 0] += np.sign(x) * (6 * np.sin(np.pi * level) - 11 * outside * upper) * smooth(np.abs(x), 60, 190) + 2.5 * np.sin(z / 70 + 0.4)
    outward = normals(points, True)
    # Folds fall from the handles, and the panel hangs slack between them.
    folds = 0 * x
    for centre, to, wide, high in (
        (-APART - 6, -128, 15, 8.0), (-APART + 10, -66, 16, 6.5), (APART + 6, 132, 15, 8.0), (APART - 10, 60, 16, 7.0),
        (-150, -168, 12, 5.5), (154, 166, 12, 5.5), (-14, -22, 24, 5.0), (24, 30, 20, -4.0), (-44, -40, 16, -4.5), (-112, -150, 12, -4.5), (110, 152, 12, -4.5),
    ):
        way = centre + (to - centre) * (1 - level) ** 0.9 + 5 * np.sin(z / 55 + centre)
        folds += high * bell(x * seen - way * 1.0, wide * (1 + 0.9 * (1 - level))) * smooth(level, 0.04, 0.3) * (0.25 + 0.75 * smooth(level, 0.2, 0.95))
    chance = np.random.default_rng(11)
    for k in range(34):
        at = np.array([chance.uniform(-165, 165), chance.uniform(20, 300)])
        turn = chance.uniform(0, np.pi)
        long = chance.uniform(30, 90)
        step = long * np.array([np.cos(turn), np.sin(turn)])
        folds += wrinkle(x * seen, z, at - step / 2, at + step / 2, chance.uniform(4, 9), chance.uniform(-1.5, 1.5))
    for a, b, wide, high in (((-186, 44), (-96, 96), 12, 5.5), ((186, 40), (100, 104), 12, 5.5), ((-180, 24), (-60, 36), 9, -3.4), ((180, 26), (70, 30), 9, -3.4), ((-100, 60), (80, 40), 14, 3.4), ((-178, 90), (-120, 180), 10, 3.4), ((178, 84), (126, 170), 10, 3.6)):
        folds += wrinkle(x * seen, z, a, b, wide, high)
    folds += 0.9 * np.sin(x / 29 + z / 43 + 1.1) * np.sin(z / 37 - x / 71)
    points += outward * (folds * face * smooth(z, 6, 40))[..., None]
    outward = normals(points, True)
    hem = HIGH - z
    run = box.front
    seam = np.abs(np.abs(box.front) - WIDE / 2 - 6)
    height = -0.9 * bell(seam, 1.1) + 0.7 * bell(seam - 3.4, 2.4)
    height += 0.9 * smooth(31 - hem, -0.6, 0.6) - 0.6 * bell(hem - 31.6, 0.9) + 0.35 * np.sin(run / 7 + 2 * np.sin(run / 31)) * smooth(33 - hem, 0, 3)
    stitches = dashes(hem, run, at=28, length=2.2, pitch=3.2, width=0.5) + dashes(hem, run, at=3, length=2.2, pitch=3.2, width=0.5)
    points += outward * height[..., None]
    shell, parts = rimmed(points, outward, 2.4, 260, np.full(x.shape, BASE), INSIDE, steps=11)
    full = np.zeros(shell.shape[:2])
    full[: len(x)] = np.clip(stitches, 0, 1)
    cloth = np.zeros(shell.shape[:2] + (2,))
    cloth[: len(x), :, 0], cloth[: len(x), :, 1] = box.front / 1000, z / 1000
    cloth[len(x) :] = cloth[len(x) - 1]
    floor = Piece(np.stack([points[0], points[0] * (0.5, 0.02, 1)]), BASE, wrap=True)
    return points, [Piece(shell, parts, wrap=True, cloth=cloth, stitches=full, **CANVAS), floor]


def handle(points, sign):
    """A handle of webbing: it is sewn on below the rim, goes up over the peg and down again."""
    face = points[np.sign(points[..., 1]) == sign]
    def wall(x, z):
        return face[np.argmin((face[:, 0] - x) ** 2 + (face[:, 2] - z) ** 2), 1] + sign * 2.2
    ends = []
    for side in (-1, 1):
        low = [(side * APART, wall(side * APART, z), z) for z in np.linspace(338, 386, 14)]
        y = low[-1][1]
        straight = [(side * (APART - 1 - (APART - 17) * t), y * (1 - t) + sign * 2.0 * t, 390 + (PEG - 402) * t) for t in np.linspace(0, 1, 60)]
        straight = [(a + side * 5 * np.sin(np.pi * k / 59), b + sign * 3 * np.sin(np.pi * k / 59), c) for k, (a, b, c) in enumerate(straight)]
        ends.append(low + straight)
    bend = [(-17 * np.cos(b), sign * 2.0, PEG - 12 + 17 * np.sin(b)) for b in np.linspace(0.25, np.pi - 0.25, 40)]
    path = evenly(np.array(ends[0] + bend + ends[1][::-1]), 800)
    share = np.linspace(0, 1, 800)
    # The handle lies flat on the bag and is turned edge-on over the peg.
    along = np.gradient(path, axis=0)
    flat = np.stack([0 * share, 0 * share + sign, 0 * share], axis=1)
    over = np.cross(along, (0, 1.0, 0)) * (1.0 if sign < 0 else -1.0)
    over /= np.linalg.norm(over, axis=1, keepdims=True)
    turned = (smooth(share, 0.12, 0.42) * smooth(1 - share, 0.12, 0.42))[:, None]
    up = flat * (1 - turned) + over * turned * -1
    grid = swept(path, 27, 2.6, up=up, count=800, ring=120, fullness=6)
    run = np.concatenate([np.zeros(6), np.linspace(0, np.linalg.norm(np.diff(path, axis=0), axis=1).sum(), 800), np.zeros(6)])[:, None]
    angle = np.linspace(0, 2 * np.pi, 120, endpoint=False)[None, :]
    across = np.sign(np.cos(angle)) * np.abs(np.cos(angle)) ** (1 / 3) * 13.5 + 0 * run
    stitches = dashes(13.5 - np.abs(across), run, at=2.4, length=2.2, pitch=3.2, width=0.45)
    long = run.max()
    end = np.minimum(run, long - run)
    box = (end < 46) * (end > 1)
    cross = np.minimum(np.abs(across - (end - 22) * 0.5), np.abs(across + (end - 22) * 0.5))
    stitches = stitches + box * (dashes(end, across + 50, at=2.6, length=2.2, pitch=3.2, width=0.45) + dashes(end, across + 50, at=42, length=2.2, pitch=3.2, width=0.45) + (end < 42) * dashes(cross, end, at=0, length=2.2, pitch=3.2, width=0.5))
    return Piece(grid, RIB, wrap=True, stitches=np.clip(stitches, 0, 1), **CANVAS)


def views():
    points, made = body()
    peg = [(0.01, 0), (7.2, 0), (7.2, 20), (8, 21), (11.5, 22), (12.4, 25), (11.5, 28), (8, 29), (0.01, 29.2)]
    peg = lathe([tuple(p) for p in evenly(np.array(peg), 140)], (0, 14, PEG - 8), (0, -1, 0), around=80)
    made = [*made, handle(points, -1), handle(points, 1), Piece(peg, METAL, wrap=True, metal=True, rough=0.3)]
    return {
        "front": (made, {"yaw": 9, "elevation": 3, "ground": "wall"}),
        "back": (made, {"yaw": 171, "elevation": 3, "ground": "wall"}),
    }
