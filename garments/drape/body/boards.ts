import type { Form } from '../cloth/form.ts';
import { mix, smoothstep } from '../cloth/geometry.ts';

/**
 * A garment is flattened between two boards. Half the distance between them in metres, at several heights,
 * from the lowest to the highest.
 */
export type Depths = readonly (readonly [height: number, halfDepth: number])[];

/** The z coordinate of the plane halfway between the boards, in metres. */
const MIDDLE = -0.006;

/**
 * Puts a dress form between two boards, so that trousers and skirts on it become as flat as on a table.
 * `thin` has factors for the depth of the form at the waist and at the legs. Between the thighs, the form is
 * made smaller.
 */
export function betweenBoards(
  form: Form,
  depths: Depths,
  thin: { waist: number; legs: number } = { waist: 1, legs: 1 },
): Form {
  const top = depths.at(-1)?.[0] ?? 0;
  const halfDepth = (height: number) => {
    const above = depths.findIndex(([at]) => at > height);
    const [upper, lower] = [depths[Math.max(1, above)], depths[Math.max(0, above - 1)]];
    return upper && lower ? mix(lower[1], upper[1], smoothstep(lower[0], upper[0], height)) : 1;
  };
  return {
    ...form,
    distance(x, y, z, normal) {
      const depth = mix(thin.legs, thin.waist, smoothstep(0.8, 1, y));
      const between = 0.022 * smoothstep(0.87, 0.8, y) * (1 - smoothstep(0.035, 0.1, Math.abs(x)));
      const own = form.distance(x, y, z / depth, normal) * depth + between;
      if (normal && depth !== 1) {
        normal[2] = (normal[2] ?? 0) / depth;
        const length = Math.hypot(normal[0] ?? 0, normal[1] ?? 0, normal[2]) || 1;
        for (let axis = 0; axis < 3; axis += 1) normal[axis] = (normal[axis] ?? 0) / length;
      }
      if (y > top) return own;
      const board = halfDepth(y) - Math.abs(z - MIDDLE);
      if (board >= own) return own;
      normal?.set([0, 0, z > MIDDLE ? -1 : 1]);
      return board;
    },
  };
}
