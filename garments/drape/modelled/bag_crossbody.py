"""A small leather bag with a zip along its top, a pocket in front and a long strap."""

import numpy as np

from kit.bags import Pillow, rounded_box, zip_teeth
from kit.curves import bell, evenly, line_field, smooth, through
from kit.parts import BASE, METAL
from kit.surface import Piece, dashes, laid, lathe, normals, ring, swept

WIDE, HIGH, DEEP = 214.0, 148.0, 72.0
LEATHER = {"grain": "leather", "rough": 0.42, "shine": 0.42}


def body():
    outline = rounded_box(WIDE, HIGH, 34, top=30)
    bag = Pillow(outline, DEEP, dome=5)
    points, x, y, z = bag.points.copy(), bag.x, bag.y, bag.z
    front = bag.face > 0.5
    # The bottom is fuller than the top, and the gussets sink in a little.
    points[..., 1] *= 1.06 - 0.2 * smooth(z, 30, HIGH)
    outward = normals(points, True)
    gusset = bag.face == 0
    sunk = -2.4 * smooth(-bag.edge, 2, 20) * gusset
    soft = 0.9 * np.sin(x / 31 + 0.4) * np.sin(z / 27 + 1) + 0.5 * np.sin(x / 17 - z / 23)
    edge = bag.edge
    # Piping along both edges.
    height = sunk + soft * (np.abs(bag.face) > 0) * smooth(edge, 8, 26) + 1.9 * bell(edge - 3.2, 1.7) - 0.9 * bell(edge - 7.2, 1.4) - 0.8 * bell(edge + 1.5, 1.4)
    stitches = dashes(edge, bag.along, at=9.6) * (np.abs(bag.face) > 0)
    # The pocket in front: its upper edge is a zip in a slot of leather.
    pocket = through([(-88, 88), (-40, 91.5), (0, 92.5), (40, 91.5), (88, 88)], 200)
    away, run = line_field(x, z, pocket)
    slot = np.abs(away)
    within = smooth(90 - np.abs(x), 0, 2) * front
    height += within * (-1.6 * smooth(4.2 - slot, -0.5, 0.5) + 0.5 * bell(slot - 5.6, 1.2) - 0.4 * bell(slot - 9.0, 0.8))
    stitches += within * dashes(slot, run, at=7.2)
    height += front * 1.6 * bell(z - 48, 34) * bell(x, 74)
    points += outward * height[..., None]
    cloth = np.stack([x, z + np.where(gusset, y, 0)], axis=2) / 1000
    shell = Piece(points, BASE, wrap=True, cloth=cloth, stitches=np.clip(stitches, 0, 1), **LEATHER)
    place = np.stack([pocket[:, 0], 0 * pocket[:, 0], pocket[:, 1]], axis=1)[8:-8]
    face = points[:190].reshape(-1, 3)
    depth = np.array([face[np.argmin((face[:, 0] - p[0]) ** 2 + (face[:, 2] - p[2]) ** 2), 1] for p in place])
    kernel = np.ones(21) / 21
    depth = np.convolve(np.concatenate([np.repeat(depth[0], 10), depth, np.repeat(depth[-1], 10)]), kernel, "valid")
    place[:, 1] = depth - 0.4
    teeth = zip_teeth(place, (0, -1, 0), wide=4.6)
    return points, bag, [shell, Piece(teeth, METAL, wrap=True, metal=True, rough=0.3)], place


def top_zip():
    tape = through([(-WIDE / 2 + 4, 0, 96), (-WIDE / 2 + 3, 0, 112), (-WIDE / 2 + 10, 0, HIGH - 9), (-WIDE / 2 + 30, 0, HIGH - 0.4), (0, 0, HIGH - 0.2), (WIDE / 2 - 30, 0, HIGH - 0.4), (WIDE / 2 - 10, 0, HIGH - 9), (WIDE / 2 - 3, 0, 112), (WIDE / 2 - 4, 0, 96)], 400)
    return Piece(zip_teeth(tape, (0, 1, 0), wide=2.2, thick=5.2), METAL, wrap=True, metal=True, rough=0.3)


