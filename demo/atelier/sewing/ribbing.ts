import { type Line, mirrored, moved, type Point, ribbon, towards } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';
import type { Bodice } from './bodice.ts';

/** A cuff that continues a sleeve. */
function cuffOf(line: Line, length: number, narrower = 0.1): Line {
  const from = line[0] ?? [0, 0];
  const to = line.at(-1) ?? from;
  const width = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const down: Point = [((from[1] - to[1]) / width) * length, ((to[0] - from[0]) / width) * length];
  const middle = towards(from, to, 0.5);
  const end = (point: Point): Point => {
    const near = towards(point, middle, narrower);
    return [near[0] + down[0], near[1] + down[1]];
  };
  return [from, to, end(to), end(from)];
}

export const RIB = { role: 'rib', texture: 'rib', textureSize: 0.72, thickness: 3.4, rides: true } as const;

/** The last stretch of a body, up from its hem. */
export function hemBand(bodice: Bodice, depth: number): Line {
  return [...bodice.hemline, ...bodice.hemline.map(([x, y]): Point => [x, y - depth]).reverse()];
}

/** Both cuffs of a pair of sleeves, laid over their ends. */
export function cuffs(bodice: Bodice, length: number): Line[] {
  const [from = [0, 0], to = from] = [bodice.leftCuff[0], bodice.leftCuff.at(-1)];
  const cuff = cuffOf([towards(from, to, -0.3), towards(from, to, 1.3)], -length, 0);
  return [cuff, mirrored(cuff)];
}

/** The neck of a jersey: the band inside the back, to be laid first, and the one in front, to be laid last. */
export function neckBand(
  bodice: Bodice,
  width: number,
  part: Partial<Part> = RIB,
): { back: Part; front: Part } {
  return {
    back: {
      ...part,
      rides: false,
      outline: ribbon(moved(bodice.backNeckline, 0, 5), width),
      lift: -30,
      dim: 0.84,
    },
    front: { ...part, rides: true, outline: ribbon(moved(bodice.frontNeckline, 0, 1), width) },
  };
}

/** The body with another neckline, from the left neck point to the right one. */
export const swapNeck = (bodice: Bodice, neckline: Line): Line => [
  ...neckline.toReversed(),
  ...(bodice.body.outline as Line).slice(bodice.frontNeckline.length),
];
