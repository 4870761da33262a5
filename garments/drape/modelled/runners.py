"""Running shoes of open mesh with laid-on films, on a thick foam sole."""

import numpy as np

from kit.curves import bell, smooth, through
from kit.lacing import crossed, padded_tongue
from kit.parts import BASE, DARK, INSIDE, SOLE, THREAD
from kit.shoes import insole, lined, pair, plan_of, run_of
from kit.surface import Piece, Tube, dashes, laid, line_field, normals, walled

LAST = [
    (0, 31, 0, 24, 0, 0, 2.2, 3, 9, 0),
    (1.5, 37, 1, 23, 12, 11.5, 2.2, 3, 9, 0),
    (6, 42.5, 5, 21, 23, 22.5, 2.3, 3, 8.5, 0),
    (16, 48, 14, 18.5, 34, 33, 2.4, 3.2, 8, 0),
    (32, 53, 30, 16.5, 42.5, 41, 2.4, 3.4, 6, 0),
    (56, 59, 56, 15.5, 47, 44.5, 2.3, 3.6, 3, 0),
    (84, 68.5, 88, 16, 47.5, 44.5, 2.2, 3.6, 0, 0),
    (108, 81, 126, 18, 45, 40.5, 2.2, 3.4, 0, 0),
    (126, 93, 168, 21, 41.5, 37, 2.2, 3.2, 2, 2),
    (139, 102, 212, 24, 39.5, 36, 2.3, 3, 3, 4),
    (146, 107, 252, 26.5, 38.5, 36, 2.4, 2.8, 3, 8),
    (150, 109.5, 279, 32, 37.5, 35.5, 2.4, 2.6, 3, 13),
    (152, 111, 286, 52, 37, 35, 2.5, 2.6, 3, 18),
    (153.5, 112, 285, 74, 35.5, 34, 2.5, 2.6, 3, 22),
    (155, 113, 286, 94, 34, 33, 2.5, 2.6, 3, 28),
    (156, 113.6, 290, 105, 33.5, 32.5, 2.5, 2.6, 3, 32),
]
COUNT, AROUND = 820, 380


def upper():
    last = Tube(LAST, COUNT, AROUND)
    x, z, y = last.x, last.z, last.points[..., 1]
    d, r = np.abs(last.ridge), last.along
    top = r[-1, 0]
    throat = r[np.argmin(np.abs(x[:, AROUND - 1] - 84)), 0]
    slot = np.hypot(np.maximum(throat + 8 - r, 0), d) - 8 - 0.04 * np.maximum(r - throat, 0)
    tongue = smooth(-slot, -0.4, 0.5)

    # Films: a guard around the toes, the facing of the laces with two braces to the sole, the heel.
    guard, _ = line_field(x, z, through([(-12, 78), (8, 56), (22, 46), (42, 40), (68, 37), (94, 37), (112, 39), (130, 32), (152, 16)]))
    stay, _ = line_field(r, d, through([(throat - 11, -2), (throat - 7, 16), (throat + 8, 24.5), (throat + 26, 27), (top * 0.9, 27), (top + 10, 27)]))
    brace = np.full(x.shape, -9.0)
    for places in ([(108, 82), (122, 58), (138, 40), (152, 22)], [(128, 96), (146, 68), (166, 48), (186, 28)]):
        away, _ = line_field(x, z, through(places))
        brace = np.maximum(brace, 4.2 - np.abs(away) - 30 * (d < 20))
    heel, _ = line_field(x, z, through([(258, 126), (253, 92), (242, 68), (226, 52), (208, 42), (192, 28), (182, 12)]))
    film = np.maximum(np.maximum(guard, stay), np.maximum(brace, -heel))
    on_film = smooth(film, -0.3, 0.4) * (1 - tongue)
    below = last.below
    collar = (1 - tongue) * smooth(d, 26, 50) * smooth(26 - below, -1, 1)
    padded = collar * (1 - on_film)

    # The mesh: oblong holes in staggered rows, everywhere else.
    down = np.concatenate([np.zeros((1, x.shape[1])), np.cumsum(np.linalg.norm(np.diff(last.points, axis=0), axis=2), axis=0)])
    a, b = down / 3.5, last.ridge / 2.9
    holes = np.zeros_like(x)
    for shift in (0.0, 0.5):
        da, db = np.abs((a + shift) % 1 - 0.5) * 3.5, np.abs((b + shift) % 1 - 0.5) * 2.9
        holes = np.maximum(holes, smooth(1 - np.hypot(da / 1.05, db / 0.8), -0.35, 0.35))
    open_mesh = holes * smooth(-film, 0.6, 1.2) * (1 - collar) * (1 - tongue)
    height = laid(film, 0.9) * (1 - tongue) - 0.8 * open_mesh - 2.6 * tongue + 1.4 * tongue * bell(d, 8)
    height += padded * (3.2 * bell(below - 11, 8.5)) - (1 - tongue) * (1 - on_film) * smooth(d, 26, 50) * 0.8 * bell(below - 25, 1.6)
    stitches = (1 - tongue) * dashes(slot, r, at=2.2, pitch=3.0, length=2.0)
    eyelets = [(throat + 12 + k * (top - throat - 17) / 6, 15.0 + 0.5 * k) for k in range(7)]
    hole = np.zeros_like(x)
    for at, beside in eyelets:
        hole = np.maximum(hole, smooth(1.8 - np.hypot(r - at, d - beside), -0.3, 0.3))
    height -= 1.2 * hole
    height += 0.35 * np.sin(x / 27 + z / 21) * np.sin(z / 33 - y / 19)
    part = np.full(x.shape, BASE)
    part[open_mesh > 0.5] = INSIDE
    part[on_film > 0.5] = THREAD
    part[hole > 0.5] = DARK
    points = last.raised(height)
    return last, points, eyelets, lined(last, points, part, stitches, thick=7.0, depth=60, grain="textile", rough=0.75, shine=0.15)


