"""Sunglasses with round lenses in a thin frame of metal."""

import numpy as np

from kit.curves import through
from kit.eyewear import VIEW, bow, lens, nose_pad, temple, wire
from kit.parts import DARK, METAL
from kit.surface import Piece, swept

RADIUS, APART = 24.5, 35.5
LENS = [(-APART + RADIUS * np.cos(b), -1 + 0.97 * RADIUS * np.sin(b)) for b in np.linspace(0, -2 * np.pi, 25)[:-1]]
WIRE = {"metal": True, "rough": 0.2}


def bridge():
    path = through([(-12.6, bow(12) + 1, 6), (-9, bow(9) + 0.4, 10.4), (0, -0.4, 12.4), (9, bow(9) + 0.4, 10.4), (12.6, bow(12) + 1, 6)], 120)
    return Piece(swept(path, 2.2, 2.0, up=(0, -1, 0), count=120, ring=32, fullness=2.4), METAL, wrap=True, **WIRE)


def hinge(sign):
    end = through([(sign * 58.4, bow(58) + 1, 8), (sign * 63, bow(62) + 0.6, 9.6), (sign * 67, bow(66) + 1.8, 9.8), (sign * 68.4, bow(68) + 6, 9.7)], 80)
    return Piece(swept(end, 3.4, 2.4, up=(0, -1, 0.2), count=80, ring=32, fullness=3), METAL, wrap=True, **WIRE)


def tip(sign):
    y = bow(68)
    path = through([(64.4 * sign, y + 104, 4.2), (62.4 * sign, y + 122, -4), (60.2 * sign, y + 138, -13.3), (58 * sign, y + 151, -24.5)], 120)
    return Piece(swept(path, 6.2, 3.8, up=(sign, 0, 0), count=120, ring=40, fullness=3), DARK, wrap=True, grain="smooth", rough=0.2, shine=0.5)


def views():
    made = [bridge()]
    for sign in (1, -1):
        made += [wire(LENS, sign), lens(LENS, sign, 0.82, 0.52), hinge(sign), temple(sign, 68.2, 9.8, 2.6, 1.9, METAL, front=-0.5), tip(sign), *nose_pad(sign, 12.5, -2)]
    return {"front": (made, VIEW)}
