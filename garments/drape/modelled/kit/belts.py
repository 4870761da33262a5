"""Coiled belts that stand on an edge and end in front, in their buckle."""

import numpy as np

from .curves import bell, chords, evenly, smooth
from .parts import BASE, DARK, METAL
from .surface import Piece, dashes, normals, swept


def coil(first, turns, *, start=36.0, step=2.35, wide=33.0, flat=1.12):
    """The middle of the strap, from the tip inside outwards, and its direction at the end. Angles are in radians."""
    turn = np.linspace(first, turns, 500)
    radius = start + step * turn
    path = np.stack([radius * np.sin(turn) * flat, -radius * np.cos(turn), 0 * turn], axis=1) + (0, 0, wide / 2 + 0.6)
    tangent = path[-1] - path[-2]
    return path, tangent / np.linalg.norm(tangent)


def strap(path, wide, thick, *, count=1800, ring=150, fullness=9, point=20.0):
    """The strap with a pointed tip: its grid, the distance from the tip, and the height from its middle."""
    lift = path[0, 2]
    path = evenly(path, count)
    up = np.cross((0, 0, 1), np.gradient(path, axis=0))
    run = chords(path)
    tip = np.clip(1 - run / point, 0, 1)
    edge = wide * np.sqrt(np.maximum(1 - tip**2.2, 0.02))
    grid = swept(path, edge, thick, up=up, count=count, ring=ring, fullness=fullness)
    ends = lambda line: np.concatenate([np.full(6, line[0]), line, np.full(6, line[-1])])[:, None]
    level = grid[..., 2] - lift
    return grid, np.concatenate([np.zeros(6), run, np.full(6, run[-1])])[:, None], level, ends(edge) / 2 - np.abs(level)


def plain(path, wide, thick, *, stitched=3.6, groove=3.8, hole=2.1, first=86.0, apart=25.0, holes=5):
    """A leather strap with a stitched edge and holes."""
    grid, rows, level, edge = strap(path, wide, thick)
    height = -0.35 * bell(edge - groove, 0.6)
    stitches = dashes(edge, rows, at=stitched, length=3.0, pitch=4.2)
    gone = np.zeros_like(level)
    for k in range(holes):
        gone = np.maximum(gone, smooth(hole - np.hypot(rows - first - apart * k, level), -0.3, 0.3))
    grid = grid + normals(grid, True) * (height - 1.4 * gone)[..., None]
    part = np.where(gone > 0.5, DARK, BASE)
    return Piece(grid, part, wrap=True, stitches=stitches, grain="leather", rough=0.38, shine=0.45)


class End:
    """The end of a strap; `place` returns a point ahead of it, above its middle, and outwards."""

    def __init__(self, path, tangent):
        self.end, self.tangent, self.out = path[-1], tangent, np.cross(tangent, (0, 0, 1))

    def place(self, ahead, above, out):
        return self.end + self.tangent * ahead + np.array([0, 0, 1]) * above + self.out * out

    def frame(self, middle, half, *, square, wide, thick, tilt=0.88):
        """A closed buckle; `square` is 1 for an oval and less for corners."""
        power = lambda value: np.sign(value) * abs(value) ** square
        line = [self.place(middle + half[0] * power(np.cos(b)), half[1] * power(np.sin(b)), 1.5 + tilt * power(np.cos(b)))
                for b in np.linspace(0, 2 * np.pi, 241)]
        return metal(swept(np.array(line), wide, thick, up=self.out, count=360, ring=28, fullness=2.8, caps=False))

    def prong(self, places, wide=4.0, thick=3.0):
        return metal(swept([self.place(ahead, 0, out) for ahead, out in places], wide, thick, up=self.out, count=120, ring=24, fullness=2.4))

    def fold(self, start, wide, thick):
        """The strap folded around the bar of the buckle."""
        line = [self.place(start, 0, 1.6), self.place(start / 3, 0, 1.8), self.place(-1.5, 0, 1.6)]
        return leather(swept(line, wide, thick, up=self.out, count=160, ring=150, fullness=8))

    def keeper(self, at, half, *, wide=9.0, thick=2.0, deep=5.4):
        """A loop around the strap."""
        power = lambda value: np.sign(value) * abs(value) ** 0.2
        line = [self.place(at, half * power(np.sin(b)), 1.4 + deep * power(np.cos(b))) for b in np.linspace(0, 2 * np.pi, 161)]
        return leather(swept(np.array(line), wide, thick, up=self.tangent, count=300, ring=36, fullness=4, caps=False, twist=np.full(300, np.pi / 2)))


def metal(grid):
    return Piece(grid, METAL, wrap=True, metal=True, rough=0.2)


def leather(grid):
    return Piece(grid, BASE, wrap=True, grain="leather", rough=0.38, shine=0.45)
