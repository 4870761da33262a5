"""High-tops of canvas: a rubber cap over the toes, laces up to the ankle, a flat vulcanised sole."""

import numpy as np

from kit.boots import folds
from kit.curves import bell, smooth, through
from kit.lacing import crossed, padded_tongue, place_on
from kit.parts import BASE, DARK, INSIDE, LABEL, METAL, RIB, SOLE
from kit.shoes import insole, lined, pair, plan_of, run_of
from kit.surface import Piece, Tube, dashes, laid, line_field, normals, ring, swept, walled

# Each row is a section of the shoe: top x, z, bottom x, z, near, far, round top, round bottom, middle, sag (see
# `Tube`).
LAST = [
    (0, 27, 0, 20, 0, 0, 2.2, 3, 9, 0),
    (1.5, 33, 1, 18, 12, 11.5, 2.2, 3, 9, 0),
    (6, 38, 5, 15.5, 22.5, 22, 2.2, 3, 8.5, 0),
    (16, 43, 14, 12.5, 33, 32, 2.3, 3.2, 8, 0),
    (32, 47.5, 30, 11, 41.5, 40, 2.3, 3.4, 6, 0),
    (56, 53.5, 56, 10.5, 46.5, 44, 2.2, 3.6, 3, 0),
    (82, 64, 88, 11, 47, 44, 2.2, 3.6, 0, 0),
    (104, 79, 126, 12, 45, 40.5, 2.2, 3.4, 0, 0),
    (122, 95.5, 168, 13, 41, 37, 2.2, 3.2, 2, 0),
    (135, 111, 212, 14.5, 38.5, 35.5, 2.2, 3, 3, 0),
    (143, 123, 250, 17, 37, 35, 2.2, 2.8, 3, 0),
    (148, 132, 277, 23, 36, 34.5, 2.2, 2.5, 3, 0),
    (152, 140, 284, 43, 35, 34, 2.2, 2.4, 3, 1),
    (156, 148.5, 282.5, 64, 33.5, 33, 2.2, 2.4, 3, 2),
    (159.5, 157, 276.5, 87, 32.5, 32, 2.2, 2.4, 3, 4),
    (162, 166, 270, 112, 33, 32.5, 2.2, 2.4, 3, 6),
    (163.5, 176, 268, 137, 33.5, 33, 2.3, 2.4, 3, 8),
    (164, 183, 269.5, 155, 34, 33.5, 2.3, 2.4, 3, 9),
]
COUNT, AROUND = 620, 260
PAIRS = 8


def upper():
    last = Tube(LAST, COUNT, AROUND)
    x, z, y = last.x, last.z, last.points[..., 1]
    d, r = np.abs(last.ridge), last.along
    top = r[-1, 0]
    at = lambda place: r[np.argmin(np.abs(x[:, AROUND - 1] - place)), 0]
    throat = at(83)
    fine = {"length": 2.0, "pitch": 2.9, "width": 0.45}

    # The slot over the tongue, its facing, and the quarters on the vamp.
    slot = np.hypot(np.maximum(throat + 9 - r, 0), d) - 9 - 0.03 * np.maximum(r - throat, 0)
    tongue = smooth(-slot, -0.4, 0.5)
    quarter, run = line_field(x, z, through([(73, 110), (78, 80), (87, 64), (104, 54), (121, 43), (131, 28), (134, 8)]))
    height = laid(-quarter, 1.0)
    stitches = dashes(-quarter, run, at=1.8, **fine) + dashes(-quarter, run, at=4.4, **fine)
    facing = slot - 15.5
    height += 0.7 * smooth(-facing, -0.4, 0.4) * smooth(-quarter, -0.4, 0.4) - 0.3 * bell(facing - 0.6, 0.6) * smooth(-quarter, 0, 1)
    stitches += (dashes(-facing, r, at=1.8, **fine) + dashes(slot, r, at=1.8, **fine)) * smooth(-quarter, 0, 1)
    # A strip up the back seam, wider below.
    back = 10.5 - 0.02 * (z - 60) - np.abs(y - 3) - 60 * (x < 232)
    on_back = smooth(back, -1, 0)
    height += laid(back, 0.9)
    stitches = stitches * (1 - on_back) + dashes(back, z, at=1.9, **fine)
    below = last.below
    collar = 1 - smooth(-slot, -1, 1)
    height += collar * (0.8 * bell(below - 3, 3) - 0.35 * bell(below - 7.4, 0.7))
    stitches += collar * (dashes(below, last.ridge, at=2.2, **fine) + dashes(below, last.ridge, at=6.0, **fine))
    stitches *= 1 - tongue
    height = height * (1 - tongue) - 2.2 * tongue + 1.0 * tongue * bell(d, 8)

    eyelets = [(throat + 13 + k * (top - throat - 20) / (PAIRS - 1), 15.0 + 0.42 * k) for k in range(PAIRS)]
    # Canvas creases sharply: where the toes bend, and around the ankle.
    bend = bell(x - 74 - 0.25 * np.abs(y), 14) * smooth(z, 30, 46) * smooth(quarter, -2, 6)
    height += 0.8 * bend * np.sin((x + 0.35 * y) / 3.3 + 0.9 * np.sin(y / 8))
    slant = z + 0.45 * x + 0.1 * y
    ankle = bell(slant - 190, 22) * smooth(slot, 12, 22) * (1 - on_back)
    fold = folds((slant + 5 * np.sin(x / 13)) / 17)
    height += 2.0 * ankle * fold
    height += 1.7 * bell(z - 98, 16) * smooth(x, 226, 250) * (1 - on_back) * folds((z + 0.25 * x + 2 * np.sin(x / 7)) / 13)
    height += 0.9 * np.sin(x / 23 + z / 19) * np.sin(z / 33 - y / 19)
    points = last.raised(height)
    shell = lined(last, points, np.full(x.shape, BASE), stitches, thick=3.0, depth=110, grain="textile", rough=0.8, shine=0.1)
    return last, points, eyelets, shell, at(47)


