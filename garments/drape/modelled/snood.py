"""A chunky knitted snood, as it stands on a table: a wide tube that falls into soft rolls."""

import numpy as np

from kit.curves import smooth
from kit.parts import BASE
from kit.surface import Piece, normals
from kit.turned import Turned, knitted

COLUMNS = 56
HIGH = 6.0
# The profile of the tube: from the inner lower edge outwards, up over two rolls, over the upper edge, and down
# inside.
PROFILE = [
    (104, 14), (110, 4), (120, 0), (131, 6), (137, 22), (136, 42), (130, 58), (124, 68), (125, 80), (131, 94), (133, 112), (127, 130),
    (119, 140), (111, 143), (104, 139), (101, 126), (100, 104), (101, 78), (102, 50), (102, 26),
]


def views():
    body = Turned(PROFILE, oval=(1.08, 0.86), count=820, around=1512)
    r, z, angle, run = body.radius, body.height, body.angle, body.run
    outer = smooth(r, 96, 122)
    # The rolls run unevenly around it, and the upper edge dips in front.
    sway = 5.0 * np.sin(angle + 1.9) + 4.4 * np.sin(2 * angle + 0.4) + 2.2 * np.sin(5 * angle + z / 30)
    roll = 5.5 * np.sin(z / 23 + 1.4 * np.sin(angle + 0.5) + 0.9 * np.sin(3 * angle))
    level = smooth(z, 40, 140)
    points = body.points(r + (sway + roll * smooth(z, 10, 50)) * (0.4 + 0.6 * outer), z + level * (9 * np.sin(angle) + 6 * np.sin(2 * angle + 1.1) + 3.4 * np.sin(3 * angle)))
    points[..., 0] += 5 * level * np.sin(z / 50)
    outward = normals(points, True)
    across = angle / (2 * np.pi) * COLUMNS + 0.35 * np.sin(z / 46 + 1) + 0.25 * np.sin(angle * 2)
    relief = knitted(across, run / HIGH, groove=0.06)
    column = np.sqrt(np.clip(1 - (2 * np.abs(across % 1 - 0.5) / 1.0) ** 2, 0, 1))
    rows = 0.7 * np.sin(run / 31 + angle * 3)
    points = points + outward * (3.4 * relief + 1.6 * column + rows)[..., None]
    cloth = np.stack([angle * 118, run], axis=2) / 1000
    return {"front": ([Piece(points, BASE, wrap=True, cloth=cloth, grain="wool", rough=0.95, shine=0.06)], {"yaw": 0, "elevation": 16})}
