"""A canvas backpack with a rounded top, a zip around it and a pocket in front."""

import numpy as np

from kit.bags import Pillow, rounded_box, zip_teeth
from kit.curves import bell, evenly, smooth, through
from kit.parts import BASE, METAL, RIB
from kit.surface import Piece, dashes, normals, ring, swept

WIDE, HIGH, DEEP = 266.0, 372.0, 118.0
CANVAS = {"grain": "textile", "rough": 0.88, "shine": 0.1}
FINE = {"length": 2.2, "pitch": 3.2, "width": 0.5}


def folds(x, z, turn):
    """Soft dents of cloth that stands by itself."""
    return (
        2.2 * np.sin(x / 46 + 0.5 + turn) * np.sin(z / 52 + 0.8) + 1.3 * np.sin(x / 23 - z / 33 + turn) * np.sin(z / 27 + x / 60) + 0.6 * np.sin(x / 11 + z / 15 + turn)
    )


def body():
    outline = rounded_box(WIDE, HIGH, 38, top=104, count=1500)
    bag = Pillow(outline, DEEP, edge=9, dome=13, rows=230, gusset=150)
    points, x, y, z = bag.points.copy(), bag.x, bag.y, bag.z
    level = z / HIGH
    # The backpack leans back a little. Its top is thinner and its bottom fuller.
    points[..., 1] = y * (1.06 - 0.26 * level**1.6) + 14 * level**2
    points[..., 0] *= 1 + 0.03 * np.sin(np.pi * level) - 0.02 * level
    points[..., 2] += -5 * bell(x - 50, 60) * smooth(z, 250, HIGH)
    outward = normals(points, True)
    gusset = bag.face == 0
    edge = bag.edge
    height = folds(x, z, bag.face) * (np.abs(bag.face) > 0) * smooth(edge, 6, 34)
    height += gusset * (-3.5 * smooth(-edge, 4, 34) + 1.6 * np.sin(bag.along / 31 + 1) * smooth(-edge, 6, 30) + 0.9 * np.sin(bag.along / 13 + y / 9) * smooth(-edge, 6, 30))
    height += 2.3 * bell(edge - 3, 1.9) - 1.0 * bell(edge - 7.4, 1.5) - 1.0 * bell(edge + 2, 1.6)
    stitches = dashes(edge, bag.along, at=9.2, **FINE) * (np.abs(bag.face) > 0)
    # A second layer of canvas around the bottom.
    foot = z - 58 - 2 * np.sin(x / 90)
    low = smooth(-foot, -0.5, 0.5)
    height += 1.1 * low - 0.6 * bell(foot - 0.8, 0.8)
    stitches += dashes(-foot, x + y, at=3, **FINE)
    # The slot of the zip.
    slot = np.abs(y + DEEP / 2 - 36)
    opened = gusset * smooth(z, 118, 128)
    height += opened * (-1.4 * smooth(4.6 - slot, -0.5, 0.5) + 0.7 * bell(slot - 6.2, 1.4) - 0.5 * bell(slot - 10.5, 0.9))
    stitches += opened * dashes(slot, bag.along, at=8.4, **FINE)
    points += outward * height[..., None]
    cloth = np.stack([x + np.where(gusset, y, 0), z], axis=2) / 1000
    row = 230 + 15 + int(np.argmin(np.abs(np.linspace(-(DEEP / 2 - 9), DEEP / 2 - 9, 150)[1:-1] + DEEP / 2 - 36)))
    line = points[row]
    keep = np.where(bag.z[row] > 124)[0]
    path = evenly(line[keep] + outward[row][keep] * 0.6, 700)
    teeth = Piece(zip_teeth(path, (0, 1, 0), wide=2.2, thick=5.4, pitch=3.2), METAL, wrap=True, metal=True, rough=0.35)
    return points, [Piece(points, BASE, wrap=True, cloth=cloth, stitches=np.clip(stitches, 0, 1), **CANVAS), teeth], path


