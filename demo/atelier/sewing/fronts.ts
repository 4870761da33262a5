import { type Line, mirrored, type Point, through } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';
import type { Bodice } from './bodice.ts';

/**
 * Splits a bodice down the front into two panels that overlap, the left (as we see it) on top.
 * `from` is where the fronts meet below the neck, `cutaway` rounds the lower corners by so many millimetres.
 */
export function openFront(
  bodice: Bodice,
  options: { overlap: number; cutaway?: number; gap?: number },
): { under: Part; over: Part; back: Part } {
  const { overlap, cutaway = 0, gap = 0 } = options;
  const body = bodice.body;
  const neckHalf = bodice.frontNeckline.slice(0, Math.ceil(bodice.frontNeckline.length / 2));
  const meeting = neckHalf.at(-1) ?? [450, 0];
  const hemHalf = bodice.hemline.slice(0, Math.ceil(bodice.hemline.length / 2));
  const foot = hemHalf.at(-1) ?? [450, 0];
  const edge = (to: number): Line =>
    cutaway > 0
      ? through(
          [450 + overlap, meeting[1] + 6],
          [450 + to, (meeting[1] + foot[1]) / 2],
          [450 + to - cutaway * 0.12, foot[1] - cutaway * 0.8],
          [450 + to - cutaway * 0.45, foot[1] - cutaway * 0.2],
          [450 + to - cutaway, foot[1] - 1],
        )
      : [
          [450 + overlap, meeting[1] + 6],
          [450 + to, foot[1]],
        ];
  const left: Line = [
    ...neckHalf,
    ...edge(overlap - gap),
    ...hemHalf.toReversed().filter(([x]) => x < 450 + overlap - gap - cutaway),
    ...leftSideOf(bodice).toReversed(),
  ];
  const whole = body.outline as Line;
  const share = body.join?.outlines ?? [];
  const base = {
    ...body,
    join: { outlines: [whole, ...share], from: body.join?.from ?? 5000, to: body.join?.to ?? 5001 },
  };
  return {
    back: { ...body, role: 'inside', cloth: false, lift: -44, dim: 0.7, folds: [] },
    under: { ...base, outline: mirrored(left), join: { ...base.join, from: 5000, to: 5001 } },
    over: { ...base, outline: left, lift: 3, thickness: 3, join: { ...base.join, from: 5000, to: 5001 } },
  };
}

/** From the left neck point over shoulder and armhole down to the hem. */
function leftSideOf(bodice: Bodice): Line {
  const outline = bodice.body.outline as Line;
  const start = bodice.frontNeckline.length;
  const end = outline.findIndex((point, index) => index > start && samePlace(point, bodice.hemline[0]));
  return outline.slice(start, end);
}

const samePlace = (a: Point, b: Point | undefined) => b !== undefined && a[0] === b[0] && a[1] === b[1];
