"""A bracelet of long links with a bar clasp, laid in an open loop."""

import numpy as np

from kit.chains import links
from kit.curves import evenly, through
from kit.parts import METAL
from kit.surface import Piece, ring, swept

LOOP = [(9, -37.5), (26, -33), (40, -18), (43, 2), (36, 21), (20, 33), (-2, 37), (-24, 32), (-39, 17), (-43, -4), (-36, -22), (-21, -34), (-6, -38)]


def views():
    line = through(LOOP, 900)
    path = np.stack([line[:, 0], np.full(900, -2.0), line[:, 1]], axis=1)
    made = links(path, long=13.5, wide=6.4, wire=2.0, overlap=0.77, lean=0.62, square=2.9)
    # The clasp: a bar through a ring.
    made.append(ring((3.6, -2.2, -38.4), 5.6, 2.0, (0, 1, 0), around=90))
    bar = np.array([(5.6, -4.6, -46.4), (2.2, -4.6, -30.6)])
    made.append(swept(bar, 2.4, 2.4, up=(0, -1, 0), count=60, ring=24, fullness=2))
    for end in bar:
        b = np.linspace(-np.pi / 2, np.pi / 2, 24)
        made.append(np.array([[end + 1.75 * np.array([np.cos(t) * np.cos(a), np.cos(t) * np.sin(a), np.sin(t)]) for a in np.linspace(0, 2 * np.pi, 32, endpoint=False)] for t in b]))
    made.append(ring((-2.4, -3.6, -38.6), (2.6, 3.4), 1.3, (0.3, 1, 0.2), around=50))
    return {"front": ([Piece(grid, METAL, wrap=True, metal=True, rough=0.18) for grid in made], {"yaw": 0, "elevation": 0.5, "ground": "wall", "wide": 0.62})}