def pocket(points):
    """A pocket that stands out from the front, with its own gusset and a zip along its top."""
    outline = rounded_box(204, 158, 30, top=46, count=1000)
    bag = Pillow(outline, 42, edge=7, dome=8, rows=170, gusset=60)
    grid, x, y, z = bag.points.copy(), bag.x, bag.y, bag.z
    outward = normals(grid, True)
    gusset = bag.face == 0
    height = 0.8 * folds(x + 30, z + 70, 1.0) * (bag.face > 0) * smooth(bag.edge, 6, 30) + 2.0 * bell(bag.edge - 3, 1.7) - 0.9 * bell(bag.edge - 7, 1.3) - 0.9 * bell(bag.edge + 2, 1.5)
    slot = np.abs(y + 21 - 19)
    opened = gusset * smooth(z, 84, 92)
    height += opened * (-1.2 * smooth(4.2 - slot, -0.5, 0.5) + 0.6 * bell(slot - 5.8, 1.3))
    stitches = dashes(bag.edge, bag.along, at=9, **FINE) * (bag.face > 0) + opened * dashes(slot, bag.along, at=7.4, **FINE)
    grid += outward * height[..., None]
    move = np.array([0, -DEEP / 2 - 21 - 0.5, 40.0])
    level = ((grid[..., 2] + 40) / HIGH)[..., None]
    grid = grid + move + level**2 * (0, 14, 0) + level * (0, 9, 0)
    row = 170 + 15 + int(np.argmin(np.abs(np.linspace(-14, 14, 60)[1:-1] + 2)))
    keep = np.where(z[row] > 88)[0]
    path = evenly(grid[row][keep] + outward[row][keep] * 0.5, 400)
    cloth = np.stack([x, z + 40], axis=2) / 1000
    return [
        Piece(grid, BASE, wrap=True, cloth=cloth, stitches=np.clip(stitches, 0, 1), **CANVAS),
        Piece(zip_teeth(path, (0, 1, 0), wide=2.2, thick=5.0, pitch=3.0), METAL, wrap=True, metal=True, rough=0.35),
    ], path


def puller(at):
    """A slider with a loop of cord."""
    x, y, z = at
    plate = swept([(x - 5, y - 2.5, z + 1.5), (x + 5, y - 2.5, z + 1.5)], 7.6, 4.6, up=(0, -0.5, 1), count=50, ring=40, fullness=3.2)
    link = ring((x, y - 6, z - 2), (2.8, 5), 1.6, (0.9, 0.5, 0), around=50)
    tab = through([(x, y - 7.5, z - 5), (x + 0.6, y - 8.2, z - 20), (x + 0.4, y - 8, z - 38)], 100)
    leather = swept(tab, 8.4, 3.0, up=(0, -1, 0), count=100, ring=40, fullness=3.4)
    return [Piece(plate, METAL, wrap=True, metal=True, rough=0.25), Piece(link, METAL, wrap=True, metal=True, rough=0.25), Piece(leather, RIB, wrap=True, **CANVAS)]


def straps():
    made = []
    top = 14 + DEEP / 2 * 0.8
    handle = through([(-30, top - 4, 362), (-30, top + 4, 380), (-24, top + 8, 402), (0, top + 9, 412), (24, top + 8, 402), (30, top + 4, 380), (30, top - 4, 362)], 240)
    made.append(Piece(swept(handle, 22, 5.5, up=np.cross(np.gradient(handle, axis=0), (0, 1, 0)), count=240, ring=64, fullness=4), RIB, wrap=True, **CANVAS))
    for sign in (-1, 1):
        line = through([(sign * 46, top + 2, 344), (sign * 60, top + 26, 346), (sign * 82, top + 62, 312), (sign * 100, top + 80, 246), (sign * 112, top + 78, 176), (sign * 122, top + 58, 104), (sign * 126, top + 26, 48), (sign * 120, top + 6, 26)], 500)
        share = np.linspace(0, 1, 500)
        pad = 1 - smooth(share, 0.6, 0.72)
        side = np.cross(np.gradient(line, axis=0), (sign, 0.25, 0))
        made.append(Piece(swept(line, 25 + 31 * pad, 2.6 + 9.4 * pad, up=side, count=500, ring=90, fullness=4), RIB, wrap=True, **CANVAS))
    return made


def views():
    points, shell, path = body()
    small, opening = pocket(points)
    made = [*shell, *small, *straps(), *puller(path[120]), *puller(opening[330])]
    return {
        "front": (made, {"yaw": 24, "elevation": 9}),
        "back": (made, {"yaw": 154, "elevation": 9}),
    }
