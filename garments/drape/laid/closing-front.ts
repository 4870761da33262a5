import { clamp, counterClockwise, type Point } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import type { Cloth } from '../cloth/sew.ts';
import { type LaidPiece, laidOn } from './laid-piece.ts';

/**
 * Measures of a front whose right side is on top, in metres. `overlap`: width of the strip in which both
 * fronts lie on each other. `layer`: gap between them at the edge of the upper one. To the left of this edge,
 * the gap closes within `reach`.
 */
export type ClosingFront = { overlap: number; layer: number; reach: number };

/**
 * Outline of the upper front, from the neckline down to the depth `bottom`. It starts `top` metres below the
 * shoulder, at the point of the neckline, where its corner is rounded.
 */
export const closingFromNeck = (
  { overlap, reach }: ClosingFront,
  { top, bottom, sunk = bottom }: { top: number; bottom: number; sunk?: number },
): Point[] => [
  [0, -top - 0.001],
  [overlap * 0.7, -top - 0.012],
  [overlap, -top - 0.03],
  [overlap, -bottom],
  [-reach, -sunk],
  [-reach, -top - 0.02],
];

/** Outline of the upper front on a piece below the neckline, over the whole height of that piece. */
export const closingBelow = ({ overlap, reach }: ClosingFront, top: number, bottom: number): Point[] => [
  [overlap, -top],
  [overlap, -bottom],
  [-reach, -bottom],
  [-reach, -top],
];

/** Makes the upper front from its outline and lays it on a piece. */
export function layClosing(
  cloth: Cloth,
  { layer, reach }: ClosingFront,
  {
    name,
    on,
    outline,
    thickness,
  }: { name: string; on: string; outline: readonly Point[]; thickness: number },
): LaidPiece {
  return laidOn(cloth, {
    name,
    on,
    outline: counterClockwise([...outline]),
    part: PART.pocket,
    thickness,
    lift: ([x]) => layer * (1 - clamp(-x / reach, 0, 1)) ** 2 - 0.0018,
  });
}
