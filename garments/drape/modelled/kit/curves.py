"""Curves in millimetres: splines through points, resampling, distances to drawn lines."""

import numpy as np


def spline(knots, values, at):
    """The natural cubic spline through `values` (n × k) at `knots`, evaluated at `at`."""
    x, y = np.asarray(knots, float), np.asarray(values, float)
    if y.ndim == 1:
        return spline(x, y[:, None], at)[..., 0]
    n = len(x)
    h = np.diff(x)
    a = np.eye(n)
    b = np.zeros_like(y)
    for i in range(1, n - 1):
        a[i, i - 1 : i + 2] = h[i - 1], 2 * (h[i - 1] + h[i]), h[i]
        b[i] = 6 * ((y[i + 1] - y[i]) / h[i] - (y[i] - y[i - 1]) / h[i - 1])
    m = np.linalg.solve(a, b)
    at = np.asarray(at, float)
    i = np.clip(np.searchsorted(x, at, side="right") - 1, 0, n - 2)
    hi = h[i][..., None]
    p = (x[i + 1] - at)[..., None]
    q = (at - x[i])[..., None]
    return (m[i] * p**3 + m[i + 1] * q**3) / (6 * hi) + (y[i] / hi - m[i] * hi / 6) * p + (y[i + 1] / hi - m[i + 1] * hi / 6) * q


def chords(points):
    """Distance along a polyline at each of its points."""
    p = np.asarray(points, float)
    return np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])


def through(points, count=200):
    """A smooth open curve through points, evenly spaced."""
    p = np.asarray(points, float)
    fine = spline(chords(p) + np.arange(len(p)) * 1e-9, p, np.linspace(0, chords(p)[-1], count * 4))
    return evenly(fine, count)


def around(points, count=300):
    """A smooth closed curve through points, evenly spaced, its end not repeated."""
    p = np.asarray(points, float)
    wrapped = np.concatenate([p[-4:], p, p[:5]])
    at = chords(wrapped)
    fine = spline(at, wrapped, np.linspace(at[4], at[4 + len(p)], count * 4 + 1))
    return evenly(fine, count + 1)[:-1]


def evenly(points, count):
    """The same line with `count` points at equal distances."""
    at = chords(points)
    to = np.linspace(0, at[-1], count)
    return np.stack([np.interp(to, at, np.asarray(points)[:, k]) for k in range(np.shape(points)[1])], axis=1)


def line_field(a, b, line, closed=False):
    """The distance of points (a, b) to a line in their plane, and the position of the nearest point along the line.

    Inside a closed line the distance is negative; beside an open one it is negative to the left of its direction."""
    line = np.asarray(line, float)
    if closed:
        line = np.concatenate([line, line[:1]])
    start, step = line[:-1], np.diff(line, axis=0)
    length = np.linalg.norm(step, axis=1)
    keep = length > 1e-9
    start, step, length = start[keep], step[keep], length[keep]
    along = np.concatenate([[0], np.cumsum(length)])
    shape = np.shape(a)
    a, b = np.ravel(a), np.ravel(b)
    best, reach, side = np.full(a.size, 1e18), np.zeros(a.size), np.ones(a.size)
    winding = np.zeros(a.size, int)
    for i in range(len(step)):
        dx, dy = a - start[i, 0], b - start[i, 1]
        t = np.clip((dx * step[i, 0] + dy * step[i, 1]) / length[i] ** 2, 0, 1)
        away = (dx - t * step[i, 0]) ** 2 + (dy - t * step[i, 1]) ** 2
        nearer = away < best
        best[nearer] = away[nearer]
        reach[nearer] = along[i] + t[nearer] * length[i]
        cross = step[i, 0] * dy - step[i, 1] * dx
        if closed:
            end = start[i, 1] + step[i, 1]
            winding += ((start[i, 1] <= b) & (end > b) & (cross > 0)).astype(int)
            winding -= ((start[i, 1] > b) & (end <= b) & (cross < 0)).astype(int)
        else:
            side[nearer] = np.where(cross[nearer] > 0, -1, 1)
    sign = np.where(winding != 0, -1, 1) if closed else side
    return (sign * np.sqrt(best)).reshape(shape), reach.reshape(shape)


def smooth(value, low, high):
    """0 below `low`, 1 above `high`, smooth between."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def bell(value, width):
    return np.exp(-((value / width) ** 2))
