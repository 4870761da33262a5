"""A felted beret with a stalk, as it sits on a head, drawn to one side."""

import numpy as np

from kit.curves import bell, smooth, through
from kit.parts import BASE, INSIDE, RIB
from kit.surface import Piece, normals, swept
from kit.turned import Turned

BAND = [(85, 20), (84.6, 6), (86.5, 0.6), (89, 0.6), (90.6, 4), (91, 12), (90.4, 21)]
CROWN = [(93, 24.5), (104, 25.5), (120, 28.5), (135, 35), (142.5, 45), (140, 55.5), (125, 62.5), (98, 68), (64, 72), (30, 74), (0, 74.6)]


def views():
    body = Turned(BAND + CROWN, oval=(1.0, 0.98), count=560, around=1100)
    r, z, angle, run = body.radius, body.height, body.angle, body.run
    out = smooth(r, 95, 140) * smooth(z, 22, 40)
    above = smooth(z, 23, 62)
    # The cloth is gathered into the band, and its edge falls lower on one side.
    under = smooth(r, 93, 106) * (1 - smooth(z, 34, 52))
    gathers = sum(high * np.sin(k * angle + shift) for k, high, shift in ((17, 1.0, 0.4), (23, 0.8, 1.9), (31, 0.6, 0.2)))
    r = r + out * (5.0 * np.sin(2 * angle + 0.8) + 3.4 * np.sin(3 * angle + 2.1) + 1.6 * np.sin(5 * angle))
    points = body.points(r, z)
    x, y = points[..., 0].copy(), points[..., 1].copy()
    lean = above * (1 - 0.25 * smooth(r, 100, 140))
    points[..., 0] += 22 * lean
    points[..., 1] += 4 * lean
    points[..., 2] += out * (-0.12 * x + 0.05 * y) + above * (-0.07 * x)
    # Two shallow hollows in the top, and a fold over the edge where it falls.
    points[..., 2] += above * (-8 * np.exp(-((x + 46) / 40) ** 2 - ((y + 30) / 34) ** 2) - 7 * np.exp(-((x - 52) / 34) ** 2 - ((y + 8) / 52) ** 2) + 4 * np.exp(-((x - 4) / 30) ** 2 - ((y + 66) / 26) ** 2))
    outward = normals(points, True)
    soft = 1.0 * np.sin(x / 19 + 0.7) * np.sin(y / 23 + z / 15) + 0.6 * np.sin(x / 9 - y / 11)
    foot = run[np.argmin(np.abs(body.line[:, 0] - 92) + (body.line[:, 1] < 20) * 99)][0]
    rim = -1.6 * bell(run - foot, 1.6) - 0.35 * bell(run - foot + 17, 0.8)
    points += outward * (gathers * under * 0.9 + soft * above + rim)[..., None]
    top = points[-1].mean(axis=0)
    stalk = swept(through([top + (0, 0, -2), top + (0.2, -0.6, 6), top + (1.4, -1.6, 14), top + (4.6, -2.4, 20)], 60), 6.2, 6.2, up=(0, -1, 0), count=60, ring=24, fullness=2)
    parts = np.full(run.shape, BASE)
    parts[run < foot] = RIB
    parts[run < 22] = INSIDE
    cloth = np.stack([points[..., 0], points[..., 1] + run - run[-1]], axis=2) / 1000
    made = [
        Piece(points, parts, wrap=True, cloth=cloth, grain="wool", rough=0.95, shine=0.08),
        Piece(stalk, BASE, wrap=True, grain="wool", rough=0.95, shine=0.08),
    ]
    return {"front": (made, {"yaw": 0, "elevation": 17})}
