"""A pair of leather gloves laid flat, one partly over the other: three points on the back, seams along the fingers."""

import numpy as np

from kit.curves import bell, evenly, line_field, smooth, through
from kit.parts import BASE, INSIDE
from kit.shoes import evened
from kit.surface import Piece, dashes, normals
from mittens import pair_of

# Fingers from the thumb to the little one: middle of the base, degrees to the left, length, half widths at both ends.
FINGERS = [((-37, 86), 33, 66, 14.5, 11), ((-33, 142), 7, 72, 11.6, 10.2), ((-10.5, 148), 2, 81, 11.4, 10), ((11.5, 146), -3, 75, 11.2, 9.8), ((32, 136), -10, 60, 10.6, 9)]
POINTS = [[(-21.5, 148), (-17, 120), (-13, 84)], [(0.5, 151), (0.5, 120), (0, 82)], [(22, 146), (17, 120), (13, 84)]]
STEP = 0.36


def finger_line(base, degrees, length, wide, tip):
    """The outline of a finger from its left side over the tip to its right side."""
    turn = np.radians(degrees)
    ahead, beside = np.array([-np.sin(turn), np.cos(turn)]), np.array([np.cos(turn), np.sin(turn)])
    b = np.linspace(np.pi, 0, 15)
    arc = [np.asarray(base) + ahead * (length - tip * 1.15 + tip * 1.15 * np.sin(t)) + beside * tip * np.cos(t) for t in b]
    return [np.asarray(base) - beside * wide, *arc, np.asarray(base) + beside * wide]


def outline():
    thumb, *fingers = [finger_line(*finger) for finger in FINGERS]
    line = [(-43, 0), (-41, 22), (-37.5, 46), (-38.5, 62), (-46, 78), *thumb[1:-1], (-46, 112), (-46, 122)]
    for own, following in zip(fingers, [*fingers[1:], None]):
        line += own[0 if own is fingers[0] else 1 : -1]
        if following:
            line.append((own[-1] + following[0]) / 2 + np.array([0, 7.0]))
    line += [(43.5, 124), (44, 104), (41, 76), (37.5, 52), (38.5, 40), (41.5, 20), (43, 0)]
    line = np.array([np.asarray(place, float) for place in line])
    return evened(evenly(np.concatenate([line, line[:1]]), 901)[:-1], 9)


def nearest(x, z, line):
    """The points of a closed line that are nearest to given ones."""
    _, reach = line_field(x, z, line, closed=True)
    closed = np.concatenate([line, line[:1]])
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))])
    return np.interp(reach, run, closed[:, 0]), np.interp(reach, run, closed[:, 1])


def leather(x, z, inside, run):
    """The height of the leather over the table, and its stitches."""
    hem = smooth(z, 3, 9)
    edge = inside + 20 * (1 - hem)
    high = 8.6 * (1 - np.exp(-inside / 4.2)) * (0.5 + 0.5 * smooth(z, -4, 30))
    # Seams along the edges: the sides of the fingers are strips of their own.
    high += -0.75 * bell(edge - 3.0, 0.75) + 0.45 * bell(edge - 4.8, 1.4)
    stitches = dashes(edge, run, at=4.6, length=1.7, pitch=2.5, width=0.4)
    thumb, along = line_field(x, z, through([(-45.5, 124), (-36, 108), (-30, 88), (-33, 70), (-41, 56)]))
    high += -0.7 * bell(thumb, 0.7) + 0.5 * smooth(thumb, -0.4, 0.6) * bell(thumb, 6)
    for places in POINTS:
        away, along = line_field(x, z, through(places))
        ends = smooth(along, 0, 6) * smooth(z - places[-1][1], 0, 5)
        high += ends * (1.3 * bell(away, 1.1) - 0.35 * bell(np.abs(away) - 2.6, 1.0))
        stitches += ends * dashes(np.abs(away), along, at=1.9, length=1.7, pitch=2.5, width=0.36)
    # The leather keeps the creases of a hand: across the joints, over the knuckles, and gathered at the wrist.
    for (base, degrees, length, wide, tip) in FINGERS:
        turn = np.radians(degrees)
        up = (z - base[1]) * np.cos(turn) - (x - base[0]) * np.sin(turn)
        beside = (x - base[0]) * np.cos(turn) + (z - base[1]) * np.sin(turn)
        within = smooth(wide + 1 - np.abs(beside), 0, 5) * smooth(up, 6, 20)
        for at, depth in ((0.42, 0.8), (0.7, 0.65)):
            joint = up - length * at - 0.012 * beside**2
            high += within * depth * bell(joint, 6) * np.sin(joint / 1.5 + 0.7 * np.sin(beside / 4 + base[0]) + base[0])
        high += within * 0.7 * np.sin(up / 13 + base[0] / 7) * np.sin(beside / 6 + up / 17)
    wrist = bell(z - 48, 13)
    high += wrist * 1.1 * smooth(inside, 1, 8) * np.sin(x / 2.3 + 0.9 * np.sin(z / 6) + 0.6 * np.sin(x / 9))
    high -= 1.6 * bell(z - 48, 7) * smooth(inside, 0, 6)
    slant = z - 0.7 * x
    high += 0.9 * bell(slant - 122, 14) * smooth(-x, 0, 18) * smooth(inside, 3, 12) * np.sin((slant + 3 * np.sin(x / 8)) / 4.2)
    body = smooth(inside, 4, 18)
    high += body * (1.5 * np.sin(x / 17 + z / 29 + 1) * np.sin(z / 21 - x / 31) + 0.7 * np.sin(x / 8.5 - z / 14) * np.sin(z / 11 + 2))
    # The hem is turned in and stitched.
    high += 0.7 * bell(z - 3.5, 3.4) * smooth(inside, 0, 3) - 0.4 * bell(z - 8.6, 0.8)
    stitches += dashes(z - 7.4, x, at=0, length=2.0, pitch=2.9, width=0.42) * smooth(inside, 1, 3)
    return high, np.clip(stitches, 0, 1)


def glove():
    line = outline()
    low, up = line.min(axis=0) - 2 * STEP, line.max(axis=0) + 2 * STEP
    x, z = np.meshgrid(np.arange(low[0], up[0], STEP), np.arange(low[1], up[1], STEP))
    away, run = line_field(x, z, line, closed=True)
    there = away < 0
    inside = np.maximum(-away, 0)
    high, stitches = leather(x, z, inside, run)
    on_x, on_z = nearest(x, z, line)
    points = np.stack([np.where(there, x, on_x), np.where(there, -np.maximum(high, 0.2), -0.2), np.where(there, z, on_z)], axis=-1)
    cloth = np.stack([x, z], axis=2) / 1000
    upper = Piece(points, BASE, cloth=cloth, stitches=stitches, there=there, grain="leather", rough=0.42, shine=0.38)
    # The lower layer looks out under the hem.
    hem = through([(-42.4, 1), (-20, -2.2), (0, -3), (20, -2.2), (42.4, 1)], 120)
    rows = [np.stack([hem[:, 0], np.full(120, -y), hem[:, 1] + lift], axis=1) for lift, y in ((0, 0.1), (0.2, 0.9), (0.8, 1.2), (4, 1.3), (12, 1.3))]
    lining = Piece(np.array(rows), np.array([[BASE] * 120] * 3 + [[INSIDE] * 120] * 2), grain="textile", rough=0.8, shine=0.1)
    return [upper, lining]


def views():
    return pair_of(glove(), (-11, (52, 0, 0)), (-17, (-50, -13, 0)))
