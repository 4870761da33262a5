"""Bodies turned around an upright axis, and the knitted stitches on them."""

import numpy as np

from .curves import chords, through


class Turned:
    """A profile of (radius, height), from below to the middle of the top, turned around an oval.

    `angle` runs anticlockwise seen from above and starts at the back; the front is at -π / 2. `run` is the distance
    along the profile."""

    def __init__(self, profile, *, oval=(1.0, 1.0), count=420, around=900, sharp=False):
        line = through(profile, count) if not sharp else _even(profile, count)
        self.line = line
        angle = np.linspace(np.pi / 2, 2.5 * np.pi, around, endpoint=False)
        self.angle = np.broadcast_to((angle + np.pi) % (2 * np.pi) - np.pi, (count, around)).copy()
        self.run = np.broadcast_to(chords(line)[:, None], (count, around)).copy()
        self.radius = np.broadcast_to(np.maximum(line[:, :1], 0.02), (count, around)).copy()
        self.height = np.broadcast_to(line[:, 1:], (count, around)).copy()
        self.oval = oval

    def points(self, radius=None, height=None):
        r = self.radius if radius is None else radius
        z = self.height if height is None else height
        return np.stack([r * self.oval[0] * np.cos(self.angle), r * self.oval[1] * np.sin(self.angle), z + 0 * r], axis=-1)


def _even(profile, count):
    from .curves import evenly

    return evenly(np.asarray(profile, float), count)


def knitted(across, along, *, slope=0.62, groove=0.0):
    """The relief of stocking stitch from 0 to 1; `across` and `along` count stitches. Every stitch is two legs of
    yarn that lean away from its foot. `groove` is the share of a stitch's width that lies deep beside it, as in a rib."""
    a = np.abs(across % 1 - 0.5) / (1 - groove)
    row = along - 2 * slope * a
    high = np.zeros(np.shape(a))
    for step in (-1, 0, 1):
        b = row % 1 - 0.5 + step
        # A leg is a roll that leans outwards and lies over the leg of the stitch below it.
        high = np.maximum(high, np.sqrt(np.clip(1 - ((a - 0.25) / 0.27) ** 2 - (b / 0.72) ** 2, 0, 1)) * (1 - 0.12 * b))
    return high * (a < 0.52)
