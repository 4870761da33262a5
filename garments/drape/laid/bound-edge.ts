import { mix, mixPoints, moved, type Point, type Vector } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import { beside, edgeOf, lengthOf, type PatternPiece } from '../cloth/pattern.ts';
import type { Blank } from '../cloth/sew.ts';
import { locator, spaceCurve } from '../cloth/surface.ts';
import type { Draped } from '../sewing/garment.ts';
import { gridPiece, type LaidPiece, turnedOver } from './laid-piece.ts';

/** A ribbed band along an edge of a knitted piece. Width and thickness are in metres. */
export type BoundEdge = { on: PatternPiece; edge: string; width: number; thickness: number };

const nameOf = ({ on, edge }: BoundEdge) => `${on.name}-${edge}`;

/** The rectangle of cloth for a band. The ribs go across the band, even where it bends. */
export const boundBlank = (bound: BoundEdge): Blank => ({
  name: nameOf(bound),
  width: lengthOf(edgeOf(bound.on, bound.edge)),
  height: bound.width,
});

/**
 * Lays a band along an edge of the draped cloth. Where two bands meet in the point of a neckline, their ends
 * are mitred.
 */
export function boundEdge({ cloth, originOf }: Draped, bound: BoundEdge): LaidPiece {
  const { on, edge, width, thickness } = bound;
  const [left, bottom] = originOf(nameOf(bound));
  const outer = alongLine(beside(on, edge, 0.0005));
  const inner = alongLine(mitred(on, edge, beside(on, edge, width)));
  const { length } = outer;
  const locate = locator(cloth, on.name);
  const laid = gridPiece(
    { name: nameOf(bound), part: PART.band, thickness },
    [Math.round(length / 0.006), 5],
    (along, across) => {
      const { place, facing } = locate(mixPoints(outer.at(along), inner.at(along), across));
      const lift = 0.0004 + thickness * 0.5 * Math.sin(Math.PI * mix(0.12, 0.88, across));
      return {
        place: moved(place, facing, lift),
        onSheet: [left + along * length, bottom + across * width],
      };
    },
  );
  return on.turned ? turnedOver(laid) : laid;
}

/**
 * If the line of half a pointed neckline ends before the middle of the piece, extends it to the middle, so
 * that both bands meet there.
 */
function mitred(piece: PatternPiece, name: string, line: readonly Point[]): Point[] {
  const { from, to } = edgeOf(piece, name);
  const [first, second, last, before] = [line[0], line[1], line.at(-1), line.at(-2)];
  if (!first || !second || !last || !before) return [...line];
  const middle = ([x, y]: Point, [bx, by]: Point): Point => [0, y + ((y - by) / (x - bx)) * -x];
  if (to[0] === 0) return [...line, middle(last, before)];
  return from[0] === 0 ? [middle(first, second), ...line] : [...line];
}

/** A flat line through several points. `at` returns the point at a share (0 to 1) of its length. */
function alongLine(line: readonly Point[]): { length: number; at: (share: number) => Point } {
  const { length, at } = spaceCurve(line.map(([x, y]): Vector => [x, y, 0]));
  return {
    length,
    at: (share) => {
      const [x, y] = at(share);
      return [x, y];
    },
  };
}
