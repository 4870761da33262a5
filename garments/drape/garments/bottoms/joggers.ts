import type { Point, Vector } from '../../cloth/geometry.ts';
import { moved } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { locator } from '../../cloth/surface.ts';
import { evenedEdge, evenedOut } from '../../finish/even-out.ts';
import { tube } from '../../laid/tube.ts';
import type { Detail } from '../../render/details.ts';
import type { Draped, Garment } from '../../sewing/garment.ts';
import { stitchedHem } from '../../sewing/top.ts';
import { sewTrousers, type TrouserMeasures, trouserSeams } from '../../sewing/trousers.ts';
import { slantedPockets } from './trouser-details.ts';

type Measures = Omit<TrouserMeasures, 'softness'> & {
  /** Height in metres of the turned-up hem, for legs without cuffs. */
  hem?: number;
  thickness?: number;
  scale?: number;
  /**
   * In how many rounds small folds are smoothed. Children's trousers need more, because their cloth is thick
   * in relation to their size.
   */
  evened?: number;
  /** In how many rounds seams are smoothed. Wide legs would ripple along their seams. */
  evenedSeams?: number;
};

/** A drawstring whose two ends come out of the middle of the waistband and hang down. */
function drawstring({ cloth }: Draped, middle: number, height: number) {
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

/** Jersey trousers with a ribbed waistband and a drawstring. The legs end in cuffs or in turned-up hems. */
function sewJoggers({
  hem,
  thickness = 0.003,
  scale,
  evened = 0,
  evenedSeams = 0,
  ...measures
}: Measures): Garment {
  const trousers = sewTrousers({ ...measures, softness: 3e-3 });
  const { length, back, front } = trousers.marks;
  const { height } = measures.waistband;
  const gathers: Detail[] = [0.3, 0.7].map((share) => ({
    on: 'waistband',
    line: [0, length].map((x): Point => [x, share * height]),
    kind: 'seam',
    width: 0.0022,
    strength: 0.5,
  }));
  return {
    pattern: { pieces: trousers.pieces, seams: trousers.seams, spacing: 0.0095 },
    form: trousers.form,
    draping: { frames: 190, friction: 0.5 },
    finish: (cloth) => {
      for (const { name } of [...trousers.fronts, ...trousers.backs])
        for (const side of ['waist', 'crotch']) evenedEdge(cloth, name, side, evenedSeams / 3);
      evenedOut(cloth, evened);
      for (const { name } of trousers.fronts) evenedEdge(cloth, name, 'outer', evenedSeams);
    },
    fabric: 'fleece',
    thickness,
    ...(scale ? { scale } : {}),
    laid: (draped) => drawstring(draped, front, height),
    details: [
      ...trouserSeams(trousers),
      ...slantedPockets(measures.front.hip, measures.front.waist),
      ...gathers,
      ...(hem ? [...trousers.fronts, ...trousers.backs].flatMap((piece) => stitchedHem(piece, hem)) : []),
    ],
    label: { on: 'waistband', middle: [back, height / 2], width: 0.045, height: 0.02 },
  };
}

export const joggers = (): Garment =>
  sewJoggers({
    figure: 'women',
    waistHeight: 1.06,
    length: 0.9,
    crotchDepth: 0.285,
    front: { waist: 0.205, hip: 0.226, crotch: 0.05, rise: -0.01, hemInner: 0.03, hemOuter: 0.196 },
    back: { waist: 0.212, hip: 0.236, crotch: 0.09, rise: 0.02, hemInner: 0.024, hemOuter: 0.204 },
    waistband: { height: 0.046, drawnIn: 0.86, part: PART.band, softness: 2e-4 },
    cuff: { height: 0.065, drawnIn: 0.66 },
    depths: [
      [0.1, 0.055],
      [0.52, 0.066],
      [0.8, 0.082],
      [0.97, 0.13],
    ],
    thin: { waist: 0.78, legs: 0.6 },
  });

/**
 * Children's joggers: wide in relation to their length, and not narrower at the waist. They are draped in
 * adult size and then scaled down.
 */
export const kidsJoggers = (): Garment =>
  sewJoggers({
    figure: 'children',
    waistHeight: 1.06,
    length: 0.735,
    crotchDepth: 0.28,
    front: { waist: 0.222, hip: 0.242, crotch: 0.05, rise: -0.008, hemInner: 0.018, hemOuter: 0.21 },
    back: { waist: 0.229, hip: 0.252, crotch: 0.09, rise: 0.018, hemInner: 0.01, hemOuter: 0.218 },
    waistband: { height: 0.056, drawnIn: 0.86, part: PART.band, softness: 2e-4 },
    cuff: { height: 0.07, drawnIn: 0.66 },
    depths: [
      [0.2, 0.06],
      [0.52, 0.072],
      [0.8, 0.086],
      [0.97, 0.135],
    ],
    thin: { waist: 0.8, legs: 0.64 },
    straight: [0.152, 0.11],
    thickness: 0.0038,
    scale: 0.75,
    evened: 4,
  });

/** Children's knee-length shorts. Their legs are as wide as the seat. */
export const kidsShorts = (): Garment =>
  sewJoggers({
    figure: 'children',
    waistHeight: 1.06,
    length: 0.46,
    crotchDepth: 0.275,
    front: { waist: 0.222, hip: 0.242, crotch: 0.05, rise: -0.008, hemInner: -0.004, hemOuter: 0.222 },
    back: { waist: 0.229, hip: 0.252, crotch: 0.09, rise: 0.018, hemInner: -0.018, hemOuter: 0.232 },
    waistband: { height: 0.056, drawnIn: 0.86, part: PART.band, softness: 2e-4 },
    depths: [
      [0.5, 0.076],
      [0.8, 0.086],
      [0.97, 0.135],
    ],
    thin: { waist: 0.8, legs: 0.66 },
    straight: [0.152, 0.11],
    stride: 0.022,
    hem: 0.03,
    thickness: 0.0038,
    scale: 0.75,
    evened: 9,
    evenedSeams: 24,
  });
