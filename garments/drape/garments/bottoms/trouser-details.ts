import {
  counterClockwise,
  distanceToSegment,
  flatDistance,
  mix,
  type Point,
  smoothstep,
} from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import type { Cloth } from '../../cloth/sew.ts';
import { type LaidPiece, laidOn } from '../../laid/laid-piece.ts';
import type { Detail } from '../../render/details.ts';

/** The curved line of stitches beside a fly. */
export const FLY: Point[] = [
  [0.034, -0.014],
  [0.034, -0.115],
  [0.03, -0.135],
  [0.02, -0.15],
  [0.004, -0.158],
];

/** The width in metres of the doubled cloth beside an edge; further inside it goes over into the cloth below. */
const DOUBLED = 0.013;

/**
 * Lays the doubled edge of a pocket or fly on the cloth, so that it casts a shadow. `line` is the edge; the
 * doubled cloth is on the side to which `inwards` moves a point of it.
 */
export function doubledEdge(
  cloth: Cloth,
  on: string,
  name: string,
  line: readonly Point[],
  inwards: (point: Point, by: number) => Point,
): LaidPiece {
  const away = (point: Point) =>
    Math.min(...line.slice(1).map((to, index) => distanceToSegment(point, line[index] ?? to, to)));
  return laidOn(cloth, {
    name: `${name}-${on}`,
    on,
    outline: counterClockwise([...line, ...line.map((point) => inwards(point, DOUBLED)).toReversed()]),
    part: PART.pocket,
    thickness: 0.0014,
    spacing: 0.0045,
    lift: (point) => mix(0.0004, -0.0024, smoothstep(0.003, DOUBLED * 0.9, away(point))),
  });
}

/** The fly: a doubled edge beside the middle of the front. */
export const laidFly = (cloth: Cloth): LaidPiece => {
  const beside = FLY.map(([x, y]): Point => [x + 0.003, y - 0.003]);
  // From under the waistband to the seam in the middle, so that no end lies open.
  const edge: Point[] = [[0.037, -0.001], ...beside, [0.0005, -0.163]];
  const middle: Point = [0.012, -0.06];
  return doubledEdge(cloth, 'frontRight', 'fly', edge, (point, by) => {
    const far = flatDistance(point, middle) || 1;
    return [point[0] + ((middle[0] - point[0]) * by) / far, point[1] + ((middle[1] - point[1]) * by) / far];
  });
};

const frontOf = (side: number) => (side > 0 ? 'frontRight' : 'frontLeft');

/** The opening of a slanted pocket, on one side. */
const slantedOpening = (hip: number, waist: number, side: number): Point[] => [
  [side * (waist - 0.042), -0.002],
  [side * (waist - 0.034), -0.03],
  [side * (hip - 0.004), -0.17],
];

/** The doubled edges of slanted pockets. */
export const laidSlantedPockets = (cloth: Cloth, hip: number, waist: number): LaidPiece[] =>
  [1, -1].map((side) =>
    doubledEdge(cloth, frontOf(side), 'pocket', slantedOpening(hip, waist, side), ([x, y], by) => [
      x - side * by,
      y - by * 0.2,
    ]),
  );

/** Slanted pockets, one at each side seam. */
export function slantedPockets(hip: number, waist: number): Detail[] {
  return [1, -1].flatMap((side): Detail[] => {
    const opening = slantedOpening(hip, waist, side);
    const on = frontOf(side);
    return [
      { on, line: opening, kind: 'seam', width: 0.0045 },
      { on, line: opening.map(([x, y]): Point => [x - side * 0.007, y - 0.001]), kind: 'stitch' },
    ];
  });
}

/** Welt pockets, one on each half of the back, below a dart. */
export function weltPockets({ middle = 0.095, down = 0.085, half = 0.065, height = 0.011 } = {}): Detail[] {
  return [1, -1].flatMap((side): Detail[] => {
    const on = side > 0 ? 'backRight' : 'backLeft';
    const across = (y: number): Point[] => [
      [side * (middle - half), y],
      [side * (middle + half), y],
    ];
    return [
      { on, line: across(-down), kind: 'seam', width: 0.0035 },
      { on, line: across(-down - height), kind: 'seam', width: 0.003 },
      { on, line: across(-down - height / 2), kind: 'band', width: height },
      {
        on,
        line: [
          [side * middle, -0.004],
          [side * middle, -down],
        ],
        kind: 'seam',
        width: 0.0022,
      },
    ];
  });
}
