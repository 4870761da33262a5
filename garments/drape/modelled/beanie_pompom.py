"""A chunky hat in fisherman's rib with a turn-up and a pompom."""

import numpy as np

from kit.curves import smooth
from kit.parts import BASE, RIB
from kit.surface import Piece, normals
from kit.turned import Turned, knitted

COLUMNS = 54
HIGH = 5.2
OVAL = (1.06, 0.94)
# The profile of the hat: the upper edge of the turn-up, its outside, the fold at the bottom, and the inside.
BODY = [(88, 40), (90, 70), (92, 92), (92.5, 112), (91, 134), (86, 158), (76, 181), (61, 199), (43, 210), (24, 215.5), (8, 216.5), (0, 216.6)]
TURN_UP = [(84, 30), (85, 8), (88, 1.5), (93, -0.5), (98, 2.5), (100.5, 10), (101.5, 34), (101.8, 60), (101.2, 76), (99.5, 81), (95.5, 82.5), (91.5, 80), (90, 74)]


def rib(angle, run, radius, deep, *, wide=1.0):
    """Columns of knit stitches with deep gaps between them, which pull together at the crown."""
    across = angle / (2 * np.pi) * COLUMNS
    relief = knitted(across, run / HIGH, groove=0.2)
    round_column = np.sqrt(np.clip(1 - (2 * np.abs(across % 1 - 0.5) / 0.98) ** 2, 0, 1))
    return deep * (0.62 * round_column + 0.5 * relief) * np.clip(radius / 60, 0.1, 1)


def turned(profile, deep, part, upside_down=False, count=640):
    body = Turned(profile, oval=OVAL, count=count, around=1512)
    r, z, angle, run = body.radius, body.height, body.angle, body.run
    sway = 1.6 * np.sin(2 * angle + 0.6) + 1.1 * np.sin(5 * angle + z / 40)
    along = -run if upside_down else run
    shift = 0.05 * np.sin(z / 33 + 0.5) * smooth(z, 80, 200)
    points = body.points(r + sway * np.clip(r / 60, 0, 1), z + 0.8 * np.sin(3 * angle + 1) * (z > 70))
    outward = normals(points, True)
    deep = deep * (0.35 + 0.65 * smooth(z, -2, 6))
    points = points + outward * rib(angle + shift, along + 1.6 * np.sin(2 * angle), r, deep)[..., None]
    return points, body


def crown_folds(points, body):
    """The cloth is drawn together under the pompom: a few soft folds run to the middle."""
    r, z, angle = body.radius, body.height, body.angle
    top = smooth(z, 150, 208)
    fold = 3.6 * np.sin(9 * angle + 0.5) + 2.4 * np.sin(6 * angle + 2)
    points[..., 2] += top * fold * np.clip(r / 50, 0, 1)
    return points


def pompom(middle, radius):
    """A pompom of cut ends of yarn, each of its own length."""
    chance = np.random.default_rng(4)
    count = 1500
    k = np.arange(count) + 0.5
    polar, turn = np.arccos(1 - 2 * k / count), np.pi * (1 + 5**0.5) * k
    seeds = np.stack([np.sin(polar) * np.cos(turn), np.sin(polar) * np.sin(turn), np.cos(polar)], axis=1)
    seeds += chance.normal(0, 0.018, seeds.shape)
    seeds /= np.linalg.norm(seeds, axis=1, keepdims=True)
    length = chance.normal(0, 1.0, count)
    rows, columns = 520, 1040
    b = np.linspace(-np.pi / 2 + 0.01, np.pi / 2 - 0.01, rows)[:, None]
    a = np.linspace(np.pi / 2, 2.5 * np.pi, columns, endpoint=False)[None, :]
    unit = np.stack([np.cos(b) * np.cos(a), np.cos(b) * np.sin(a), np.sin(b) + 0 * a], axis=-1).reshape(-1, 3).astype(np.float32)
    high = np.empty(len(unit))
    for start in range(0, len(unit), 20000):
        near = unit[start : start + 20000] @ seeds.T.astype(np.float32)
        best = np.argmax(near, axis=1)
        away = np.arccos(np.clip(near[np.arange(len(best)), best], -1, 1)) * radius
        cell = radius * np.sqrt(4 * np.pi / count) / 2
        high[start : start + 20000] = 2.1 * length[best] - 4.6 * (away / cell) ** 2 * 0.5
    lumps = 1.8 * np.sin(unit[:, 0] * 4 + 1) * np.sin(unit[:, 1] * 5) + 1.2 * np.sin(unit[:, 2] * 7 + unit[:, 0] * 3)
    points = unit * (radius + high + lumps)[:, None]
    points[:, 2] *= 0.94
    return Piece((points + middle).reshape(rows, columns, 3), BASE, wrap=True, grain="wool", rough=0.95, shine=0.05)


def views():
    crown, body = turned(BODY, 4.4, BASE)
    crown = crown_folds(crown, body)
    edge, band = turned(TURN_UP, 5.0, RIB, upside_down=True)
    wool = {"grain": "wool", "rough": 0.95, "shine": 0.06}
    cloth = np.stack([body.angle * 92, body.run], axis=2) / 1000
    made = [
        Piece(crown, BASE, wrap=True, cloth=cloth, **wool),
        Piece(edge, RIB, wrap=True, cloth=np.stack([band.angle * 92, band.run], axis=2) / 1000, **wool),
        pompom((2, -2, 246), 44),
    ]
    return {"front": (made, {"yaw": 4, "elevation": 9})}
