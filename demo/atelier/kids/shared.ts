import { type Line, mirrored, type Point, through } from '../engine/geometry.ts';
import type { BodiceCut } from '../sewing/bodice.ts';

/** Children's proportions: a wide neck and body for the length, and full sleeves. */
export const CHILD: BodiceCut = {
  seed: 601,
  neck: 92,
  shoulder: 200,
  slope: 46,
  armpit: [236, 232],
  hem: 246,
  length: 560,
  hemDrop: 10,
  frontNeck: 72,
  backNeck: 14,
  texture: 'jersey',
  drape: 1.1,
  round: 0.38,
};

export const RIB = { role: 'rib', texture: 'rib', textureSize: 0.8, rides: true, thickness: 3.4 } as const;

/** The lower half of a one-piece: two short legs from the waist, as one outline with the gap between them. */
export function romperOutline(
  neckline: Line,
  armhole: Line,
  options: { waist: Point; hip: Point; crotch: number; out: Point; inn: Point },
): Line {
  const { waist, hip, crotch, out, inn } = options;
  const sideLine = through(armhole.at(-1) ?? [0, 0], waist, hip, out);
  const left: Line = [
    ...armhole,
    ...sideLine.slice(1),
    ...through(out, [(out[0] + inn[0]) / 2, out[1] + 8], inn).slice(1),
    ...through(inn, [440, crotch + 30], [450, crotch]).slice(1),
  ];
  return [...neckline.toReversed(), ...left, ...mirrored(left)];
}
