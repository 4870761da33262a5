"""Denoises a picture with few samples without blurring edges, folds and textures."""

import numpy as np

# The spline kernel and the distances of its samples: an à-trous filter.
KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
GREY = np.array((0.2126, 0.7152, 0.0722), np.float32)


def padded(values, radius):
    """Values padded with the edge, and a function that returns the shifted neighbours of all pixels."""
    height, width = values.shape[:2]
    wide = np.pad(values, [(radius, radius), (radius, radius)] + [(0, 0)] * (values.ndim - 2), "edge")
    return lambda dy, dx: wide[radius + dy : radius + dy + height, radius + dx : radius + dx + width]


def boxed(values, radius):
    for axis in (0, 1):
        padded = np.concatenate([np.repeat(values.take([0], axis), radius + 1, axis), values, np.repeat(values.take([-1], axis), radius, axis)], axis)
        sums = np.cumsum(padded, axis, dtype=np.float64)
        n = values.shape[axis]
        index = np.arange(n)
        values = ((sums.take(index + 2 * radius + 1, axis) - sums.take(index, axis)) / (2 * radius + 1)).astype(np.float32)
    return values


def evened(one, other, normal, depth, steps=4, patience=3.0):
    """The mean of two independent renderings of the same light. Their difference shows the local noise. Neighbours
    count if their normals and depths are similar and they differ no more than the noise explains."""
    light = (one + other) / 2
    variance = boxed(((one @ GREY - other @ GREY) / 2) ** 2, 3) + 1e-8
    beside = padded(depth, 1)
    slope = np.maximum(np.abs(beside(0, 1) - beside(0, -1)), np.abs(beside(1, 0) - beside(-1, 0))) / 2 + 0.004
    for step in range(steps):
        apart = 2**step
        grey = light @ GREY
        calm = 1 / (patience * np.sqrt(boxed(variance, 1)) + 1e-4)
        flat = 1 / (slope * apart * 2)
        lights, greys, noises, normals, depths = (padded(one, 2 * apart) for one in (light, grey, variance, normal, depth))
        total, weight, noise = np.zeros_like(light), np.zeros_like(grey), np.zeros_like(grey)
        for j in range(-2, 3):
            for i in range(-2, 3):
                at = (j * apart, i * apart)
                share = np.float32(KERNEL[j + 2] * KERNEL[i + 2])
                if i or j:
                    facing = np.clip(np.einsum("ijk,ijk->ij", normals(*at), normal), 0, 1)
                    for _ in range(6):
                        facing *= facing
                    share = share * facing * np.exp(-np.abs(depths(*at) - depth) * flat - np.abs(greys(*at) - grey) * calm)
                else:
                    share = np.full_like(grey, share)
                total += lights(*at) * share[..., None]
                noise += noises(*at) * share * share
                weight += share
        light = total / weight[..., None]
        variance = noise / weight**2
    return light


def light_of(halves):
    """The denoised light on every point, without colours, so that textures are not blurred."""
    one, other = halves
    mean = lambda name: (one[name] + other[name]) / 2
    normal, depth = mean("Normal"), np.minimum(mean("Depth")[..., 0], 60)
    normal /= np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-4)
    parts = lambda half, kind: half[kind + "Dir"] + half[kind + "Ind"]
    return {
        "Diff": evened(parts(one, "Diff"), parts(other, "Diff"), normal, depth),
        "Gloss": evened(parts(one, "Gloss"), parts(other, "Gloss"), normal, depth, 3),
        "Own": mean("Emit") + mean("Env"),
    }


def composed(light, colours):
    """A picture in linear light: the colours of all points times the light on them."""
    return light["Own"] + colours["DiffCol"] * light["Diff"] + colours["GlossCol"] * light["Gloss"]


def developed(picture, level, warmth=1.0):
    """Linear light as bytes: `level` is the brightness of the wall's middle tone, highlights are compressed."""
    grey = picture @ GREY
    # Slightly less saturation: cloth in daylight looks calmer than it measures.
    picture = grey[..., None] + (picture - grey[..., None]) * 0.88
    picture = picture * (level / np.median(grey)) * np.array((warmth, 1, 1 / warmth), np.float32)
    knee = 0.5
    rolled = np.where(picture < knee, picture, knee + (1 - knee) * (1 - np.exp(-(picture - knee) / (1 - knee))))
    rolled = np.clip(rolled, 0, 1)
    bytes_ = np.where(rolled <= 0.0031308, rolled * 12.92, 1.055 * rolled ** (1 / 2.4) - 0.055) * 255
    grain = np.random.default_rng(1).uniform(-0.5, 0.5, bytes_.shape)
    return np.clip(np.round(bytes_ + grain * 0.9), 0, 255).astype(np.uint8)
