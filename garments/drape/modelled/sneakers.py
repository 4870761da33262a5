"""Low leather sneakers on a stitched cup sole."""

import numpy as np

from kit.curves import bell, smooth, through
from kit.lacing import crossed
from kit.parts import BASE, DARK, INSIDE, RIB, SOLE
from kit.shoes import insole, pair, plan_of, run_of
from kit.surface import Piece, Tube, dashes, laid, line_field, normals, rimmed, swept, walled

# top x, z, bottom x, z, near, far, round top, round bottom, middle, sag
LAST = [
    (0, 33, 0, 25, 0, 0, 2.2, 3, 9, 0),
    (1.5, 40, 1, 24, 13, 12, 2.2, 3, 9, 0),
    (6, 46.5, 5, 22, 24, 23, 2.3, 3, 8.5, 0),
    (16, 51, 14, 20, 35, 34, 2.4, 3.2, 8, 0),
    (32, 55.5, 30, 17, 43, 42, 2.4, 3.4, 6, 0),
    (56, 61.5, 56, 15, 48.5, 46, 2.4, 3.6, 3, 0),
    (84, 71, 86, 14, 50, 47, 2.3, 3.6, 0, 0),
    (110, 85, 122, 15, 48, 43, 2.2, 3.4, 0, 0),
    (131, 101, 162, 17, 44.5, 39, 2.2, 3.2, 2, 1),
    (147, 114.5, 206, 18, 41, 37, 2.3, 3.0, 3, 2),
    (157, 122.5, 250, 19, 39, 36.5, 2.4, 2.8, 3, 4),
    (163, 127, 280, 24, 38, 36, 2.4, 2.6, 3, 6),
    (166, 129.5, 287, 46, 37, 35.5, 2.5, 2.6, 3, 9),
    (168.5, 131.5, 285.5, 76, 36, 34.5, 2.5, 2.6, 3, 13),
    (170.5, 133, 280, 106, 35, 34, 2.5, 2.6, 3, 19),
]
COUNT, AROUND = 640, 300


def upper():
    last = Tube(LAST, COUNT, AROUND)
    x, z, d, r = last.x, last.z, np.abs(last.ridge), last.along
    top = r[-1, 0]
    throat = r[np.argmin(np.abs(x[:, AROUND - 1] - 100)), 0]
    height = np.zeros_like(x)
    stitches = np.zeros_like(x)

    # The slot over the tongue has a round lower end.
    slot = np.hypot(np.maximum(throat + 9 - r, 0), d) - 9 - 0.02 * np.maximum(r - throat, 0)
    # The quarters lie on the vamp.
    quarter, along_quarter = line_field(x, z, through([(92, 100), (96, 86), (104, 74), (118, 58), (130, 40), (136, 14)]))
    stay_edge, along_stay = line_field(r, d, through([(throat - 12, -1), (throat - 9, 14), (throat + 4, 23), (throat + 24, 26), (top * 0.9, 25), (top + 10, 25)]))
    height += laid(-quarter, 1.1)
    stitches += dashes(-quarter, along_quarter, at=2.4) + dashes(-quarter, along_quarter, at=4.9)
    on_stay = smooth(stay_edge, -0.5, 0.5)
    height += laid(stay_edge, 1.2)
    stitches = stitches * (1 - on_stay) + dashes(stay_edge, along_stay, at=2.2)
    tongue = smooth(-slot, -0.4, 0.5)
    edge = dashes(slot, r, at=2.0) * (1 - tongue)
    stitches = stitches * (1 - tongue) + edge
    height = height * (1 - tongue) - 2.6 * tongue + 1.4 * tongue * bell(d, 7)

    # A counter at the heel, a tab above it, and the padded collar.
    counter, along_counter = line_field(x, z, through([(232, 128), (240, 104), (238, 84), (226, 60), (208, 42), (192, 20)]))
    height += laid(-counter, 1.0)
    stitches += dashes(-counter, along_counter, at=2.3) * (1 - tongue)
    tab, along_tab = line_field(x, z, through([(260, 130), (262, 104), (265, 90), (273, 81), (300, 78)]))
    height += laid(-tab, 1.0)
    stitches = stitches * (1 - smooth(-tab, -2, -1)) + dashes(-tab, along_tab, at=2.0)
    below = last.below
    away = (1 - tongue) * smooth(d, 20, 40)
    height += away * (2.6 * bell(below - 11, 8) - 0.6 * bell(below - 23, 2.2))
    # Eyelets.
    eyelets = [(throat + 17 + k * (top - throat - 22) / 5, 15.5) for k in range(6)]
    hole = np.zeros_like(x)
    for at, beside in eyelets:
        gone = np.hypot(r - at, d - beside)
        hole = np.maximum(hole, smooth(2.0 - gone, -0.3, 0.3))
        height += 0.5 * bell(gone - 2.6, 0.8)
    # Air holes over the toes.
    y = last.points[..., 1]
    for line, beside in enumerate((-13.0, -6.5, 0.0, 6.5, 13.0)):
        for at in np.arange(38, 74 - abs(beside) * 0.5, 7.0):
            gone = np.hypot(x - at - 3.5 * (line % 2), y - beside - 4) + 100 * (z < 45)
            hole = np.maximum(hole, smooth(1.15 - gone, -0.3, 0.3))
    height -= 1.6 * hole
    # Creases where the foot bends.
    bend = bell(x - 78 - 0.25 * np.abs(last.points[..., 1]), 20) * (1 - on_stay) * smooth(z, 36, 60)
    wave = np.sin((x + 0.35 * last.points[..., 1]) / 3.6 + 0.8 * np.sin(last.points[..., 1] / 9))
    height += 0.22 * bend * wave
    part = np.full(x.shape, BASE)
    part[(smooth(-tab, -0.5, 0.5) > 0.5)] = RIB
    part[hole > 0.5] = DARK
    points = last.raised(height)
    shell, parts = rimmed(points, last.normals, 7.0, 62, part, INSIDE)
    stitches = np.clip(stitches, 0, 1)
    full = np.zeros(shell.shape[:2])
    full[: len(stitches)] = stitches
    return last, points, eyelets, Piece(shell, parts, stitches=full, grain="leather", rough=0.42, shine=0.4)


