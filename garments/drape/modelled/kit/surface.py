"""Surfaces as grids of points in millimetres; x to the heel or right, y away from the camera, z up."""

import numpy as np

from .curves import chords, evenly, line_field, smooth, spline


class Piece:
    """A grid of points with its material and stitches.

    `part` is a number or a grid of numbers; `stitches` a grid from 0 to 1. `cloth` has coordinates on the material in
    metres. `clear` is the share of light that a lens lets through: a number or a grid."""

    def __init__(self, points, part, *, wrap=False, cloth=None, stitches=None, grain="smooth", rough=0.5, shine=0.35, metal=False, clear=None):
        self.points, self.part, self.wrap = np.asarray(points, float), part, wrap
        self.cloth = cloth if cloth is not None else measured(self.points)
        self.stitches, self.grain, self.rough, self.shine, self.metal = stitches, grain, rough, shine, metal
        self.clear = clear

    def moved(self, move, mirrored=False):
        """A copy of the piece, moved. If `move` mirrors it, the grid is reversed, so that the surface still faces outwards."""
        other = Piece(move(self.points), self.part, wrap=self.wrap, cloth=self.cloth, stitches=self.stitches,
                      grain=self.grain, rough=self.rough, shine=self.shine, metal=self.metal, clear=self.clear)
        if mirrored:
            flip = lambda grid: grid[:, ::-1] if isinstance(grid, np.ndarray) and grid.ndim >= 2 else grid
            other.points, other.part, other.cloth, other.stitches, other.clear = map(flip, (other.points, other.part, other.cloth, other.stitches, other.clear))
        return other


def measured(points):
    """Distances in metres along both directions of a grid."""
    down = np.concatenate([np.zeros((1, points.shape[1])), np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=2), axis=0)])
    across = np.concatenate([np.zeros((points.shape[0], 1)), np.cumsum(np.linalg.norm(np.diff(points, axis=1), axis=2), axis=1)], axis=1)
    middle = points.shape[1] // 2
    across = across - across[:, middle : middle + 1]
    return np.stack([across, down], axis=2) / 1000


def normals(points, wrap=False):
    """Unit normals; outward if the second direction runs anticlockwise seen from outside, and the first upwards."""
    first = np.gradient(points, axis=0)
    padded = np.concatenate([points[:, -1:], points, points[:, :1]], axis=1) if wrap else points
    second = np.gradient(padded, axis=1)
    second = second[:, 1:-1] if wrap else second
    cross = np.cross(second, first)
    return cross / np.maximum(np.linalg.norm(cross, axis=2, keepdims=True), 1e-9)


class Tube:
    """A bent tube between two lines of the side view: a last with its leg.

    A row is one section: top x, z, bottom x, z, half widths near and far, roundness at the top and at the bottom (2 is
    an ellipse, more is fuller), the distance of its middle from the camera plane, and its sag."""

    def __init__(self, rows, count, around):
        rows = np.asarray(rows, float)
        knots = chords(rows[:, :6])
        fine = spline(knots, rows, np.linspace(0, knots[-1], count * 4))
        fine[:, 4:6] = np.maximum(fine[:, 4:6], 0.05)
        at = chords(np.concatenate([fine[:, :4] * 0.75, fine[:, 4:6] * 0.5], axis=1))
        rows = np.stack([np.interp(np.linspace(0, at[-1], count), at, fine[:, k]) for k in range(fine.shape[1])], axis=1)
        angle = np.linspace(0, np.pi, 400)
        cos, sin = np.cos(angle), np.sin(angle)
        points, reach = [], []
        for top_x, top_z, bottom_x, bottom_z, near, far, n_top, n_bottom, middle, sag in rows:
            n = n_top + (n_bottom - n_top) * smooth(0.5 - 0.5 * cos, 0.2, 0.8)
            t = 0.5 - 0.5 * np.sign(cos) * np.abs(cos) ** (2 / n)
            y = np.abs(sin) ** (2 / n)
            x = top_x + (bottom_x - top_x) * t
            z = top_z + (bottom_z - top_z) * t - sag * 4 * t * (1 - t)
            sides = [evenly(np.stack([x, middle + sign * width * y, z], axis=1), around) for sign, width in ((-1, near), (1, far))]
            lengths = [chords(side) for side in sides]
            points.append(np.concatenate([sides[1][::-1], sides[0][1:]]))
            reach.append(np.concatenate([-lengths[1][::-1], lengths[0][1:]]))
        self.points, self.ridge = np.array(points), np.array(reach)
        self.normals = normals(self.points)
        self.along = chords(self.points[:, around - 1])[:, None] + np.zeros_like(self.ridge)

    @property
    def x(self):
        return self.points[..., 0]

    @property
    def z(self):
        return self.points[..., 2]

    @property
    def below(self):
        """The distance below the upper edge, along the wall."""
        step = np.linalg.norm(np.diff(self.points, axis=0), axis=2)
        return np.concatenate([np.cumsum(step[::-1], axis=0)[::-1], np.zeros((1, step.shape[1]))])

    def raised(self, height):
        return self.points + self.normals * height[..., None]


