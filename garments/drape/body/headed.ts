import type { Form } from '../cloth/form.ts';
import type { Vector } from '../cloth/geometry.ts';

/**
 * Centre of the head inside a hood. The head is larger than a real one, because the simulated cloth is less
 * stiff than a real hood.
 */
const MIDDLE: Vector = [0, 1.652, 0.002];
const RADII: Vector = [0.1, 0.124, 0.106];
/**
 * Height in metres of the lower half of the head. It narrows slowly towards the neck, because a hood is loose
 * there.
 */
const LOWER = 0.17;

/** Adds a head to a dress form, so that a hood keeps its shape. */
export function headed(trunk: Form): Form {
  const own = new Float64Array(3);
  return {
    ...trunk,
    distance(x, y, z, normal) {
      const below = trunk.distance(x, y, z, normal);
      if (y < MIDDLE[1] - LOWER) return below;
      const [px, py, pz] = [x, y - MIDDLE[1], z - MIDDLE[2]];
      const [wide, deep] = [RADII[0], RADII[2]];
      const high = py < 0 ? LOWER : RADII[1];
      const scaled = Math.hypot(px / wide, py / high, pz / deep);
      own.set([px / wide ** 2, py / high ** 2, pz / deep ** 2]);
      const slope = Math.hypot(...own);
      const above = scaled < 1e-6 ? -wide : (scaled * (scaled - 1)) / slope;
      if (above >= below) return below;
      if (normal) for (let axis = 0; axis < 3; axis += 1) normal[axis] = (own[axis] ?? 0) / (slope || 1);
      return above;
    },
  };
}
