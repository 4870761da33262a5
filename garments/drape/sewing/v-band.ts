import type { Point, Vector } from '../cloth/geometry.ts';
import { curvePoint, edge, edgeOf, lengthOf, type PatternPiece, type Seam, seam } from '../cloth/pattern.ts';

/**
 * A knitted band that is sewn into a pointed neckline. It goes from the point up the side on the left in the
 * picture, around the back, and down to the point again. Its ends are mitred, so that they meet in the
 * middle.
 */
export function vBand(
  front: PatternPiece,
  back: PatternPiece,
  { height, drawnIn, softness, part }: { height: number; drawnIn: number; softness: number; part: number },
): { piece: PatternPiece; seams: Seam[] } {
  const sides = [
    { on: front, side: edgeOf(front, 'neckLeft') },
    { on: back, side: edgeOf(back, 'neck') },
    { on: front, side: edgeOf(front, 'neckRight') },
  ] as const;
  const [left, behind, right] = sides.map(({ side }) => lengthOf(side)) as [number, number, number];
  const length = left + behind + right;
  const [before, tip] = [curvePoint(sides[2].side, 0.85), curvePoint(sides[2].side, 1)];
  const mitre = (height * Math.abs(before[1] - tip[1])) / Math.abs(before[0] - tip[0]);
  const place = ([along, up]: Point): Vector => {
    const x = Math.min(length, Math.max(0, along));
    if (x <= left || x > left + behind) {
      const [{ on, side }, share] =
        x <= left ? [sides[0], x / left] : [sides[2], (x - left - behind) / right];
      const [wx, wy, wz] = on.place(curvePoint(side, share));
      return [wx + (x <= left ? 1 : -1) * up * 0.93, wy + up * 0.36, wz];
    }
    const [wx, wy, wz] = back.place(curvePoint(sides[1].side, 1 - (x - left) / behind));
    return [wx * (1 - up * 3), wy + up, wz + up * 0.3];
  };
  return {
    piece: {
      name: 'neckBand',
      part,
      turned: true,
      softness,
      place,
      rest: ([x, y]) => [x * (1 - ((1 - drawnIn) * y) / height), y],
      edges: [
        edge('left', [0, 0], [left, 0]),
        edge('back', [left, 0], [left + behind, 0]),
        edge('right', [left + behind, 0], [length, 0]),
        edge('end', [length, 0], [length - mitre, height]),
        edge('top', [length - mitre, height], [mitre, height]),
        edge('start', [mitre, height], [0, 0]),
      ],
    },
    seams: [
      seam('neckBand', 'left', 'front', 'neckLeft'),
      seam('neckBand', 'back', 'back', 'neck', true),
      seam('neckBand', 'right', 'front', 'neckRight'),
      seam('neckBand', 'end', 'neckBand', 'start', true),
    ],
  };
}
