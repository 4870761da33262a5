"""Ankle boots with laces, a toe cap and a lugged sole."""

import numpy as np

from kit.boots import boot, seat
from kit.curves import bell, smooth, through
from kit.lacing import crossed, place_on
from kit.parts import BASE, DARK, INSIDE, METAL
from kit.shoes import heel, lasted, outsole, pair
from kit.surface import Piece, dashes, laid, lathe, line_field, rimmed, ring, swept

LEG = [
    (158, 151, 278.5, 68, 35.5, 34, 2.2, 2.4, 3, 2),
    (161, 158, 278.5, 96, 36, 35, 2.2, 2.4, 3, 3),
    (163, 164, 276, 126, 37.5, 36.5, 2.2, 2.4, 3, 4),
    (164.5, 169, 276.5, 152, 39, 38, 2.3, 2.4, 3, 6),
    (165.5, 172, 278, 168, 39.5, 38.5, 2.3, 2.4, 3, 8),
]
AROUND = 300


def upper():
    last = boot(LEG, around=AROUND)
    x, z, y = last.x, last.z, last.points[..., 1]
    r, d = last.along, np.abs(last.ridge)
    top = r[-1, 0]
    throat = r[np.argmin(np.abs(x[:, AROUND - 1] - 98)), 0]
    slot = np.hypot(np.maximum(throat + 9 - r, 0), d) - 8 - 0.035 * np.maximum(r - throat, 0)
    tongue = smooth(-slot, -0.4, 0.5)
    height = -2.4 * tongue + 1.2 * tongue * bell(d, 8)
    # The quarters lie on the vamp; there is a strip over the back seam and a cap over the toes.
    quarter, along = line_field(x, z, through([(84, 104), (92, 84), (106, 68), (126, 58), (148, 46), (160, 14)]))
    height += laid(-quarter, 1.3) * (1 - tongue)
    stitches = dashes(-quarter, along, at=2.3) + dashes(-quarter, along, at=4.8)
    cap = r - r[np.argmin(np.abs(x[:, AROUND - 1] - 50)), 0] - 0.004 * d**2
    height += laid(-cap, 1.1)
    stitches += dashes(-cap, last.ridge, at=2.2) + dashes(-cap, last.ridge, at=4.6)
    back = 11 - np.abs(y - 3) - 60 * (x < 230)
    height += laid(back, 1.0)
    stitches = stitches * (1 - smooth(back, -1, 0)) + dashes(back, z, at=2.2)
    counter, along = line_field(x, z, through([(262, 100), (246, 92), (232, 76), (222, 54), (216, 30)]))
    height += laid(-counter, 1.0) * (1 - smooth(back, -1, 0))
    stitches += dashes(-counter, along, at=2.2) * (1 - smooth(back, -1, 0)) * (z < 104)
    stitches = stitches * (1 - tongue) + dashes(slot, r, at=2.2) * (1 - tongue)
    below = last.below
    away = smooth(slot, 6, 20)
    height += away * (3.0 * bell(below - 12, 9) - 0.8 * bell(below - 26, 2.0))
    eyelets = [(throat + 14 + k * (top - throat - 22) / 6, 15.0 + 0.55 * k) for k in range(7)]
    hole = np.zeros_like(x)
    for at, beside in eyelets:
        hole = np.maximum(hole, smooth(2.2 - np.hypot(r - at, d - beside), -0.3, 0.3))
    height -= 1.5 * hole
    bend = bell(x - 82 - 0.2 * np.abs(y), 15) * smooth(z, 34, 56) * (1 - tongue)
    height += 0.35 * bend * np.sin((x + 0.3 * np.abs(y)) / 3.4 + 0.7 * np.sin(y / 8))
    ankle = bell(z + 0.4 * x - 176, 22) * smooth(225 - x, 0, 50) * smooth(slot, 0, 12)
    height += 0.9 * ankle * np.sin((z + 0.5 * x) / 6.5 + 0.6 * np.sin(y / 11))
    height += 0.5 * np.sin(x / 31 + z / 23) * np.sin(z / 37 - y / 21)
    points = lasted(last.raised(height), seat)
    shell, parts = rimmed(points, last.normals, 6.5, 110, np.where(hole > 0.5, DARK, BASE), INSIDE)
    full = np.zeros(shell.shape[:2])
    full[: len(stitches)] = np.clip(stitches, 0, 1)
    return last, points, eyelets, Piece(shell, parts, stitches=full, grain="leather", rough=0.36, shine=0.45)


def metal(last, points, eyelets):
    found = []
    for along, beside in eyelets:
        for sign in (1, -1):
            place, out = place_on(last, last.points, along, sign * beside)
            found.append(Piece(ring(place + out * 1.5, 2.9, 1.3, out, around=40), METAL, wrap=True, metal=True, rough=0.25))
    return found


def tongue():
    path = through([(158, 0, 140), (164, 1, 156), (168, 2, 168), (171, 3, 180), (172, 3, 190)], 80)
    t = np.linspace(0, 1, 80)
    end = np.sqrt(np.clip(1 - smooth(t, 0.66, 1.02) ** 3, 0, 1))
    grid = swept(path, 48 * (0.4 + 0.6 * end), 5.0 * (0.6 + 0.4 * end), up=(-0.9, 0, 0.4), count=80, ring=96, fullness=2.3)
    beside = grid[..., 1] - grid[..., 1].mean(axis=1, keepdims=True)
    grid[..., 0] += 0.016 * beside**2
    return Piece(grid, BASE, wrap=True, grain="leather", rough=0.4, shine=0.4)


def views():
    last, points, eyelets, shell = upper()
    outline, sole = outsole(points, seat, thick=10, welt=4.5, lip=2.5, lugs=3.0)
    laces = crossed(last, points, eyelets, wide=3.4, thick=1.9, part=DARK)
    tab = through([(277.5, 3, 142), (279.5, 3, 166), (281, 3, 182), (279, 3, 189), (275, 3, 181), (273.5, 3, 164)], 120)
    strip = Piece(swept(tab, 15, 1.6, up=(1, 0, 0.01), count=120, ring=36, fullness=4), BASE, wrap=True, grain="leather", rough=0.5, shine=0.3)
    made = [shell, *laces, *metal(last, points, eyelets), tongue(), sole, heel(outline, seat, 200, lift=6.5, lean=1.5, layers=9), strip]
    return {
        "front": (pair(made, (56, 162)), {"yaw": 28, "elevation": 16}),
        "back": (made, {"yaw": 205, "elevation": 14}),
    }
