import { PART } from '../cloth/parts.ts';
import { edgeOf, lengthOf, type PatternPiece } from '../cloth/pattern.ts';
import type { Cloth } from '../cloth/sew.ts';
import { type LaidPiece, laidOn } from './laid-piece.ts';

/** The turned-down part of a collar. It lies around the stand, and is thickest at its lower edge. */
export function turnedCollar(cloth: Cloth, standing: PatternPiece, turned: number): LaidPiece {
  const [length, height] = ['top', 'end'].map((side) => lengthOf(edgeOf(standing, side))) as [number, number];
  const low = height - turned;
  return laidOn(cloth, {
    name: 'leaf',
    on: standing.name,
    outline: [
      [0, low],
      [length, low],
      [length, height],
      [0, height],
    ],
    part: PART.band,
    thickness: 0.004,
    lift: ([, y]) => 0.0048 * Math.sqrt(1 - Math.min(1, Math.max(0, (y - low) / turned)) ** 4),
  });
}
