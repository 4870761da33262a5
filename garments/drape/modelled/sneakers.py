"""Slim leather court sneakers on a low stitched cup sole."""

import numpy as np

from kit.curves import bell, smooth, through
from kit.lacing import crossed, padded_tongue
from kit.parts import BASE, DARK, INSIDE, RIB, SOLE
from kit.shoes import insole, lined, pair, plan_of, run_of
from kit.surface import Piece, Tube, dashes, laid, line_field, normals, walled

# Each row is a section of the shoe: top x, z, bottom x, z, near, far, round top, round bottom, middle, sag (see
# `Tube`).
LAST = [
    (0, 26, 0, 19, 0, 0, 2.2, 3, 9, 0),
    (1.5, 32, 1, 18, 13, 12, 2.2, 3, 9, 0),
    (6, 37.5, 5, 16, 24.5, 24, 2.3, 3, 8.5, 0),
    (16, 42.5, 14, 13, 36, 35, 2.4, 3.2, 8, 0),
    (32, 47, 30, 11, 43.5, 42, 2.4, 3.4, 6, 0),
    (56, 53, 56, 10, 48, 45.5, 2.4, 3.6, 3, 0),
    (84, 62.5, 88, 10, 49, 46, 2.3, 3.6, 0, 0),
    (108, 75, 126, 11, 46, 41.5, 2.2, 3.4, 0, 0),
    (127, 87.5, 168, 13, 42.5, 37.5, 2.2, 3.2, 2, 2),
    (140, 96, 212, 15, 40, 36.5, 2.3, 3.0, 3, 5),
    (147, 100.5, 252, 17, 38.5, 36, 2.4, 2.8, 3, 9),
    (151, 103, 280, 22, 37.5, 35.5, 2.4, 2.6, 3, 12),
    (153, 104.5, 287, 42, 37, 35, 2.5, 2.6, 3, 15),
    (154.5, 105.5, 286.5, 64, 36, 34.5, 2.5, 2.6, 3, 18),
    (156, 106.5, 283, 87, 35, 33.5, 2.5, 2.6, 3, 22),
]
COUNT, AROUND = 660, 320


def upper():
    last = Tube(LAST, COUNT, AROUND)
    x, z, y = last.x, last.z, last.points[..., 1]
    d, r = np.abs(last.ridge), last.along
    top = r[-1, 0]
    throat = r[np.argmin(np.abs(x[:, AROUND - 1] - 88)), 0]

    # The slot over the tongue; the quarters lie on the vamp and carry the eyelets.
    slot = np.hypot(np.maximum(throat + 8 - r, 0), d) - 9 - 0.04 * np.maximum(r - throat, 0)
    tongue = smooth(-slot, -0.4, 0.5)
    quarter, run = line_field(x, z, through([(78, 100), (82, 76), (90, 60), (101, 47), (111, 34), (118, 10)]))
    height = laid(-quarter, 1.3)
    stitches = dashes(-quarter, run, at=2.2) + dashes(-quarter, run, at=4.4)
    stay, along = line_field(r, d, through([(throat - 9, -2), (throat - 5, 16), (throat + 8, 25), (throat + 26, 27.5), (top * 0.9, 28), (top + 10, 28)]))
    on_stay = smooth(stay, -0.5, 0.5)
    height += laid(stay, 0.9)
    stitches = stitches * (1 - on_stay) + dashes(stay, along, at=2.2)
    stitches = stitches * (1 - tongue) + dashes(slot, r, at=2.2) * (1 - tongue)
    height = height * (1 - tongue) - 2.4 * tongue + 1.2 * tongue * bell(d, 7)

    # A tab at the heel on a counter, and the padded collar.
    counter, run = line_field(x, z, through([(240, 100), (246, 80), (243, 62), (232, 46), (216, 34), (204, 14)]))
    height += laid(-counter, 1.0)
    stitches += dashes(-counter, run, at=2.2) * (1 - tongue)
    tab, run = line_field(x, z, through([(252, 110), (258, 82), (262, 68), (270, 60), (300, 57)]))
    on_tab = smooth(-tab, -0.5, 0.5)
    height += laid(-tab, 1.2)
    stitches = stitches * (1 - on_tab) + dashes(-tab, run, at=2.0)
    below = last.below
    collar = (1 - tongue) * smooth(d, 26, 46)
    height += collar * (2.2 * bell(below - 9, 7) - 0.7 * bell(below - 19, 1.6))
    stitches += collar * dashes(below, last.ridge, at=21)

    eyelets = [(throat + 13 + k * (top - throat - 18) / 6, 15.5 + 0.45 * k) for k in range(7)]
    hole = np.zeros_like(x)
    for at, beside in eyelets:
        gone = np.hypot(r - at, d - beside)
        hole = np.maximum(hole, smooth(1.9 - gone, -0.3, 0.3))
    # Air holes in two rows on the side.
    for line in range(2):
        for k in range(5):
            gone = np.hypot(x - 152 - 8 * k - 4 * line, z - 50 - 8 * line - 0.9 * k)
            hole = np.maximum(hole, smooth(1.3 - gone, -0.3, 0.3))
    height -= 1.4 * hole
    bend = bell(x - 70 - 0.25 * np.abs(y), 15) * (1 - on_stay) * smooth(z, 34, 52) * (quarter > 0)
    height += 0.2 * bend * np.sin((x + 0.35 * y) / 3.1 + 0.8 * np.sin(y / 9))
    height += 0.3 * np.sin(x / 31 + z / 23) * np.sin(z / 37 - y / 21)
    part = np.full(x.shape, BASE)
    part[on_tab > 0.5] = RIB
    part[hole > 0.5] = DARK
    points = last.raised(height)
    return last, points, eyelets, lined(last, points, part, stitches, thick=6.0, depth=58, rough=0.42, shine=0.4)


