import type { Vector } from '../cloth/geometry.ts';
import type { Limb } from './shapes.ts';

/**
 * The arm on the right in the picture: the positions of its joints, and the directions of upper arm and
 * forearm.
 */
export type Arm = { shoulder: Vector; elbow: Vector; wrist: Vector; upper: Vector; lower: Vector };

const UPPER_ARM = 0.29;
const LOWER_ARM = 0.26;
const SHOULDER: Vector = [0.158, 1.375, -0.012];

/**
 * The position of an arm that is held away from the body by an angle in degrees. `broad` is a factor for the
 * width of the shoulders.
 */
export function armAt(degrees: number, broad = 1): Arm {
  const radians = (angle: number) => (angle * Math.PI) / 180;
  const upper: Vector = [Math.sin(radians(degrees)), -Math.cos(radians(degrees)), 0];
  const bent = radians(degrees - 3);
  const lower: Vector = [Math.sin(bent), -Math.cos(bent), 0.1];
  const along = (from: Vector, direction: Vector, length: number): Vector => [
    from[0] + direction[0] * length,
    from[1] + direction[1] * length,
    from[2] + direction[2] * length,
  ];
  const shoulder: Vector = [SHOULDER[0] * broad, SHOULDER[1], SHOULDER[2]];
  const elbow = along(shoulder, upper, UPPER_ARM);
  return { shoulder, elbow, wrist: along(elbow, lower, LOWER_ARM), upper, lower };
}

export const limbsOf = ({ shoulder, elbow, wrist }: Arm): readonly [Limb, Limb] => [
  { from: shoulder, to: elbow, radii: [0.052, 0.04] },
  { from: elbow, to: wrist, radii: [0.04, 0.028] },
];