def rimmed(points, normal, thick, depth, part, inner, steps=9):
    """Rolls the last row of a shell over and continues it down inside: a rim and a lining, with their part numbers."""
    edge, out = points[-1], normal[-3]
    up = points[-1] - points[-4]
    up = up / np.maximum(np.linalg.norm(up, axis=1, keepdims=True), 1e-9)
    r = thick / 2
    rim = [edge + up * r * np.sin(b) + out * (r * np.cos(b) - r) for b in np.linspace(0, np.pi, steps)[1:]]
    step = max(1, int(depth / 24 / max(np.median(np.linalg.norm(points[-1] - points[-2], axis=1)), 0.05)))
    rows = [len(points) - 1 - step * k for k in range(1, 25) if len(points) - 1 - step * k > 0]
    lining = [points[row] - normal[row] * thick for row in rows]
    grown = np.concatenate([points, np.array(rim), np.array(lining)])
    parts = np.broadcast_to(part, points.shape[:2])
    own = np.repeat(parts[-1:], steps // 2, axis=0)
    lined = np.full((len(grown) - len(points) - len(own), points.shape[1]), inner)
    return grown, np.concatenate([parts, own, lined])


def swept(path, wide, thick, *, up=(0, 0, 1), count=200, ring=24, fullness=2.6, caps=True, twist=None):
    """A strap, cord or roll along a path: elliptic sections, `wide` across and `thick` along `up`, with rounded ends."""
    path = evenly(path, count)
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    up = np.broadcast_to(np.asarray(up, float), path.shape)
    side = np.cross(along, up)
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-9)
    lift = np.cross(side, along)
    if twist is not None:
        c, s = np.cos(twist)[:, None], np.sin(twist)[:, None]
        side, lift = side * c + lift * s, lift * c - side * s
    wide = np.broadcast_to(wide, (count,)) / 2
    thick = np.broadcast_to(thick, (count,)) / 2
    angle = np.linspace(0, 2 * np.pi, 4000)
    c, s = np.cos(angle), np.sin(angle)
    section = np.stack([np.sign(c) * np.abs(c) ** (2 / fullness), np.sign(s) * np.abs(s) ** (2 / fullness)], axis=1)
    most = np.array([wide.max(), thick.max()])
    a, b = (evenly(section * most, ring + 1)[:-1] / most).T
    points = path[:, None] + side[:, None] * (wide[:, None] * a)[..., None] + lift[:, None] * (thick[:, None] * b)[..., None]
    if caps:
        shrunk = lambda row, share, out: (points[row].mean(axis=0) + (points[row] - points[row].mean(axis=0)) * share
                                           + along[row] * out * min(thick[row], wide[row]))
        start = [shrunk(0, np.cos(b), -np.sin(b)) for b in np.linspace(np.pi / 2, 0, 7)[:-1]]
        end = [shrunk(-1, np.cos(b), np.sin(b)) for b in np.linspace(0, np.pi / 2, 7)[1:]]
        points = np.concatenate([start, points, end])
    return points[:, ::-1]


