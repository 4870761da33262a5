"""Common parts of all shoes: the outline under the foot, soles, heels, and the position of a pair."""

import numpy as np

from .curves import bell, evenly, smooth
from .parts import BASE, DARK, INSIDE, RIB, SOLE
from .surface import Piece, dashes, normals, rimmed, walled


def plan_of(points, low, high, out=0.0, count=900):
    """The outline of a shoe seen from above, between two heights, inset or outset, anticlockwise.

    The heights are numbers or functions of x."""
    level = lambda height: height(points[..., 0]) if callable(height) else height
    band = points[(points[..., 2] >= level(low)) & (points[..., 2] <= level(high))][:, :2]
    left, right = band[:, 0].min(), band[:, 0].max()
    middle = np.array([(left + right) / 2, band[:, 1].mean()])
    spread = np.array([(right - left) / 2, np.ptp(band[:, 1]) / 2])
    turned = (band - middle) / spread
    angle, away = np.arctan2(turned[:, 1], turned[:, 0]), np.hypot(turned[:, 0], turned[:, 1])
    bins = 720
    index = ((angle + np.pi) / (2 * np.pi) * bins).astype(int) % bins
    radius = np.zeros(bins)
    np.maximum.at(radius, index, away)
    empty = radius == 0
    at = np.arange(bins)
    radius[empty] = np.interp(at[empty], at[~empty], radius[~empty], period=bins)
    kernel = np.hanning(15)
    radius = np.convolve(np.concatenate([radius[-20:], radius, radius[:20]]), kernel / kernel.sum(), "same")[20:-20]
    theta = (at + 0.5) / bins * 2 * np.pi - np.pi
    outline = middle + spread * np.stack([np.cos(theta), np.sin(theta)], axis=1) * radius[:, None]
    return grown(rounded_heel(outline, middle[0] + 0.6 * spread[0]), out, count)


def rounded_heel(outline, start):
    """Makes an outline convex beyond `start`: a last has few points low at its back, which left a notch there."""
    first = int(np.argmin(outline[:, 0]))
    loop = np.roll(outline, -first, axis=0)
    hull = []
    for place in loop:
        # In front every point stays; at the back, a point inside the hull is left out.
        while len(hull) > 1 and hull[-1][0] > start and cross(hull[-2], hull[-1], place) <= 0:
            hull.pop()
        hull.append(place)
    return np.array(hull)


def cross(a, b, c):
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def grown(outline, out, count):
    """A closed outline, offset outwards."""
    outline = evened(evenly(np.concatenate([outline, outline[:1]]), count + 1)[:-1], 15)
    ahead = np.roll(outline, -8, axis=0) - np.roll(outline, 8, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    return outline + np.stack([ahead[:, 1], -ahead[:, 0]], axis=1) * out


def evened(loop, width):
    """A closed line, smoothed over the given number of points."""
    kernel = np.hanning(width) / np.hanning(width).sum()
    long = np.concatenate([loop[-width:], loop, loop[:width]])
    return np.stack([np.convolve(long[:, k], kernel, "same")[width:-width] for k in (0, 1)], axis=1)


def run_of(outline):
    return np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(outline, axis=0), axis=1))])


def lasted(points, seat, high=9.0):
    """The upper, pulled tightly over the edge of the sole: its wall goes straight down into the welt.

    A section of the last is round at the bottom. Without this, light did not reach under its side, and the upper seemed to
    float above a dark gap."""
    x, y, up = points[..., 0], points[..., 1], points[..., 2] - seat(points[..., 0])
    low = (up > -1) & (up < high)
    at = np.arange(np.floor(x.min()), np.ceil(x.max()) + 1)
    index = np.clip((x - at[0]).round().astype(int), 0, len(at) - 1)
    result = points.copy()
    left, right = np.full(len(at), np.inf), np.full(len(at), -np.inf)
    np.minimum.at(left, index[low], y[low])
    np.maximum.at(right, index[low], y[low])
    known = np.isfinite(left) & (right > left)
    kernel = np.hanning(7) / np.hanning(7).sum()
    evenly_along = lambda side: np.convolve(np.pad(np.interp(at, at[known], side[known]), 3, "edge"), kernel, "valid")
    left, right = np.interp(x, at, evenly_along(left)), np.interp(x, at, evenly_along(right))
    middle, half = (left + right) / 2, np.maximum((right - left) / 2, 0.1)
    share = (y - middle) / half
    wall = smooth(up, 0.2, 1.6) * smooth(np.abs(share), 0.3, 0.45) * (up < high) * (1 - 0.012 * (1 - up / high))
    # At the ends the outline itself turns inwards.
    wall = wall * smooth(x, at[0], at[0] + 4) * smooth(at[-1] - x, 4, 16)
    result[..., 1] = np.where(low, middle + half * np.sign(share) * np.maximum(np.abs(share), wall), y)
    return result


