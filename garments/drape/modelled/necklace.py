"""A fine chain with an oval locket, as it hangs."""

import numpy as np

from kit.curves import chords, evenly, through
from kit.parts import METAL
from kit.surface import Piece, lathe, ring, swept

LINK = 4.6


def views():
    half = through([(0, 0, 0), (14, 0, 10), (40, 0, 42), (66, 0, 92), (82, 0, 148), (88, 0, 190)], 800)
    chain = np.concatenate([half[::-1] * (-1, 1, 1), half[1:]])
    count = int(chords(chain)[-1] / (LINK * 0.74))
    places = evenly(chain, count)
    along = np.gradient(places, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    made = []
    for k, (place, step) in enumerate(zip(places, along)):
        flat = np.array([0, -1.0, 0])
        beside = np.cross(step, flat)
        out = flat if k % 2 == 0 else beside * 0.86 + flat * 0.5
        b = np.linspace(0, 2 * np.pi, 25)
        across = np.cross(out / np.linalg.norm(out), step)
        path = place + step * (LINK / 2 - 0.5) * np.cos(b)[:, None] + across * 1.35 * np.sin(b)[:, None]
        made.append(swept(path, 1.1, 1.1, up=out, count=26, ring=10, fullness=2, caps=False))
    bail = ring((0, -0.6, -3.2), (2.2, 3.6), 1.2, (1, 0.35, 0), around=50)
    profile = [(0.01, 2.6), (5.5, 2.5), (8.2, 2.1), (9.0, 1.5), (9.3, 1.2), (10.2, 1.35), (10.7, 0.8), (10.8, 0), (10.5, -1.2), (0.01, -1.4)]
    fine = evenly(np.array(profile), 120)
    locket = lathe([tuple(p) for p in fine], (0, 0, 0), (0, -1, 0), around=160) * (0.82, 1, 1.08) + (0, -1.2, -18.5)
    made += [bail, locket]
    return {"front": ([Piece(grid, METAL, wrap=True, metal=True, rough=0.2) for grid in made], {"yaw": 0, "elevation": 0.5, "ground": "wall", "high": 0.66})}
