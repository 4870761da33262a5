"""A pair of knitted mittens with ribbed cuffs, laid flat, one partly over the other."""

import numpy as np

from kit.bags import Pillow
from kit.curves import around, bell, line_field, smooth
from kit.parts import BASE, RIB
from kit.surface import Piece, normals
from kit.turned import knitted

# The hand from the cuff over the thumb and the tip, clockwise seen from the front; the thumb is on the left.
HAND = [
    (-37, 0), (-40, 26), (-43, 50), (-47, 66), (-58, 82), (-71, 99), (-77, 113), (-72, 123), (-61, 122), (-50, 112), (-43, 103), (-41, 112), (-41, 138),
    (-39, 164), (-32, 186), (-18, 200), (0, 204), (18, 200), (33, 186), (41, 164), (44, 134), (43, 96), (40, 50), (37, 0), (20, -1), (0, -1.5), (-20, -1),
]
CUFF = [(-33, 10), (-35.5, -20), (-37, -52), (-37.5, -70), (-34, -73.5), (0, -75), (34, -73.5), (37.5, -70), (37, -52), (35.5, -20), (33, 10), (0, 11)]
WOOL = {"grain": "wool", "rough": 0.95, "shine": 0.06}


def clockwise(outline):
    area = np.sum(outline[:, 0] * np.roll(outline[:, 1], -1) - outline[:, 1] * np.roll(outline[:, 0], -1))
    return outline[::-1] if area > 0 else outline


def laid_piece(outline, deep, dome, relief, part):
    line = clockwise(around(outline, 1300))
    pillow = Pillow(line, deep, edge=deep * 0.48, dome=0.0, rows=420, gusset=6, spread=1)
    points = pillow.points.copy()
    x, z = pillow.x, pillow.z
    away, _ = line_field(x, z, line[::6], closed=True)
    inside = np.maximum(-away, 0)
    face = np.sign(pillow.face)
    points[..., 1] -= face * (dome * (1 - np.exp(-inside / 11)) + 0.9 * np.sin(x / 13 + z / 21) * np.sin(z / 17) * smooth(inside, 4, 16))
    # The middle of the face is one point of the grid, without a normal of its own.
    outward = np.where((inside > 9)[..., None], (0, -1.0, 0), normals(points, True))
    points += outward * (relief(x, z, inside) * (pillow.face > -0.5))[..., None]
    keep = pillow.face[:, 0] > -0.5
    cloth = np.stack([x, z], axis=2)[keep] / 1000
    return Piece(points[keep], part, wrap=True, cloth=cloth, **WOOL)


def stocking(x, z, inside):
    across = (x + 1.5 * np.sin(z / 40)) / 4.6
    return 2.0 * knitted(across, (z + 1.2 * np.sin(x / 19)) / 3.7) * (0.35 + 0.65 * smooth(inside, 0, 7))


def ribbed(x, z, inside):
    across = x / 5.2 + 0.5
    column = np.sqrt(np.clip(1 - (2 * np.abs(across % 1 - 0.5)) ** 2, 0, 1))
    return (1.7 * column + 1.1 * knitted(across, z / 3.7, groove=0.16)) * (0.4 + 0.6 * smooth(inside, 0, 5)) - 0.8


def mitten(relief):
    hand = laid_piece(HAND, 13, 6.5, relief, BASE)
    cuff = laid_piece(CUFF, 12, 4.6, ribbed, RIB)
    return [hand, cuff]


def cabled(x, z, inside):
    """A cable of two strands between deep columns, stocking stitch beside it."""
    plain = stocking(x, z, inside)
    strands = 0 * x
    for shift in (0, np.pi):
        phase = 2 * np.pi * z / 34 + shift
        across = (x - 7.2 * np.sin(phase)) / 7.4
        roll = np.sqrt(np.clip(1 - across**2, 0, 1))
        stitch = knitted(across * 0.75 + 0.5, (z + 0.6 * x) / 3.9)
        strands = np.maximum(strands, roll * (3.6 + 1.5 * np.cos(phase)) + 1.1 * stitch * roll)
    across = (np.abs(x) - 27) / 4.2
    rope = np.sqrt(np.clip(1 - across**2, 0, 1)) * (2.2 + 0.9 * np.sin(2 * np.pi * (z / 9 + across * 0.5)))
    bed = smooth(np.abs(x), 17, 20) * (1 - bell(np.abs(x) - 27, 6.2))
    open_hand = smooth(inside, 2, 8) * smooth(z, 4, 10)
    deep = plain * (0.25 + 0.75 * bed) - 0.8 * (1 - bed)
    return np.where(open_hand > 0, (1 - open_hand) * plain + open_hand * np.maximum(deep, np.maximum(strands, rope) - 0.4), plain)


def pair_of(relief, near, far):
    def turned(degrees, to, mirror):
        turn = np.radians(degrees)
        c, s = np.cos(turn), np.sin(turn)
        def move(points):
            x, y, z = points[..., 0] * (-1 if mirror else 1), points[..., 1], points[..., 2]
            return np.stack([x * c + z * s + to[0], y + to[1], z * c - x * s + to[2]], axis=-1)
        return move

    pair = mitten(relief)
    made = [piece.moved(turned(*near, False), mirrored=False) for piece in pair]
    made += [piece.moved(turned(*far, True), mirrored=True) for piece in pair]
    return {"front": (made, {"yaw": 0, "elevation": 0.5, "ground": "wall"})}


def views():
    return pair_of(stocking, (-9, (48, 0, 0)), (-15, (-52, -17, 0)))