def outsole(points, seat, *, thick=6.0, welt=2.4, lip=2.0, stitched=True, lugs=0.0):
    """A sole that follows the bottom of the foot, with a welt stitched on top, or lugs below.

    `thick` is a number or a function of x."""
    outline = plan_of(points, lambda x: seat(x) - 1, lambda x: seat(x) + 9, out=welt)
    x = outline[:, 0]
    thick = thick(x) if callable(thick) else thick
    high, low = seat(x) + lip, seat(x) + lip - thick
    if lugs:
        tread = smooth(np.sin(run_of(outline) * 2 * np.pi / 19), -0.25, 0.05) * smooth(200 - x, 0, 6)
        low = low - lugs * tread
    levels = np.linspace(0.1, 0.9, 36)
    profile = [(-6, 0.0), (-2, 0.0), (-0.7, 0.03), (-0.2, 0.07), *[(0.0, level) for level in levels], (-0.2, 0.95), (-0.8, 1.0), (-2.5, 1.0), (-4.5, 1.0), (-7, 0.98)]
    grid = walled(outline, low, high, profile)
    mm = np.array([0.0] + [level for _, level in profile])[:, None] * thick
    height = -0.45 * bell(mm - thick * 0.62, 0.45) + 0 * x
    grid = grid + normals(grid, True) * height[..., None]
    stitches = np.zeros(grid.shape[:2])
    if stitched:
        # The stitches are on top of the welt, just inside its edge.
        for row in (-4, -3):
            stitches[row] = dashes(0 * x, run_of(outline), at=0, length=2.6, pitch=3.8)
    return outline, Piece(grid, SOLE, wrap=True, stitches=stitches, grain="rubber", rough=0.5, shine=0.35)


def heel(outline, seat, start, *, lean=3.0, lift=4.0, layers=5.0, part=SOLE):
    """A stacked block under the heel, from `start` to the back; its front is hollow."""
    back = outline[outline[:, 0] >= start]
    order = np.argsort(np.arctan2(back[:, 1] - back[:, 1].mean(), back[:, 0] - start))
    back = back[order]
    (x0, y0), (x1, y1) = back[0], back[-1]
    t = np.linspace(0, 1, 80)[1:-1]
    breast = np.stack([x1 + (x0 - x1) * t + 7 * np.sin(np.pi * t), y1 + (y0 - y1) * t], axis=1)
    loop = evened(evenly(np.concatenate([back, breast, back[:1]]), 701)[:-1], 23)
    loop = grown(loop, -1.4, 700)
    top = seat(loop[:, 0]) - lift
    middle = loop.mean(axis=0)
    rows = []
    for level, share in [(0.0, 0.02), (0.0, 0.97), (0.02, 1.0), *[(level, 1.0) for level in np.linspace(0.04, 1, 70)]]:
        narrow = share * (1 - lean * (1 - level) ** 0.8 / np.ptp(loop[:, 1]) * 2)
        rows.append(np.concatenate([middle + (loop - middle) * narrow, (top * level)[:, None]], axis=1))
    grid = np.array(rows)
    if np.sum(loop[:, 0] * np.roll(loop[:, 1], -1) - loop[:, 1] * np.roll(loop[:, 0], -1)) < 0:
        grid, top = grid[:, ::-1], top[::-1]
    mm = grid[..., 2]
    height = -0.35 * np.exp(-((((mm + layers / 2) % layers) - layers / 2) / 0.4) ** 2) * (mm < top[None, :] - 1)
    grid = grid + normals(grid, True) * height[..., None]
    return Piece(grid, part, wrap=True, grain="rubber", rough=0.5, shine=0.35)


