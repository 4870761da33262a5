"""Penny loafers: an apron with a hand-sewn seam, a saddle with a slot, a tongue, a stacked heel."""

import numpy as np

from kit.curves import bell, smooth, spline, through
from kit.lacing import place_on
from kit.parts import BASE, INSIDE
from kit.shoes import heel, lasted, lined, outsole, pair, sock
from kit.surface import Piece, Tube, dashes, laid, line_field, swept

LAST = [
    (0, 19, 0, 14, 0, 0, 2.2, 3, 9, 0),
    (1.5, 26, 1, 13.4, 13, 13, 2.3, 3, 9, 0),
    (6, 32, 5, 12.2, 24.5, 24, 2.4, 3, 8.5, 0),
    (16, 37.5, 14, 10, 36, 35, 2.5, 3.2, 8, 0),
    (32, 42.5, 30, 7.6, 44, 42, 2.5, 3.4, 6, 0),
    (54, 48.5, 56, 6, 48.5, 45.5, 2.4, 3.6, 3, 0),
    (80, 58, 90, 7.4, 48.5, 45, 2.3, 3.6, 0, 0),
    (100, 67.5, 130, 12, 45, 40, 2.2, 3.4, 0, 1),
    (113, 74.5, 172, 18.5, 40, 35.5, 2.3, 3.2, 2, 4),
    (120, 78.5, 214, 23.5, 37.5, 34.5, 2.4, 3, 3, 8),
    (124, 80.5, 250, 26, 36, 34, 2.4, 2.8, 3, 11),
    (126, 81.5, 274, 29, 35, 33.5, 2.5, 2.6, 3, 13),
    (127.5, 82.3, 281.5, 46, 34.5, 33, 2.5, 2.6, 3, 15),
    (128.5, 82.8, 281, 62, 33.8, 32.5, 2.6, 2.6, 3, 18),
    (129, 83, 278.5, 77, 33, 32, 2.6, 2.6, 3, 20),
]
COUNT, AROUND = 680, 320
_FLOOR = np.array([(row[2], row[3]) for row in LAST[:12]] + [(290, 27.5)])


def seat(x):
    return spline(_FLOOR[:, 0], _FLOOR[:, 1], np.clip(x, 0, 290))


def upper():
    last = Tube(LAST, COUNT, AROUND)
    x, z, y = last.x, last.z, last.points[..., 1]
    r, d = last.along, np.abs(last.ridge)
    at = lambda place: r[np.argmin(np.abs(x[:, AROUND - 1] - place)), 0]

    # The saddle over the instep, with a slot.
    saddle = through([(82, 100), (86, 66), (94, 48), (101, 28), (105, 0)]), through([(119, 110), (122, 84), (130, 60), (139, 34), (143, 0)])
    strap, run = line_field(x, z, np.concatenate([saddle[0], saddle[1][::-1]]), closed=True)
    on_strap = smooth(-strap, -0.3, 0.4)
    middle = (at(86) + at(121)) / 2
    slot = np.abs(r - middle - 0.006 * d**2) - np.where(d < 17, 3.4 * (1 - (d / 17) ** 2), -9)
    in_slot = smooth(-slot, -0.3, 0.3) * on_strap

    # The apron: a U on top of the toes, drawn up by a hand-sewn seam.
    edge = through([(at(128), -30), (at(104), -32.5), (at(78), -33.5), (at(52), -31), (at(34), -24), (at(25), -13), (at(22.5), 0),
                    (at(25), 13), (at(34), 24), (at(52), 31), (at(78), 33.5), (at(104), 32.5), (at(128), 30)], 400)
    apron, sewn = line_field(r, last.ridge, edge, closed=True)
    front = (1 - on_strap) * (x < 118)
    pitch = 4.4
    pulled = 0.5 + 0.5 * np.cos(2 * np.pi * sewn / pitch)
    height = front * ((1.9 + 0.5 * pulled) * bell(apron - 0.4, 1.25) - 0.7 * bell(apron + 2.4, 1.0) - 0.55 * bell(apron - 3.2, 1.2))
    height += front * 0.5 * pulled * bell(apron - 4, 3) - front * 0.5 * smooth(-apron, 1, 4)
    stitches = front * smooth(1.7 - np.abs(apron - 0.4), -0.2, 0.2) * smooth(0.75 - np.abs((sewn / pitch) % 1 - 0.5) * pitch, -0.25, 0.25)

    height = height * (1 - on_strap) + laid(-strap, 1.7)
    stitches += dashes(-strap, run, at=2.4, length=2.2, pitch=3.1) * (z > 12) * (1 - in_slot)
    height -= 2.6 * in_slot
    # Topline with a bound edge, and a strip over the back seam.
    below = last.below
    free = smooth(r - at(121), 0, 4)
    bound = np.clip(free + smooth(x - 126, 0, 8), 0, 1)
    height += bound * (0.9 * bell(below - 2.6, 2.2) - 0.5 * bell(below - 6.4, 0.8))
    stitches += bound * dashes(below, last.ridge, at=7.6, length=2.2, pitch=3.1)
    back = 8 + 0.1 * (z - 30) - np.abs(y - 3) - 60 * (x < 230)
    height += laid(back, 0.9)
    stitches = stitches * (1 - smooth(back, -1, 0)) + dashes(back, z, at=1.9, length=2.2, pitch=3.1)
    # Light creases behind the apron, where the foot bends.
    bend = bell(x - 74 - 0.2 * np.abs(y), 13) * smooth(apron, 2, 8) * (1 - on_strap)
    height += 0.25 * bend * np.sin((x + 0.4 * np.abs(y)) / 2.7 + 0.6 * np.sin(y / 8))
    height += 0.35 * np.sin(x / 31 + z / 23) * np.sin(z / 37 - y / 21)
    part = np.where(in_slot > 0.5, INSIDE, BASE)
    points = lasted(last.raised(height), seat)
    return last, points, lined(last, points, part, stitches, thick=3.0, depth=70)


def tongue(last):
    """The tongue comes out under the saddle and ends above the topline."""
    places = [place_on(last, last.points, last.along[-1, 0] - back, 0) for back in (16, 9, 2)]
    path = [place + out * lift for (place, out), lift in zip(places, (-2.0, -0.6, 0.2))]
    ahead = path[-1] - path[-2]
    ahead /= np.linalg.norm(ahead)
    path = through([*path, path[-1] + ahead * 7 + np.array([0, 0, 0.6]), path[-1] + ahead * 13 + np.array([0, 0, 1.6])], 90)
    t = np.linspace(0, 1, 90)
    end = np.sqrt(np.clip(1 - smooth(t, 0.7, 1.05) ** 2, 0, 1))
    grid = swept(path, 58 * (0.55 + 0.45 * end), 3.4, up=(-0.55, 0, 0.84), count=90, ring=120, fullness=4)
    beside = grid[..., 1] - grid[..., 1].mean(axis=1, keepdims=True)
    grid[..., 0] += 0.004 * beside**2
    grid[..., 2] -= 0.011 * beside**2
    return Piece(grid, BASE, wrap=True, grain="leather", rough=0.36, shine=0.45)


def views():
    last, points, shell = upper()
    outline, sole = outsole(points, seat, thick=8.0, welt=2.6, lip=2.0)
    made = [shell, tongue(last), sole, heel(outline, seat, 214, lift=5.5, layers=6), sock(points, seat)]
    return {
        "front": (pair(made, (50, 136)), {"yaw": 28, "elevation": 24}),
        "back": (made, {"yaw": 212, "elevation": 18}),
    }
