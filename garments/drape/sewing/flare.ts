import type { Point } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import { type Edge, edge, type PatternPiece } from '../cloth/pattern.ts';
import { NECK_HEIGHT } from './torso.ts';

export type FlareMeasures = {
  /**
   * In metres: half the width at the waist, the whole width at the hem, the length, and the depth below the
   * shoulder at which the skirt starts.
   */
  waist: number;
  hem: number;
  length: number;
  start: number;
  softness: number;
};

/**
 * The front or the back of a skirt. It is cut as a segment of a ring, so that it is smooth at the waist and
 * falls in folds.
 */
export function flare(name: string, side: 1 | -1, measures: FlareMeasures): PatternPiece {
  const { waist, hem, length, start, softness } = measures;
  const angle = (hem - waist * 2) / length;
  const inner = (waist * 2) / angle;
  const outer = inner + length;
  const centre = inner - start;
  const at = (radius: number, turned: number): Point => [
    radius * Math.sin(turned),
    centre - radius * Math.cos(turned),
  ];
  const arc = (of: string, radius: number, from: number, to: number): Edge => {
    const reach = (4 / 3) * Math.tan((to - from) / 4) * radius;
    const [a, b] = [at(radius, from), at(radius, to)];
    return edge(of, a, b, [
      [a[0] + reach * Math.cos(from), a[1] + reach * Math.sin(from)],
      [b[0] - reach * Math.cos(to), b[1] - reach * Math.sin(to)],
    ]);
  };
  return {
    name,
    part: PART.body,
    turned: side < 0,
    softness,
    place: ([x, y]) => {
      const radius = Math.hypot(x, centre - y);
      const around = (Math.atan2(x, centre - y) / angle) * Math.PI;
      const round = (angle * radius) / Math.PI;
      return [
        round * 1.12 * Math.sin(around),
        NECK_HEIGHT - start - (radius - inner) * 0.96,
        side * round * 0.82 * Math.cos(around) - 0.005,
      ];
    },
    edges: [
      arc('hem', outer, -angle / 2, angle / 2),
      edge('sideRight', at(outer, angle / 2), at(inner, angle / 2)),
      arc('waist', inner, angle / 2, -angle / 2),
      edge('sideLeft', at(inner, -angle / 2), at(outer, -angle / 2)),
    ],
  };
}
