"""A cap of six panels with a curved peak."""

import numpy as np

from kit.curves import bell, smooth
from kit.parts import BASE, INSIDE, RIB
from kit.surface import Piece, dashes, dome, lathe, normals, rimmed
from kit.turned import Turned

OVAL = (0.92, 1.08)
CROWN = [(88, 0), (90, 14), (89.8, 32), (87.5, 50), (81.5, 68), (71, 85), (56, 99), (37, 108.5), (17, 113.3), (0, 114.6)]


def arch(angle):
    """The height of the edge: it rises over the forehead."""
    return 14 * np.exp(-(((angle + np.pi / 2) / 0.74) ** 2))


def folded(angle):
    """The distance in radians from the nearest of six seams: one in front, one behind, and four at the sides."""
    sixth = np.pi / 3
    return (angle + np.pi / 2 + sixth / 2) % sixth - sixth / 2


def crown():
    body = Turned(CROWN, oval=OVAL, count=520, around=1300)
    r, z, angle, run = body.radius, body.height, body.angle, body.run
    front = smooth(-np.sin(angle), 0.0, 0.9)
    # The two panels in front are stiff and stand steeper; every panel bulges a little between its seams.
    points = body.points(r, z)
    level = np.clip(z / 120, 0, 1)
    points[..., 2] += arch(angle) * (1 - smooth(z, 0, 70))
    points[..., 1] -= front * 7 * np.sin(np.pi * level ** 0.9) * (0.4 + 0.6 * level)
    points[..., 2] += front * 5 * np.sin(np.pi * np.clip(level, 0, 1)) * smooth(r, 10, 60)
    outward = normals(points, True)
    away = folded(angle) * r
    bulge = -2.0 * np.exp(-np.abs(away) / 9) * smooth(z, 2, 40)
    give = (1 - 0.75 * front) * (1.6 * np.sin(4 * angle + z / 21) * np.sin(z / 31 + 1) + 1.1 * np.sin(7 * angle - z / 15)) * smooth(z, 6, 40) * smooth(r, 8, 40)
    height = bulge + give - 0.7 * bell(away, 0.8)
    stitches = dashes(np.abs(away), run, at=3.6, length=2.2, pitch=3.2, width=0.5) * (run < run[-1] - 8)
    # Stitches above the edge, and an eyelet in every panel.
    stitches += dashes(run, angle * 90, at=3.2, length=2.2, pitch=3.2, width=0.5) + dashes(run, angle * 90, at=22, length=2.2, pitch=3.2, width=0.4) * 0.6
    middle = (np.abs(folded(angle)) - np.pi / 6) * r
    hole = np.hypot(middle, run - run[-1] + 50)
    height += 0.9 * bell(hole - 3.6, 1.1) - 1.8 * bell(hole, 1.9)
    ring = bell(hole - 3.6, 1.1)
    points += outward * height[..., None]
    # The edge of the cap is the first row of the grid, but `rimmed` adds a rim to the last row. So the shell is
    # turned inside out for the rim, and back again.
    parts = np.full(run.shape, BASE)
    cloth = np.stack([folded(angle) * np.maximum(r, 1), run], axis=2) / 1000
    shell = Piece(points, parts, wrap=True, cloth=cloth, stitches=np.clip(stitches + 0.7 * ring, 0, 1), grain="textile", rough=0.85, shine=0.12)
    inner = points - outward * 2.2
    lining = Piece(inner[:, ::-1], INSIDE, wrap=True, grain="textile", rough=0.9, shine=0.05)
    lip = [points[0] * (1, 1, 1) + outward[0] * (1.1 * np.cos(b) - 1.1) + np.array([0, 0, -1.1]) * np.sin(b) for b in np.linspace(np.pi, 0, 9)]
    hem = Piece(np.array(lip), BASE, wrap=True, grain="textile", rough=0.85, shine=0.1)
    return [shell, lining, hem], points


def button():
    return Piece(lathe([(r, h) for r, h in dome(8.2, 5.4, 14)][::1] , (0, -1.5, 113.4), (0, 0, 1), around=60), BASE, wrap=True, grain="textile", rough=0.85, shine=0.12)


def peak():
    """The peak leaves the crown in front, bends downwards to both sides and a little at its end."""
    share = np.linspace(-1, 1, 900)
    angle = -np.pi / 2 + share * 1.1
    r = 89.5
    foot = np.stack([r * OVAL[0] * np.cos(angle), r * OVAL[1] * np.sin(angle)], axis=1)
    long = 76 * (1 - np.abs(share) ** 3.2) ** 0.72 + 0.5
    reach = np.linspace(-0.05, 1, 260)
    rows, runs = [], []
    for t in reach:
        x = foot[:, 0] * (1 + 0.10 * t * (1 - share**2))
        y = foot[:, 1] - long * t
        z = arch(angle) + 1.2 - 7 * max(t, 0) * long / 76 - 6 * (max(t, 0) * long / 76) ** 2 - 9 * max(t, 0) * np.abs(share) ** 2 * long / 76
        rows.append(np.stack([x, y, z], axis=1))
        runs.append((1 - t) * long)
    top = np.array(rows)
    edge = np.array(runs)
    outward = normals(top)
    outward *= np.sign(outward[..., 2:].mean())
    stitches = sum(dashes(edge, share[None, :] * 120 + 0 * edge, at=5 + 8.2 * k, length=2.2, pitch=3.2, width=0.5) for k in range(7)) * (np.array(reach)[:, None] > 0.03)
    groove = -0.35 * sum(bell(edge - 5 - 8.2 * k, 0.8) for k in range(7)) + 0.35 * np.sin(top[..., 0] / 15) * np.sin(top[..., 1] / 17)
    upper = top + outward * groove[..., None]
    thick = 3.6
    rim = [top[-1] + np.stack([0 * share, -np.sin(b) * thick * 0.5 + 0 * share, (np.cos(b) - 1) * thick * 0.5 + 0 * share], axis=1) for b in np.linspace(0, np.pi, 11)[1:]]
    under = [row - (0, 0, thick) for row in top[::-8]]
    grid = np.concatenate([upper, rim, under])
    full = np.zeros(grid.shape[:2])
    full[: len(top)] = np.clip(stitches, 0, 1)
    cloth = np.zeros(grid.shape[:2] + (2,))
    cloth[: len(top), :, 0], cloth[: len(top), :, 1] = top[..., 0] / 1000, top[..., 1] / 1000
    cloth[len(top) :, :, 0], cloth[len(top) :, :, 1] = grid[len(top) :, :, 0] / 1000, grid[len(top) :, :, 1] / 1000
    return Piece(grid[:, ::-1], BASE, cloth=cloth[:, ::-1], stitches=full[:, ::-1], grain="textile", rough=0.85, shine=0.12)


def views():
    shells, _ = crown()
    return {"front": ([*shells, button(), peak()], {"yaw": -38, "elevation": 12})}