def walled(outline, low, high, profile):
    """A wall over a closed outline (n × 2): `low` and `high` are heights at each of its points, and the profile goes
    from the bottom up as (offset outwards, height from 0 to 1)."""
    # Normals over several points, so that offsets do not cross where the outline is uneven.
    ahead = np.roll(outline, -6, axis=0) - np.roll(outline, 6, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    out = np.stack([ahead[:, 1], -ahead[:, 0]], axis=1)
    area = np.sum(outline[:, 0] * np.roll(outline[:, 1], -1) - outline[:, 1] * np.roll(outline[:, 0], -1))
    out *= np.sign(area)
    # The floor: the outline collapsed to its centre line.
    middle, half = outline.mean(axis=0), np.ptp(outline[:, 1]) / 2
    closed = np.stack([np.clip(outline[:, 0], min(middle[0], outline[:, 0].min() + half), max(middle[0], outline[:, 0].max() - half)), 0 * low + middle[1]], axis=1)
    rows = [np.concatenate([closed, (low + (high - low) * profile[0][1])[:, None]], axis=1)]
    for away, level in profile:
        plan = outline + out * away
        rows.append(np.concatenate([plan, (low + (high - low) * level)[:, None]], axis=1))
    points = np.array(rows)
    return points if area > 0 else points[:, ::-1]


def lathe(profile, centre, axis, around=40):
    """A body of revolution: radius and height along an axis."""
    axis = np.asarray(axis, float) / np.linalg.norm(axis)
    side = np.cross(axis, (0, 0, 1) if abs(axis[2]) < 0.9 else (1, 0, 0))
    side /= np.linalg.norm(side)
    other = np.cross(axis, side)
    angle = np.linspace(0, 2 * np.pi, around, endpoint=False)
    ring = side * np.cos(angle)[:, None] + other * np.sin(angle)[:, None]
    return np.array([np.asarray(centre) + ring * radius + axis * high for radius, high in profile])


def dome(radius, high, steps=8):
    return [(radius * np.cos(b), high * np.sin(b)) for b in np.linspace(0, np.pi / 2, steps)]


def ring(centre, radius, thick, normal, around=90, wide=None):
    """A metal ring; an oval one has two radii."""
    normal = np.asarray(normal, float) / np.linalg.norm(normal)
    side = np.cross(normal, (0, 0, 1) if abs(normal[2]) < 0.9 else (1, 0, 0))
    side /= np.linalg.norm(side)
    other = np.cross(side, normal)
    angle = np.linspace(0, 2 * np.pi, around + 1)
    ra, rb = radius if np.ndim(radius) else (radius, radius)
    path = np.asarray(centre) + side * (ra * np.cos(angle))[:, None] + other * (rb * np.sin(angle))[:, None]
    return swept(path, wide or thick, thick, up=normal, count=around, ring=16, fullness=2, caps=False)


def laid(distance, high=1.0):
    """The relief of a piece sewn onto another: it is raised inside its edge, and presses in just outside."""
    return high * smooth(distance, -0.4, 0.5) * (1 - 0.35 * np.exp(-np.abs(distance) / 1.2) * (distance > 0)) - 0.5 * np.exp(-(((distance + 0.5) / 0.7) ** 2))


def dashes(distance, along, *, at, length=2.6, pitch=3.6, width=0.55):
    """Stitches along a line: 0 to 1."""
    across = smooth(width - np.abs(distance - at), -0.25, 0.25)
    phase = np.abs((along / pitch) % 1 - 0.5) * pitch
    return across * smooth(length / 2 - phase, -0.3, 0.3)


__all__ = ["Piece", "Tube", "dashes", "dome", "laid", "lathe", "line_field", "measured", "normals", "rimmed", "ring", "swept", "walled"]
