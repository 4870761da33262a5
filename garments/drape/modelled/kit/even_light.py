"""Removes the noise of a light map and keeps the relief of the surface, like `render/even-light.ts` does for cloth."""

import numpy as np

AROUND, MARGIN = 3, 14
# The larger this is, the less the light follows the relief.
STIFF = 1e-3
# A difference counts as a shadow, not as noise, from this share of the usual noise on.
SHADOW = 0.6
LEVELS = 32


def softened(values, radius):
    """Three box filters in succession."""
    for _ in range(3):
        for axis in (0, 1):
            ends = [np.repeat(values.take([end], axis), radius, axis) for end in (0, -1)]
            padded = np.concatenate([ends[0], values, ends[1]], axis)
            values = sum(padded.take(range(k, k + values.shape[axis]), axis) for k in range(2 * radius + 1)) / (2 * radius + 1)
    return values


def smoothed(values, alpha, normal, radius, spread):
    """Mixes neighbouring pixels, the more the more similar their normals are."""
    total, weight = np.zeros_like(values), np.zeros_like(values)
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            roll = lambda grid: np.roll(grid, (dy, dx), (0, 1))
            apart = ((roll(normal) - normal) ** 2).sum(-1)
            share = np.exp(-apart / spread - (dx * dx + dy * dy) / (radius * radius * 0.7)) * np.minimum(1, roll(alpha) + 0.02)
            share = share * ((roll(alpha) > 0.3) | ((dx == 0) & (dy == 0)))
            total += share * roll(values)
            weight += share
    return np.where(alpha > 0, total / np.maximum(weight, 1e-6), 0)


def fitted(light, normal, share):
    """For each pixel, the light of its normal in the linear fit of its surroundings."""
    whole = np.maximum(softened(share, AROUND), 1e-6)
    mean = lambda values: softened(values * share, AROUND) / whole
    axes = [normal[..., k] for k in range(3)]
    means, lit = [mean(axis) for axis in axes], mean(light)
    spread = np.empty(light.shape + (3, 3))
    for i in range(3):
        for j in range(i, 3):
            spread[..., i, j] = spread[..., j, i] = mean(axes[i] * axes[j]) - means[i] * means[j] + STIFF * (i == j)
    along = np.stack([mean(axis * light) - middle * lit for axis, middle in zip(axes, means)], -1)
    slopes = np.linalg.solve(spread, along[..., None])[..., 0]
    base = lit - sum(slopes[..., k] * means[k] for k in range(3))
    return mean(base) + sum(mean(slopes[..., k]) * axes[k] for k in range(3))


def even_light(light, alpha, normal, parts):
    """The light without noise; `parts` are the part numbers at the same size."""
    fit = np.zeros_like(light)
    for part in np.unique(parts[alpha > 0.3]):
        own = (parts == part) & (alpha > 0.3)
        rows, columns = (np.flatnonzero(own.any(axis)) for axis in (1, 0))
        box = tuple(slice(max(0, at[0] - MARGIN), at[-1] + MARGIN + 1) for at in (rows, columns))
        inside = own[box]
        fit[box][inside] = fitted(light[box], normal[box], inside * alpha[box])[inside]
    rest = light - fit
    shadow = smoothed(rest, alpha, normal, 2, 0.05)
    level = np.clip((fit / max(fit.max(), 1e-6) * LEVELS).astype(int), 0, LEVELS - 1)
    noise = np.zeros(LEVELS)
    for at in range(LEVELS):
        chosen = (level == at) & (fit > 0)
        noise[at] = 1.48 * np.median(np.abs(rest - shadow)[chosen]) if chosen.any() else 0
    left = np.sign(shadow) * np.maximum(0, np.abs(shadow) - SHADOW * noise[level])
    # A pixel at the edge of a part shows two parts, which the fit of one part does not explain.
    edge = np.zeros(parts.shape, bool)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            edge |= np.roll(parts, (dy, dx), (0, 1)) != parts
    return np.where(alpha > 0, np.where(edge, smoothed(light, alpha, normal, 2, 0.01), np.maximum(0, fit + left)), 0)
