import type { Form } from '../cloth/form.ts';
import { mix } from '../cloth/geometry.ts';
import { type Arm, armAt, limbsOf } from './arm.ts';
import { type Limb, limbDistance } from './shapes.ts';

const FILLET = 0.035;

/**
 * Adds arms to a dress form. First, they are far from the body, so that sleeves and sides do not intersect.
 * While the cloth falls, they swing down from the angle `from` to the angle `to`.
 */
export function armed(trunk: Form, degrees: { from: number; to: number }, broad = 1): Form & { start: Arm } {
  const start = armAt(degrees.from, broad);
  let limbs = limbsOf(start);
  const limbNormal = new Float64Array(3);
  return {
    start,
    pose: (share) => {
      limbs = limbsOf(armAt(mix(degrees.from, degrees.to, share), broad));
    },
    distance(x, y, z, normal) {
      const own = trunk.distance(x, y, z, normal);
      const across = Math.abs(x);
      if (across < 0.11 || y < 0.7) return own;
      const distances = limbs.map((limb) => limbDistance(across, y, z, limb));
      const [upper = 1, lower = 1] = distances;
      const arm = Math.min(upper, lower);
      const overlap = Math.max(FILLET - Math.abs(own - arm), 0) / FILLET;
      if (normal) {
        away(across, y, z, lower < upper ? limbs[1] : limbs[0], limbNormal);
        const share = arm < own ? 1 - overlap / 2 : overlap / 2;
        const side = x < 0 ? -1 : 1;
        normal[0] = mix(normal[0] ?? 0, (limbNormal[0] ?? 0) * side, share);
        normal[1] = mix(normal[1] ?? 0, limbNormal[1] ?? 0, share);
        normal[2] = mix(normal[2] ?? 0, limbNormal[2] ?? 0, share);
        const length = Math.hypot(normal[0], normal[1], normal[2]) || 1;
        for (let axis = 0; axis < 3; axis += 1) normal[axis] = (normal[axis] ?? 0) / length;
      }
      return Math.min(own, arm) - overlap * overlap * FILLET * 0.25;
    },
  };
}

/** Writes the direction from the axis of a limb to the point x, y, z into `normal`. */
function away(x: number, y: number, z: number, { from, to }: Limb, normal: Float64Array): void {
  const [ax, ay, az] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const [px, py, pz] = [x - from[0], y - from[1], z - from[2]];
  const share = Math.min(1, Math.max(0, (px * ax + py * ay + pz * az) / (ax * ax + ay * ay + az * az)));
  const [dx, dy, dz] = [px - ax * share, py - ay * share, pz - az * share];
  const length = Math.hypot(dx, dy, dz) || 1e-9;
  normal[0] = dx / length;
  normal[1] = dy / length;
  normal[2] = dz / length;
}
