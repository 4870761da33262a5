import { PART } from '../../cloth/parts.ts';
import { evenedOut } from '../../finish/even-out.ts';
import { beltLoops } from '../../laid/belt-loops.ts';
import { buttonsOn } from '../../laid/button.ts';
import type { Garment } from '../../sewing/garment.ts';
import { stitchedHem } from '../../sewing/top.ts';
import { sewTrousers, type TrouserMeasures, trouserSeams } from '../../sewing/trousers.ts';
import { FLY, slantedPockets, weltPockets } from './trouser-details.ts';

type Measures = Omit<TrouserMeasures, 'softness' | 'thin'> & {
  hem: number;
  /** The radius of the button. */
  button: number;
  thickness?: number;
  scale?: number;
  /** Rounds in which small folds are evened out: a child's cloth is thick for its size. */
  evened?: number;
};

/** Woven shorts with a fly, a button, belt loops and slanted pockets. */
function sewShorts({ hem, button, thickness = 0.0022, scale, evened, ...measures }: Measures): Garment {
  const trousers = sewTrousers({ ...measures, thin: { waist: 0.78, legs: 0.7 }, softness: 4e-3 });
  const { front, back, length } = trousers.marks;
  const { height } = measures.waistband;
  const loops = [front - 0.085, front + 0.085, back, (back + 2 * front) / 2, (back + length) / 2];
  return {
    pattern: { pieces: trousers.pieces, seams: trousers.seams, spacing: 0.009 },
    form: trousers.form,
    draping: { frames: 190, friction: 0.5 },
    ...(evened ? { finish: (cloth) => evenedOut(cloth, evened) } : {}),
    fabric: 'twill',
    thickness,
    ...(scale ? { scale } : {}),
    laid: ({ cloth }) => beltLoops(cloth, loops, height),
    buttons: ({ cloth }) =>
      buttonsOn(cloth, 'waistband', [[front - 0.014, height / 2]], { radius: button, lift: 0.0028 }),
    details: [
      ...trouserSeams(trousers),
      ...slantedPockets(measures.front.hip, measures.front.waist),
      ...[...trousers.fronts, ...trousers.backs].flatMap((piece) => stitchedHem(piece, hem)),
      ...weltPockets(),
      { on: 'frontRight', line: FLY, kind: 'stitch' },
      { on: 'frontRight', line: FLY, kind: 'seam', width: 0.0012 },
    ],
    label: { on: 'waistband', middle: [back, height / 2], width: 0.045, height: 0.02 },
  };
}

const waistband = { height: 0.038, drawnIn: 0.975, part: PART.waistband, softness: 5e-5 };

export const shorts = (): Garment =>
  sewShorts({
    figure: 'women',
    waistHeight: 1.06,
    length: 0.45,
    crotchDepth: 0.285,
    front: { waist: 0.19, hip: 0.222, crotch: 0.05, rise: -0.01, hemInner: -0.03, hemOuter: 0.238 },
    back: { waist: 0.197, hip: 0.232, crotch: 0.092, rise: 0.02, hemInner: -0.05, hemOuter: 0.25 },
    waistband,
    depths: [
      [0.5, 0.08],
      [0.8, 0.088],
      [0.97, 0.13],
    ],
    stride: 0.03,
    hem: 0.028,
    button: 0.0085,
  });

/** Wide for their length and with no waist; draped at the size of an adult and made smaller. */
export const kidsShorts = (): Garment =>
  sewShorts({
    figure: 'children',
    waistHeight: 1.06,
    length: 0.475,
    crotchDepth: 0.28,
    front: { waist: 0.212, hip: 0.238, crotch: 0.05, rise: -0.008, hemInner: -0.012, hemOuter: 0.236 },
    back: { waist: 0.219, hip: 0.248, crotch: 0.09, rise: 0.018, hemInner: -0.028, hemOuter: 0.246 },
    waistband: { ...waistband, height: 0.046 },
    depths: [
      [0.5, 0.076],
      [0.8, 0.086],
      [0.97, 0.13],
    ],
    stride: 0.03,
    straight: [0.152, 0.11],
    hem: 0.036,
    button: 0.0115,
    thickness: 0.0028,
    scale: 0.75,
    evened: 4,
  });
