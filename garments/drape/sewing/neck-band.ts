import { mix, type Point, type Vector } from '../cloth/geometry.ts';
import { curvePoint, edge, edgeOf, lengthOf, type PatternPiece, type Seam, seam } from '../cloth/pattern.ts';

/**
 * A knitted band that is sewn into a round neckline. It starts at the shoulder on the right in the picture
 * and goes over the front first.
 */
export function neckBand(
  front: PatternPiece,
  back: PatternPiece,
  { height, drawnIn, softness, part }: { height: number; drawnIn: number; softness: number; part: number },
): { piece: PatternPiece; seams: Seam[] } {
  const [frontNeck, backNeck] = [edgeOf(front, 'neck'), edgeOf(back, 'neck')];
  const frontLength = lengthOf(frontNeck);
  const backLength = lengthOf(backNeck);
  const length = frontLength + backLength;
  const radius = height / (1 - drawnIn);
  const place = ([x, y]: Point): Vector => {
    const onFront = x <= frontLength;
    const [wx, wy, wz] = onFront
      ? front.place(curvePoint(frontNeck, x / frontLength))
      : back.place(curvePoint(backNeck, 1 - (x - frontLength) / backLength));
    const narrower = 1 - y / 0.12;
    return [wx * narrower, wy + 0.9 * y, mix(-0.015, wz, narrower)];
  };
  return {
    piece: {
      name: 'neckBand',
      part,
      turned: true,
      softness,
      place,
      // The free edge of the band is shorter than its sewn edge. So at rest, the band is a segment of a ring.
      rest: ([x, y]) => [(radius - y) * Math.sin(x / radius), (radius - y) * Math.cos(x / radius)],
      edges: [
        edge('front', [0, 0], [frontLength, 0]),
        edge('back', [frontLength, 0], [length, 0]),
        edge('end', [length, 0], [length, height]),
        edge('top', [length, height], [0, height]),
        edge('start', [0, height], [0, 0]),
      ],
    },
    seams: [
      seam('neckBand', 'front', 'front', 'neck'),
      seam('neckBand', 'back', 'back', 'neck', true),
      seam('neckBand', 'end', 'neckBand', 'start', true),
    ],
  };
}