def cap(last, points, end):
    """The rubber over the toes: it lies on the canvas and sinks into it behind its edge."""
    rows = int(np.searchsorted(last.along[:, 0], end + 26))
    away = end - 0.0042 * last.ridge**2 - last.along
    on = smooth(away, -0.5, 0.6)
    height = (-2.4 + 4.4 * on - 0.5 * on * bell(away - 2.6, 0.8))[:rows]
    grid = points[:rows] + last.normals[:rows] * height[..., None]
    return Piece(grid, SOLE, grain="rubber", rough=0.42, shine=0.4)


def metal(last, points, eyelets):
    def eyelet(place, out, radius):
        return Piece(ring(place + out * 0.9, radius, 1.2, out, around=40), METAL, wrap=True, metal=True, rough=0.25)

    found = [eyelet(*place_on(last, points, along, sign * beside), 2.7) for along, beside in eyelets for sign in (1, -1)]
    # Two holes for air, low on the inner side.
    for x, z in ((152, 40), (166, 41)):
        gone = np.hypot(last.x - x, last.z - z) + 1e3 * (last.points[..., 1] < 3)
        row, column = np.unravel_index(np.argmin(gone), gone.shape)
        place, out = points[row, column], last.normals[row, column]
        found += [eyelet(place, out, 3.0), Piece(swept([place - out * 0.5, place + out * 0.7], 4.8, 4.8, up=(0, 0, 1), count=8, ring=24, fullness=2), DARK, wrap=True)]
    return found


def sole(points):
    outline = plan_of(points, 13, 32, out=1.0)
    x = outline[:, 0]
    low = 7.5 * smooth(78 - x, 0, 90) ** 1.5
    low -= low.min()
    high = low + 23.5 + 2.5 * smooth(x, 200, 270) + 3.0 * smooth(30 - x, 0, 34)
    levels = np.linspace(0.03, 0.95, 110)
    profile = [(-9, 0.0), (-4, 0.0), (-1.0, 0.008), (-0.3, 0.02), *[(0.4 - 0.7 * level, level) for level in levels], (-0.7, 0.97), (-1.2, 0.99), (-2.0, 1.0), (-4, 1.0), (-8, 0.98)]
    grid = walled(outline, low, high, profile)
    run = run_of(outline)[None, :]
    rise = grid[..., 2] - low[None, :]
    depth = (high - low)[None, :] - rise
    level = np.array([profile[0][1]] + [value for _, value in profile])[:, None]
    wall = smooth(level, 0.02, 0.04)
    # Two tapes around the sole with a coloured line in the upper one; the bumper at the toes and a ribbed heel.
    height = wall * (-0.5 * bell(depth - 4.4, 0.5) - 0.5 * bell(rise - 4.2, 0.6))
    stripe = smooth(0.9 - np.abs(depth - 7.4), -0.2, 0.2) * (level < 0.96) * wall
    height = height + 0.35 * stripe
    toe = smooth(62 - x, -0.4, 0.4)[None, :]
    bumper = toe * smooth(rise - 4.6, -0.3, 0.3) * smooth(depth - 9.6, -0.3, 0.3)
    ribs = np.maximum(np.abs(np.sin(run * np.pi / 4.6)), np.abs(np.sin(rise * np.pi / 4.4)))
    height = height + 0.55 * bumper * (1 + smooth(ribs, 0.9, 0.98))
    ground = smooth(4.2 - rise, -0.2, 0.2) * wall
    height = height - 0.7 * ground * smooth(np.sin(run * 2 * np.pi / 5.0), 0.3, 0.6)
    grid = grid + normals(grid, True) * height[..., None]
    part = np.where(stripe > 0.5, RIB, SOLE) + 0 * run.astype(int)
    return Piece(grid, part, wrap=True, grain="rubber", rough=0.5, shine=0.3)


def views():
    last, points, eyelets, shell, end = upper()
    flap = padded_tongue([(157, 0, 144), (162, 1, 159), (166.5, 2, 174), (168.5, 3, 188), (169, 3, 197)], 44, thick=3.6, curl=0.022, up=(-0.9, 0, 0.4), grain="textile")
    made = [shell, cap(last, points, end), *crossed(last, points, eyelets, wide=5.6, thick=1.2, part=LABEL), *metal(last, points, eyelets), flap, sole(points), insole(points, 24, 40, 30.0, INSIDE)]
    return {
        "front": (pair(made, (56, 160)), {"yaw": 27, "elevation": 16}),
        "back": (made, {"yaw": 206, "elevation": 13}),
    }