def covered_heel(outline, seat, start, *, foot, ahead=0.0, waist=0.0, lift=1.5, tip=4.0, hollow=5.0, part=BASE):
    """A tall heel covered with leather, on a dark tip.

    Towards the ground it narrows to the share `foot` of its outline (along, across) and moves `ahead`; `waist` bends
    its sides inwards."""
    back = outline[outline[:, 0] >= start]
    back = back[np.argsort(np.arctan2(back[:, 1] - back[:, 1].mean(), back[:, 0] - start))]
    (x0, y0), (x1, y1) = back[0], back[-1]
    t = np.linspace(0, 1, 80)[1:-1]
    breast = np.stack([x1 + (x0 - x1) * t + hollow * np.sin(np.pi * t), y1 + (y0 - y1) * t], axis=1)
    loop = grown(evened(evenly(np.concatenate([back, breast, back[:1]]), 701)[:-1], 17), -0.2, 700)
    if np.sum(loop[:, 0] * np.roll(loop[:, 1], -1) - loop[:, 1] * np.roll(loop[:, 0], -1)) < 0:
        loop = loop[::-1]
    middle, top = loop.mean(axis=0), seat(loop[:, 0]) - lift
    rows, parts = [], []
    levels = np.concatenate([np.linspace(0, tip, 10), np.linspace(tip + 0.1, top.min(), 120)[:-1], [top.min()]]) / top.min()
    for level, inset in [(0.0, 20.0), (0.0, 1.2), *[(level, 0.0) for level in levels]]:
        share = np.asarray(foot) + (1 - np.asarray(foot)) * level
        share = share - waist * 4 * level * (1 - level) * np.array([1.0, 0.7])
        share = share * (1 - inset / np.ptp(loop[:, 0]) * 2) if inset < 10 else share * 0.02
        centre = middle - np.array([ahead * (1 - level), 0])
        z = top * level if level * top.min() > tip else np.full(len(loop), level * top.min())
        groove = 1 - 0.012 * bell(level * top.min() - tip, 0.5)
        rows.append(np.concatenate([centre + (loop - middle) * share * groove, z[:, None]], axis=1))
        parts.append(np.full(len(loop), DARK if level * top.min() < tip else part))
    return Piece(np.array(rows), np.array(parts), wrap=True, grain="leather", rough=0.34, shine=0.45)


def lined(last, points, part, stitches, *, thick, depth, grain="leather", rough=0.36, shine=0.45):
    """An upper with its rim and lining, as one piece."""
    shell, parts = rimmed(points, last.normals, thick, depth, part, INSIDE)
    full = np.zeros(shell.shape[:2])
    full[: len(stitches)] = np.clip(stitches, 0, 1)
    return Piece(shell, parts, stitches=full, grain=grain, rough=rough, shine=shine)


def sock(points, seat, level=3.0, part=RIB):
    """The leather that covers the insole inside a low shoe."""
    outline = plan_of(points, lambda x: seat(x) - 1, lambda x: seat(x) + 6, out=-7)
    middle = outline.mean(axis=0)
    rows = [np.concatenate([outline * (1, 1 - k) + np.array([0, middle[1] * k]), (seat(outline[:, 0]) + level)[:, None]], axis=1) for k in np.linspace(1, 0, 12)]
    return Piece(np.array(rows), part, wrap=True, grain="leather", rough=0.5, shine=0.3)


def insole(points, low, high, level, part):
    outline = plan_of(points, low, high, out=-7)
    up = np.full(len(outline), level) if not callable(level) else level(outline[:, 0])
    return Piece(walled(outline, up, up, [(-6, 0), (0, 0)]), part, wrap=True, grain="textile", rough=0.8, shine=0.1)


def pair(shoe, far):
    """The left shoe in front, the right one behind it."""
    def mirror(points):
        return points * (1, -1, 1) + (far[0], far[1], 0)
    return [*shoe, *(piece.moved(mirror, mirrored=True) for piece in shoe)]
