import type { Point } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import type { Cloth } from '../cloth/sew.ts';
import { type LaidPiece, laidOn } from './laid-piece.ts';

const HALF = 0.0055;

/** Belt loops at these positions along a waistband. The middle of a loop stands off the waistband. */
export const beltLoops = (cloth: Cloth, along: readonly number[], height: number): LaidPiece[] =>
  along.map((x, index) => {
    const outline: Point[] = [
      [x - HALF, -0.006],
      [x + HALF, -0.006],
      [x + HALF, height],
      [x - HALF, height],
    ];
    return laidOn(cloth, {
      name: `loop${index}`,
      on: 'waistband',
      outline,
      part: PART.pocket,
      thickness: 0.0018,
      spacing: 0.005,
      lift: ([, y]) => 0.0022 + 0.0018 * Math.sin(Math.PI * Math.min(1, Math.max(0, y / height))),
    });
  });
