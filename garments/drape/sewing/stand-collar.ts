import { mix, type Point, smoothstep, type Vector } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import { curvePoint, edge, edgeOf, lengthOf, type PatternPiece, type Seam, seam } from '../cloth/pattern.ts';
import { NECK_HEIGHT } from './torso.ts';

export type StandCollarMeasures = {
  height: number;
  /** Half the width and half the depth, in metres, of the ring that holds the upper edge of the collar. */
  opening: readonly [number, number];
  softness: number;
};

/** z coordinate of the axis of the neck, in metres. */
const NECK_MIDDLE = -0.012;

/**
 * A stand-up collar on a round neckline. It starts at the shoulder on the right in the picture and goes over
 * the front first. A ring around the neck holds its upper half in shape; its lower half is draped.
 */
export function standCollar(
  front: PatternPiece,
  back: PatternPiece,
  { height, opening, softness }: StandCollarMeasures,
): { piece: PatternPiece; seams: Seam[]; middle: number } {
  const [frontNeck, backNeck] = [edgeOf(front, 'neck'), edgeOf(back, 'neck')];
  const [frontLength, backLength] = [lengthOf(frontNeck), lengthOf(backNeck)];
  const length = frontLength + backLength;
  const middle = frontLength / 2;
  const place = ([x, y]: Point): Vector => {
    const onFront = x <= frontLength;
    const [wx, wy, wz] = onFront
      ? front.place(curvePoint(frontNeck, Math.max(0, x) / frontLength))
      : back.place(curvePoint(backNeck, 1 - Math.min(1, (x - frontLength) / backLength)));
    const angle = onFront
      ? (Math.PI * Math.max(0, x)) / frontLength
      : Math.PI * (1 + Math.min(1, (x - frontLength) / backLength));
    const up = smoothstep(0, height * 0.35, y);
    const low = 0.05 * Math.max(0, Math.sin(angle));
    return [
      mix(wx, Math.cos(angle) * opening[0], up),
      mix(wy, NECK_HEIGHT + 0.006 - low, up) + y * 0.95,
      mix(wz, NECK_MIDDLE + Math.sin(angle) * opening[1], up),
    ];
  };
  return {
    middle,
    piece: {
      name: 'collar',
      part: PART.waistband,
      turned: true,
      softness,
      place,
      pinned: ([, y]) => y > height * 0.25,
      edges: [
        edge('front', [0, 0], [frontLength, 0]),
        edge('back', [frontLength, 0], [length, 0]),
        edge('end', [length, 0], [length, height]),
        edge('top', [length, height], [0, height]),
        edge('start', [0, height], [0, 0]),
      ],
    },
    seams: [
      seam('collar', 'front', 'front', 'neck'),
      seam('collar', 'back', 'back', 'neck', true),
      seam('collar', 'end', 'collar', 'start', true),
    ],
  };
}
