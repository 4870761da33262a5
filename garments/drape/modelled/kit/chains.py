"""Chains of wire links along a path."""

import numpy as np

from .curves import chords, evenly
from .surface import swept


def links(path, *, long, wide, wire, overlap=0.74, lean=0.5, up=(0, -1.0, 0), square=2.0, closed=False):
    """Links one after another; every second link stands on its edge, the more the smaller `lean` is. With 1, all lie flat."""
    count = int(round(chords(path)[-1] / (long * overlap)))
    if closed:
        count -= count % 2
        places = evenly(path, count + 1)[:-1]
        along = np.roll(places, -1, axis=0) - np.roll(places, 1, axis=0)
    else:
        places = evenly(path, count)
        along = np.gradient(places, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    flat = np.asarray(up, float)
    made = []
    for k, (place, step) in enumerate(zip(places, along)):
        beside = np.cross(step, flat)
        out = flat if k % 2 == 0 else beside * (1 - lean * lean) ** 0.5 + flat * lean
        b = np.linspace(0, 2 * np.pi, 37)
        c, s = np.cos(b), np.sin(b)
        across = np.cross(out / np.linalg.norm(out), step)
        c, s = np.sign(c) * np.abs(c) ** (2 / square), np.sign(s) * np.abs(s) ** (2 / square)
        loop = place + step * (long / 2 - wire / 2) * c[:, None] + across * (wide / 2 - wire / 2) * s[:, None]
        made.append(swept(loop, wire, wire, up=out, count=38, ring=12, fullness=2, caps=False))
    return made
