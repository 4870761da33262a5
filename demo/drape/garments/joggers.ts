import type { Point, Vector } from '../cloth/geometry.ts';
import { moved } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import { locator } from '../cloth/surface.ts';
import { tube } from '../laid/tube.ts';
import type { Detail } from '../render/details.ts';
import type { Draped, Garment } from '../sewing/garment.ts';
import { sewTrousers, type TrouserMeasures, trouserSeams } from '../sewing/trousers.ts';

const WAISTBAND = { height: 0.046, drawnIn: 0.86, part: PART.band, softness: 2e-4 };

const MEASURES: TrouserMeasures = {
  figure: 'women',
  waistHeight: 1.06,
  length: 0.9,
  crotchDepth: 0.285,
  front: { waist: 0.205, hip: 0.226, crotch: 0.05, rise: -0.01, hemInner: 0.03, hemOuter: 0.196 },
  back: { waist: 0.212, hip: 0.236, crotch: 0.09, rise: 0.02, hemInner: 0.024, hemOuter: 0.204 },
  waistband: WAISTBAND,
  cuff: { height: 0.065, drawnIn: 0.66 },
  depths: [
    [0.1, 0.055],
    [0.52, 0.066],
    [0.8, 0.082],
    [0.97, 0.13],
  ],
  thin: { waist: 0.78, legs: 0.6 },
  softness: 3e-3,
};

/** A slanted pocket in the seam of each side. */
export function slantedPockets(hip: number, waist: number): Detail[] {
  return [1, -1].flatMap((side): Detail[] => {
    const opening: Point[] = [
      [side * (waist - 0.042), -0.002],
      [side * (waist - 0.034), -0.03],
      [side * (hip - 0.004), -0.17],
    ];
    const on = side > 0 ? 'frontRight' : 'frontLeft';
    return [
      { on, line: opening, kind: 'seam', width: 0.0045 },
      { on, line: opening.map(([x, y]): Point => [x - side * 0.007, y - 0.001]), kind: 'stitch' },
    ];
  });
}

/** A drawstring that comes out of the middle of the waistband and hangs in two ends. */
export function drawstring({ cloth }: Draped, middle: number, height: number) {
  const onBand = locator(cloth, 'waistband');
  return [1, -1].map((side) => {
    const { place, facing } = onBand([middle - side * 0.012, height * 0.45]);
    const ends: readonly [number, number, number][] = [
      [0, 0, 0.001],
      [0.004, -0.006, 0.006],
      [0.012, -0.045, 0.011],
      [0.013, -0.09, 0.012],
      [0.016 + 0.002 * side, -0.128 - 0.006 * side, 0.012],
    ];
    const places = ends.map(([aside, down, out]): Vector => {
      const [x, y, z] = moved(place, facing, out);
      return [x + side * aside, y + down, z];
    });
    return tube(
      { name: `string${side > 0 ? 'Right' : 'Left'}`, part: PART.band },
      places,
      0.0032,
      [0.002, 0.002],
    );
  });
}

/** Jersey trousers with a ribbed waistband and cuffs and a drawstring. */
export function joggers(): Garment {
  const trousers = sewTrousers(MEASURES);
  const { length, back, front } = trousers.marks;
  const gathers: Detail[] = [0.3, 0.7].map((share) => ({
    on: 'waistband',
    line: [
      [0, share * WAISTBAND.height],
      [length, share * WAISTBAND.height],
    ],
    kind: 'seam',
    width: 0.0022,
    strength: 0.5,
  }));
  return {
    pattern: { pieces: trousers.pieces, seams: trousers.seams, spacing: 0.0095 },
    form: trousers.form,
    draping: { frames: 190, friction: 0.5 },
    fabric: 'fleece',
    thickness: 0.003,
    laid: (draped) => drawstring(draped, front, WAISTBAND.height),
    details: [
      ...trouserSeams(trousers),
      ...slantedPockets(MEASURES.front.hip, MEASURES.front.waist),
      ...gathers,
    ],
    label: { on: 'waistband', middle: [back, WAISTBAND.height / 2], width: 0.045, height: 0.02 },
  };
}