def puller(at, lean=0.0):
    """A slider with a leather tab that hangs from it."""
    x, y, z = at
    plate = swept([(x - 5, y - 1.6, z), (x + 5, y - 1.6, z)], 7.4, 3.0, up=(0, -1, 0), count=50, ring=40, fullness=3.4)
    link = ring((x + 4, y - 4.4, z - 4), (2.6, 4.6), 1.5, (1, 0.1, 0), around=50)
    tab = through([(x + 4, y - 5.2, z - 6), (x + 4.6 + lean, y - 5.6, z - 18), (x + 5 + lean * 2, y - 4.8, z - 35)], 120)
    share = np.linspace(0, 1, 120)
    leather = swept(tab, 6 + 4.5 * smooth(share, 0.1, 0.7), 2.4, up=(0, -1, 0), count=120, ring=40, fullness=3.6)
    return [Piece(plate, METAL, wrap=True, metal=True, rough=0.22), Piece(link, METAL, wrap=True, metal=True, rough=0.22), Piece(leather, BASE, wrap=True, **LEATHER)]


def strap():
    made = []
    side = WIDE / 2 + 2.0
    for sign in (-1, 1):
        x = sign * side
        tab = through([(x - sign * 2.5, 0, 84), (x, 0, 104), (x + sign * 2.2, 0, 117), (x + sign * 4.2, 0, 123), (x + sign * 6.4, 0, 117), (x + sign * 4.6, 0, 104), (x + sign * 1, 0, 84)], 160)
        made.append(Piece(swept(tab, 17, 2.2, up=(0, 1, 0), count=160, ring=48, fullness=4, twist=np.full(160, np.pi / 2)), BASE, wrap=True, **LEATHER))
        made.append(Piece(ring((x + sign * 4.2, 0, 128), 9.5, 2.6, (sign * 0.25, 1, 0.0)), METAL, wrap=True, metal=True, rough=0.2))
        made.append(Piece(lathe([(0.01, 2.4), (2.8, 2.2), (4.0, 0.8), (4.2, 0)][::-1], (x + sign * 3.4, 0, 96), (sign, 0, 0)), METAL, wrap=True, metal=True, rough=0.25))
    x = side + 4.2
    # The strap hangs from a peg: two straight runs and a bend.
    bend = [(24 * np.cos(b), 9, 372 + 24 * np.sin(b)) for b in np.linspace(2.76, np.pi - 2.76, 40)]
    run_up = [np.array([-x, 0, 136.5]) * (1 - t) + np.array(bend[0]) * t for t in np.linspace(0, 1, 60)[:-1]]
    run_up = [(a + 4.5 * np.sin(np.pi * k / 59) * -1, b, c) for k, (a, b, c) in enumerate(run_up)]
    line = evenly(np.array(run_up + bend + [(-a, b, c) for a, b, c in run_up[::-1]]), 500)
    share = np.linspace(0, 1, 500)
    grid = swept(line, 15.0, 2.6, up=np.cross(np.gradient(line, axis=0), (0, 1, 0)), count=500, ring=64, fullness=5)
    run = np.linspace(0, 720, len(grid))[:, None]
    angle = np.linspace(0, 2 * np.pi, 64, endpoint=False)[None, :]
    across = np.abs(np.cos(angle)) * 7.5 + 0 * run
    made.append(Piece(grid, BASE, wrap=True, stitches=np.clip(dashes(7.2 - across, run + 0 * angle, at=1.9, length=2.2, pitch=3.2, width=0.4), 0, 1), **LEATHER))
    # Loops over the rings, and a buckle that shortens the strap.
    for sign in (-1, 1):
        loop = [(sign * (x - 1.6), 0, 152), (sign * (x + 0.2), 0, 138), (sign * (x + 1.2), 0, 134.6)]
        made.append(Piece(swept(through(loop, 60), 16, 5.0, up=(sign, 0, 0.2), count=60, ring=48, fullness=4), BASE, wrap=True, **LEATHER))
    return made


def views():
    points, bag, made, slot = body()
    made = [*made, top_zip(), *strap()] + puller(slot[-14] + (0, -0.5, 0), 1.0)
    return {
        "front": (made, {"yaw": 20, "elevation": 12}),
        "back": (made, {"yaw": 160, "elevation": 12}),
    }