def sole(points):
    outline = plan_of(points, 20, 40, out=1.6)
    x = outline[:, 0]
    low = 12.0 * smooth(82 - x, 0, 95) ** 1.6 + 6.0 * smooth(x - 252, 0, 48) ** 1.6
    low -= low.min()
    high = 28.0 + 4.0 * smooth(46 - x, 0, 50) + 9 * smooth(x, 96, 238) + 4 * smooth(x, 250, 292)
    levels = np.linspace(0.03, 0.95, 110)
    foot = [(-9, 0.0), (-4, 0.0), (-1.2, 0.008)]
    wall = [(-0.4 + 1.5 * np.sin(np.pi * min(1, level / 0.62)) * (level < 0.62) - 1.4 * smooth(level, 0.5, 1), level) for level in levels]
    lip = [(-2.0, 0.975), (-2.8, 0.99), (-3.8, 1.0), (-6, 1.0), (-9, 0.98)]
    profile = foot + wall + lip
    grid = walled(outline, low, high, profile)
    run = run_of(outline)[None, :]
    level = np.array([profile[0][1]] + [value for _, value in profile])[:, None]
    rise = grid[..., 2] - low[None, :]
    behind = smooth(x, 190, 290)[None, :]
    # The foam flares under the heel and is cut by long grooves; the outsole is dark and has a tread.
    height = 3.2 * behind * smooth(0.75 - level, 0, 0.5) * smooth(level, 0, 0.03)
    line = 13.0 + 6.0 * smooth(x, 110, 250)[None, :] + 3.2 * np.sin(x / 24.0)[None, :] * smooth(x, 40, 130)[None, :]
    height = height - 1.5 * bell(rise - line, 1.0) - 1.0 * bell(rise - line - 6.0, 0.8) * smooth(x, 120, 170)[None, :]
    outer = smooth(5.2 - rise, -0.2, 0.2)
    tread = smooth(np.sin(run * 2 * np.pi / 12.0), 0.55, 0.75)
    height = height + 0.8 * outer - 2.4 * outer * tread * smooth(level, 0, 0.02)
    grid = grid + normals(grid, True) * height[..., None]
    part = np.where((rise < 5.2) & (level < 0.5), DARK, SOLE) + 0 * run.astype(int)
    return Piece(grid, part, wrap=True, grain="rubber", rough=0.6, shine=0.2)


def views():
    last, points, eyelets, shell = upper()
    flap = padded_tongue([(127, 0, 90), (141, 1, 102), (152, 2, 112.5), (160, 3, 121), (165, 3, 128)], 60, thick=5.4, grain="textile")
    made = [shell, *crossed(last, points, eyelets, wide=4.8, thick=1.3), flap, sole(points), insole(points, 32, 48, 40.0, INSIDE)]
    return {
        "front": (pair(made, (54, 160)), {"yaw": 26, "elevation": 19}),
        "back": (made, {"yaw": 208, "elevation": 13}),
    }
