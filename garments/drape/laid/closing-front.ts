import { clamp, counterClockwise, type Point } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import type { Cloth } from '../cloth/sew.ts';
import { type LaidPiece, laidOn } from './laid-piece.ts';

/**
 * Measures in metres of a front that closes right over left: `overlap` is the width of both fronts on top of each other,
 * `layer` the gap between them at the edge, `reach` the width of the strip, left of the edge, in which the gap closes.
 */
export type ClosingFront = { overlap: number; layer: number; reach: number };

/**
 * The outline of the upper front, from the point of a neckline, `top` metres below the shoulder, where the
 * outline is rounded, down to `bottom`.
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

/** The outline of the upper front on a lower piece, over the whole length of that piece. */
export const closingBelow = ({ overlap, reach }: ClosingFront, top: number, bottom: number): Point[] => [
  [overlap, -top],
  [overlap, -bottom],
  [-reach, -bottom],
  [-reach, -top],
];

/** Lays an outline of the upper front on a piece. */
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
