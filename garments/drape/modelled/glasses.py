"""Sunglasses with a thick acetate frame, open, seen from in front and a little above."""

from kit.curves import smooth, through
from kit.eyewear import ACETATE, VIEW, bow, lens, rim, temple
from kit.parts import BASE
from kit.surface import Piece, swept

# The outline of the left lens, from the nose along the bottom to the temple and over the top.
LENS = [(-9, 4), (-11.5, -8), (-19, -18), (-33, -21.5), (-48, -18.5), (-57.5, -8), (-60, 5), (-57, 15), (-46, 19.5), (-30, 20), (-16, 16.5)]


def width(x, z):
    return 3.6 + 2.2 * smooth(z, -14, 16) + 4.2 * smooth(x, 44, 60) * smooth(z, -2, 14)


def bridge():
    """A plate as deep as the rims, into which its ends go."""
    path = through([(-8, bow(8) + 2.2, 12), (-4.6, bow(5) + 2.2, 13.4), (0, 2.2, 14), (4.6, bow(5) + 2.2, 13.4), (8, bow(8) + 2.2, 12)], 160)
    return Piece(swept(path, 6.2, 4.2, up=(0, -1, 0), count=160, ring=96, fullness=9), BASE, wrap=True, **ACETATE)


def views():
    made = [bridge()]
    for sign in (1, -1):
        made += [rim(LENS, sign, width), lens(LENS, sign), temple(sign, 66.5, 15.5)]
    return {"front": (made, VIEW)}
