"""A soft bag in the shape of a crescent, whose strap grows out of its horns."""

import numpy as np

from kit.bags import wrinkle, zip_teeth
from kit.curves import bell, smooth, spline, through
from kit.parts import BASE, METAL
from kit.surface import Piece, dashes, normals, swept

# Cross-sections from the left horn to the middle: the opening (x, z), the outer edge (x, z), the depth.
HALF = [
    (-154, 318, -173, 317, 20), (-153, 296, -182, 291, 27), (-150, 262, -196, 246, 44), (-143, 232, -206, 192, 64),
    (-126, 206, -203, 134, 84), (-98, 186, -178, 74, 104), (-56, 172, -118, 22, 122), (-22, 167, -46, 3, 130),
]
STATIONS = HALF + [(-a, b, -c, d, e) for a, b, c, d, e in HALF[::-1]]
LEATHER = {"grain": "leather", "rough": 0.46, "shine": 0.38}


def body():
    rows = np.array(STATIONS, float)
    middle = (rows[:, :2] + rows[:, 2:4]) / 2
    knots = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(middle, axis=0), axis=1))])
    fine = spline(knots, rows, np.linspace(0, knots[-1], 800))
    share = np.linspace(-1, 1, 800)[:, None]
    # Each cross-section goes from the opening in front down, under the bag, and up behind.
    angle = np.linspace(0, 2 * np.pi, 1000, endpoint=False)
    c, s = np.cos(angle), np.sin(angle)
    level = (0.5 + 0.5 * np.sign(c) * np.abs(c) ** 0.9)[None, :] + 0 * share
    full = (np.abs(s) ** 0.85)[None, :] * (1.18 - 0.66 * level**1.2)
    front = (np.sin(angle) >= 0)[None, :] + 0 * share
    inner, outer, deep = fine[:, None, :2], fine[:, None, 2:4], fine[:, None, 4]
    plane = outer + (inner - outer) * level[..., None]
    y = -np.sign(s) * full * deep / 2
    points = np.stack([plane[..., 0], y, plane[..., 1]], axis=-1)
    x, z = plane[..., 0], plane[..., 1]
    below = np.linalg.norm(fine[:, None, :2] - fine[:, None, 2:4], axis=2) * (1 - level)
    soft = smooth(1 - np.abs(share), 0.04, 0.4)
    # Some folds sag from horn to horn; others run down from the horns and end above the bottom.
    side = np.where(front > 0, 1.0, -1.0)
    shape = 0 * x
    for depth, wide, high, off in ((30, 8, 5.2, -22), (56, 11, 6.4, 26), (88, 13, 5.0, -12), (122, 12, 3.2, 34)):
        line = below - depth - side * 7 * np.sin((x - off) / 58) - 0.07 * (x - off) * np.sign(off)
        along = 0.35 + 0.65 * bell(x - off * 1.6, 88)
        shape += along * high * (bell(line, wide) - 0.7 * bell(line + 1.5 * wide, wide * 0.7))
    for a, b, wide, high in (
        ((-172, 276), (-150, 90), 8, 5.0), ((-160, 286), (-104, 96), 8, 4.2), ((-186, 250), (-186, 96), 7, 3.6), ((172, 276), (160, 84), 8, 4.8),
        ((160, 286), (112, 88), 8, 4.4), ((186, 250), (182, 104), 7, 3.8), ((-142, 250), (-60, 130), 7, 3.4), ((142, 250), (66, 124), 7, 3.6),
        ((-36, 120), (-58, 14), 11, -3.4), ((46, 128), (74, 20), 12, -3.4), ((6, 90), (0, 4), 14, 2.4), ((-120, 70), (-90, 20), 10, 2.4),
    ):
        shape += wrinkle(x * side, z, a, b, wide, high)
    shape += 1.3 * np.sin(x / 23 + z / 31 + side) * np.sin(z / 19 - x / 47)
    outward = normals(points, True)
    points = points + outward * (shape * soft * smooth(below, 6, 26))[..., None]
    # The opening gapes a little and sags.
    points[..., 2] -= 5 * bell(x, 70) * smooth(40 - below, 0, 36) * front
    outward = normals(points, True)
    half = np.abs(angle - np.pi)[None, :] * np.maximum(deep, 20) * 0.42 + 0 * x
    run = np.cumsum(np.linalg.norm(np.diff(points, axis=0, prepend=points[:1]), axis=2), axis=0)
    height = -1.4 * bell(half, 1.3) + 0.9 * bell(half - 4, 2.6) - 0.7 * bell(below - 14, 0.9) + 0.6 * smooth(14 - below, -1, 1)
    stitches = dashes(below, run, at=11.6) + dashes(half, run, at=5.2)
    points = points + outward * height[..., None]
    cloth = np.stack([x, below * side], axis=2) / 1000
    shell = Piece(points[:, ::-1], BASE, wrap=True, cloth=cloth[:, ::-1], stitches=np.clip(stitches, 0, 1)[:, ::-1], **LEATHER)
    opening = np.stack([fine[:, 0], 0 * fine[:, 0], fine[:, 1] - 1.0 - 2.5 * bell(fine[:, 0], 70)], axis=1)[70:-70]
    return [shell, Piece(zip_teeth(opening, (0, 1, 0), wide=2.2, thick=5.4), METAL, wrap=True, metal=True, rough=0.32)]


def strap():
    """A wide strap on the shoulder; it is folded narrow where a ring holds it to each horn."""
    line = through([(-163, 0, 306), (-163, 0, 330), (-158, 0, 362), (-140, 2, 410), (-102, 4, 456), (-52, 6, 482), (0, 7, 490), (52, 6, 482), (102, 4, 456), (140, 2, 410), (158, 0, 362), (163, 0, 330), (163, 0, 306)], 700)
    share = np.linspace(0, 1, 700)
    open_out = smooth(share, 0.05, 0.2) * smooth(1 - share, 0.05, 0.2)
    wide, thick = 22 + 22 * open_out, 8.0 - 4.2 * open_out
    up = np.cross(np.gradient(line, axis=0), (0, 1, 0))
    grid = swept(line, wide, thick, up=up, count=700, ring=120, fullness=5)
    run = np.linspace(0, 640, len(grid))[:, None]
    angle = np.linspace(0, 2 * np.pi, 120, endpoint=False)[None, :]
    pad = lambda values: np.concatenate([np.full(6, values[0]), values, np.full(6, values[-1])])[:, None]
    across = np.abs(np.cos(angle)) ** 0.4 * pad(wide) / 2
    fold = np.cos(across / pad(wide) * 4 * np.pi) * (1 - pad(open_out)) * 1.2
    grid = grid + normals(grid, True) * fold[..., None]
    stitches = dashes(pad(wide) / 2 - across, run + 0 * angle, at=3.4) * pad(open_out)
    made = [Piece(grid, BASE, wrap=True, stitches=np.clip(stitches, 0, 1), **LEATHER)]
    for sign in (-1, 1):
        cuff = [(sign * 163, 0, 309), (sign * 163, 0, 321)]
        made.append(Piece(swept(cuff, 27, 22, up=(1, 0, 0), count=60, ring=80, fullness=3), METAL, wrap=True, metal=True, rough=0.22))
    return made


def views():
    made = [*body(), *strap()]
    return {
        "front": (made, {"yaw": 17, "elevation": 12}),
        "back": (made, {"yaw": 163, "elevation": 12}),
    }