def tongue(last, points):
    """The padded end of the tongue above the laces."""
    row = int(len(points) * 0.9)
    base = last.points[row, AROUND - 1]
    path = through([(144, 0, 104), (157, 1, 118), (167, 2, 129), (176, 3, 139), (182, 3, 147)], 70)
    wide = 50 + 6 * smooth(np.linspace(0, 1, 70), 0, 0.7)
    end = np.sqrt(np.clip(1 - smooth(np.linspace(0, 1, 70), 0.86, 1.04) ** 2, 0, 1))
    grid = swept(path, wide * (0.7 + 0.3 * end), 9.0 * (0.75 + 0.25 * end), up=(-0.75, 0, 0.65), count=70, ring=72, fullness=3.0)
    middle = grid.mean(axis=1, keepdims=True)
    beside = grid[..., 1] - middle[..., 1]
    grid[..., 0] += 0.0075 * beside**2
    grid[..., 2] -= 0.0065 * beside**2
    return Piece(grid, BASE, wrap=True, grain="leather", rough=0.45, shine=0.35)


def sole(points):
    outline = plan_of(points, 16, 40, out=1.2)
    x = outline[:, 0]
    low = 11.0 * smooth(84 - x, 0, 100) ** 1.5 + 2.0 * smooth(x - 245, 0, 60) ** 2
    high = low + 25 + 3.0 * smooth(x, 120, 270) + 3.0 * smooth(34 - x, 0, 40)
    low -= low.min()
    levels = np.linspace(0.07, 0.92, 64)
    foot = [(-9, 0.0), (-4, 0.0), (-1.8, 0.012), (-0.6, 0.045)]
    wall = [(0.4 - 2.2 * level**2, level) for level in levels]
    lip = [(-1.9, 0.945), (-2.2, 0.965), (-2.8, 0.985), (-3.8, 1.0), (-6, 1.0), (-9, 0.98)]
    profile = foot + wall + lip
    grid = walled(outline, low, high, profile)
    run = run_of(outline)[None, :]
    mm = np.array([profile[0][1]] + [level for _, level in profile])[:, None] * 27
    toe = smooth(30 - outline[None, :, 0], 0, 10) * smooth(mm, 4, 5.5) * smooth(17 - mm, 0, 1.5)
    height = -0.9 * bell(mm - 20.5, 0.8) - 0.5 * bell(mm - 4, 0.6) + 0.55 * dashes(mm, run, at=20.5, length=3.2, pitch=4.4)
    height = height + 0.35 * toe * np.sin(run * 2 * np.pi / 2.6)
    grid = grid + normals(grid, True) * height[..., None]
    return Piece(grid, SOLE, wrap=True, grain="rubber", rough=0.55, shine=0.3)


def shoe():
    last, points, eyelets, shell = upper()
    return [shell, *crossed(last, points, eyelets), tongue(last, points), sole(points), insole(points, 30, 46, 42.0, INSIDE)]


def views():
    made = shoe()
    return {
        "front": (pair(made, (56, 168)), {"yaw": 24, "elevation": 20}),
        "back": (made, {"yaw": 152, "elevation": 14}),
    }
