"""A bucket hat: a crown of two parts and a sloping brim with rows of stitches."""

import numpy as np

from kit.curves import bell, smooth
from kit.parts import BASE
from kit.surface import Piece, dashes, normals
from kit.turned import Turned

BRIM = [(88, 2.6), (100, -9), (112, -21), (124, -33), (133.5, -42.4), (135.4, -43.4), (136.6, -42), (135.6, -40.4), (125, -30.4), (113, -18.6), (101, -6.6), (93, 1.6)]
SIDE = [(91, 5), (89.4, 20), (87.4, 40), (85, 60), (82.4, 78), (80, 87), (76.5, 91.2)]
TOP = [(70, 93), (56, 94.6), (40, 95.6), (20, 96.2), (0, 96.4)]


def views():
    body = Turned(BRIM + SIDE + TOP, oval=(0.95, 1.08), count=700, around=1300)
    r, z, angle, run = body.radius, body.height, body.angle, body.run
    edge = run[np.argmax(body.line[:, 0])][0]
    foot = run[np.argmin(np.abs(body.line[:, 1] - 4) + (np.arange(len(run)) < np.argmax(body.line[:, 0])) * 99)][0]
    brim = smooth(r, 92, 136) * (z < 6)
    waves = 4.4 * np.sin(2 * angle + 0.5) + 3.2 * np.sin(3 * angle + 1.2) + 1.5 * np.sin(7 * angle + 0.3)
    r = r + brim * (0.7 * waves)
    z = z + brim * waves
    points = body.points(r, z)
    x, y = points[..., 0].copy(), points[..., 1].copy()
    high = smooth(z, 10, 90)
    # A soft crown: the rim of the top sinks a little, the side gives.
    points[..., 2] += high * (-3 * np.exp(-((x - 20) / 40) ** 2 - ((y + 46) / 38) ** 2) - 3 * smooth(-y, -60, 90) + 2.5 * np.sin(3 * angle + 0.4) * smooth(r, 30, 75))
    give = 2.6 * np.sin(3 * angle + z / 30) + 1.9 * np.sin(5 * angle - z / 23 + 1) + 1.0 * np.sin(9 * angle + z / 14)
    side = smooth(z, 4, 30) * (1 - smooth(z, 84, 94))
    outward = normals(points, True)
    height = side * give + 0.35 * np.sin(x / 11 + z / 9) * np.sin(y / 13 - z / 17)
    # Crown to brim, top to side: seams turned to one side and stitched down.
    tops = run[np.argmin(np.abs(body.line[:, 0] - 79) + (body.line[:, 1] < 80) * 99)][0]
    for at, lift in ((foot, 1.0), (tops, 1.0)):
        height = height - 0.9 * bell(run - at, 0.9) + 0.45 * bell(run - at - 3, 2.6) * lift
    seam = np.minimum(np.abs(np.abs(angle)), np.abs(np.pi - np.abs(angle))) * 90
    on_side = (run > foot) & (run < tops)
    height += np.where(on_side | (run > edge), -0.9 * bell(seam, 0.9), 0)
    along = angle * np.maximum(body.radius, 20)
    stitches = 0 * run
    for k in range(8):
        at = edge + 4.5 + k * 5.4
        stitches = stitches + dashes(run, along, at=at, length=2.2, pitch=3.2, width=0.5)
        height = height - 0.28 * bell(run - at, 0.7)
    stitches = stitches + dashes(run, along, at=tops + 3.2, length=2.2, pitch=3.2, width=0.5) + dashes(run, along, at=foot + 3.2, length=2.2, pitch=3.2, width=0.5)
    stitches = np.where(on_side, stitches + dashes(seam, run, at=3.4, length=2.2, pitch=3.2, width=0.5), stitches)
    # Two eyelets on each side.
    for middle in (-np.pi / 2 - 0.95, -np.pi / 2 - 0.72):
        away = np.hypot((angle - middle) * 88, z - 22)
        height += 0.8 * bell(away - 4.2, 1.3) - 1.6 * bell(away, 2.2)
        stitches += 0.6 * bell(away - 4.2, 1.2)
    points += outward * height[..., None]
    cloth = np.stack([along, run], axis=2) / 1000
    top = (run > tops)[..., None]
    cloth = np.where(top, np.stack([points[..., 0], points[..., 1] + 300], axis=2) / 1000, cloth)
    made = [Piece(points, BASE, wrap=True, cloth=cloth, stitches=np.clip(stitches, 0, 1), grain="textile", rough=0.85, shine=0.12)]
    return {"front": (made, {"yaw": -20, "elevation": 13})}
