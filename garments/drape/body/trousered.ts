import type { Form } from '../cloth/form.ts';
import { mix, smoothstep } from '../cloth/geometry.ts';
import { ellipse } from './shapes.ts';

/**
 * Space that a shirt leaves for the trousers under it, in metres: heights of its upper and lower end above
 * the floor, half its width and half its depth.
 */
export type Trousered = { top: number; bottom: number; halfWidth: number; halfDepth: number };

/** From the waist, the trousers widen over this length (in metres) to the hips. */
const WAIST = 0.16;
const MIDDLE = -0.006;

/** Adds space for trousers to a form on which a shirt is draped. */
export function trousered(form: Form, { top, bottom, halfWidth, halfDepth }: Trousered): Form {
  return {
    ...form,
    distance(x, y, z, normal) {
      const own = form.distance(x, y, z, normal);
      if (y > top || y < bottom - 0.1) return own;
      const share = smoothstep(top, top - WAIST, y);
      const [wide, deep] = [mix(0.7, 1, share) * halfWidth, mix(0.7, 1, share) * halfDepth];
      const around = Math.max(ellipse(x, z - MIDDLE, wide, deep), bottom - y);
      if (around >= own) return own;
      if (normal) {
        const [nx, nz] = [x / wide ** 2, (z - MIDDLE) / deep ** 2];
        const length = Math.hypot(nx, nz) || 1;
        normal.set([nx / length, 0, nz / length]);
      }
      return around;
    },
  };
}
