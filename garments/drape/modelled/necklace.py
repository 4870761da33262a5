"""A fine chain with an oval locket, closed and laid in a loop."""

import numpy as np

from kit.chains import links
from kit.curves import around, evenly
from kit.parts import METAL
from kit.surface import Piece, lathe, ring, swept

# The path of the chain: from the locket up the right side, over the clasp, and down the left side.
LOOP = [(0, 0), (14, 11), (38, 36), (62, 78), (72, 124), (64, 166), (40, 196), (6, 209), (-30, 204), (-58, 180), (-72, 140), (-66, 92), (-42, 42), (-15, 11)]


def clasp():
    """A spring ring at the top, with its tongue, and a small ring beside it."""
    middle = np.array([6.0, -1.2, 211.2])
    made = [ring(middle, 4.0, 1.7, (0, 1, 0), around=70), ring(middle + (-7.6, 0.3, -1.0), 2.3, 0.9, (0.2, 1, 0.1), around=50)]
    made.append(swept([middle + (1.2, -0.6, 3.4), middle + (2.6, -0.9, 5.2)], 1.4, 1.2, up=(0, -1, 0), count=20, ring=16, fullness=2.4))
    return made


def views():
    line = around(LOOP, 1200)
    path = np.stack([line[:, 0], np.full(1200, -0.9), line[:, 1]], axis=1)
    made = links(np.concatenate([path, path[:1]]), long=4.6, wide=3.8, wire=1.1, closed=True)
    bail = ring((0, -1.4, -2.6), (2.2, 3.8), 1.2, (1, 0.35, 0), around=50)
    profile = [(0.01, 2.6), (5.5, 2.5), (8.2, 2.1), (9.0, 1.5), (9.3, 1.2), (10.2, 1.35), (10.7, 0.8), (10.8, 0), (10.5, -1.2), (0.01, -1.4)]
    fine = evenly(np.array(profile), 120)
    locket = lathe([tuple(p) for p in fine], (0, 0, 0), (0, -1, 0), around=160) * (0.82, 1, 1.08) + (0.4, -1.4, -18)
    made += [bail, locket, *clasp()]
    return {"front": ([Piece(grid, METAL, wrap=True, metal=True, rough=0.2) for grid in made], {"yaw": 0, "elevation": 0.5, "ground": "wall", "high": 0.7})}