def sole(points):
    outline = plan_of(points, 14, 32, out=1.0)
    x = outline[:, 0]
    low = 5.5 * smooth(72 - x, 0, 84) ** 1.5 + 1.5 * smooth(x - 250, 0, 50) ** 2
    high = low + 17.5 + 5.0 * smooth(x, 110, 265) + 2.0 * smooth(34 - x, 0, 40)
    low -= low.min()
    thick = 20.0
    levels = np.linspace(0.07, 0.93, 64)
    foot = [(-9, 0.0), (-4, 0.0), (-1.4, 0.012), (-0.4, 0.045)]
    wall = [(0.3 - 1.2 * level**2, level) for level in levels]
    lip = [(-1.1, 0.955), (-1.5, 0.975), (-2.2, 0.99), (-3.2, 1.0), (-6, 1.0), (-9, 0.98)]
    profile = foot + wall + lip
    grid = walled(outline, low, high, profile)
    run = run_of(outline)[None, :]
    mm = np.array([profile[0][1]] + [level for _, level in profile])[:, None] * thick
    toe = smooth(26 - outline[None, :, 0], 0, 8) * smooth(mm, 3.5, 4.5) * smooth(12 - mm, 0, 1.2)
    height = -0.8 * bell(mm - 15.8, 0.8) - 0.6 * bell(mm - 3, 0.5) + 0.5 * dashes(mm, run, at=15.8, length=3.0, pitch=4.2)
    height = height + 0.3 * toe * np.sin(run * 2 * np.pi / 2.4)
    grid = grid + normals(grid, True) * height[..., None]
    return Piece(grid, SOLE, wrap=True, grain="rubber", rough=0.55, shine=0.3)


def views():
    last, points, eyelets, shell = upper()
    flap = padded_tongue([(128, 0, 85), (142, 1, 96.5), (153, 2, 107), (161, 3, 116), (166, 3, 123)], 62, thick=5.4)
    made = [shell, *crossed(last, points, eyelets, wide=5.8, thick=1.2), flap, sole(points), insole(points, 24, 40, 30.0, INSIDE)]
    return {
        "front": (pair(made, (54, 160)), {"yaw": 26, "elevation": 20}),
        "back": (made, {"yaw": 208, "elevation": 14}),
    }
