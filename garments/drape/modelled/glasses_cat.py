"""Sunglasses whose acetate frame rises to pointed outer corners."""

from kit.curves import smooth, through
from kit.eyewear import ACETATE, VIEW, bow, lens, rim, temple
from kit.parts import BASE
from kit.surface import Piece, swept

LENS = [(-8.5, 4), (-10.5, -6), (-17, -14.5), (-29, -18), (-42, -15.5), (-52, -6), (-58, 4.5), (-60.6, 12.5), (-58.6, 17.6), (-52, 18.6), (-41, 17.2), (-26, 15.6), (-14, 12.5)]


def width(x, z):
    """The width of the rim: narrow below, wide above, and drawn out to a point."""
    return 3.0 + 2.0 * smooth(z, -12, 12) + 4.4 * smooth(x, 46, 60) * smooth(z, 2, 15)


def bridge():
    path = through([(-6.8, bow(7) + 2, 8.8), (-4, bow(4) + 2, 9.9), (0, 2, 10.4), (4, bow(4) + 2, 9.9), (6.8, bow(7) + 2, 8.8)], 160)
    return Piece(swept(path, 5.4, 3.8, up=(0, -1, 0), count=160, ring=96, fullness=9), BASE, wrap=True, **ACETATE)


def views():
    made = [bridge()]
    for sign in (1, -1):
        made += [rim(LENS, sign, width, 4.0), lens(LENS, sign, 0.88, 0.62), temple(sign, 66.4, 17.5, 9.5, 3.6, drop=-3)]
    return {"front": (made, VIEW)}
