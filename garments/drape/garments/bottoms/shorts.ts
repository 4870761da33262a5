import { PART } from '../../cloth/parts.ts';
import { beside } from '../../cloth/pattern.ts';
import { evenedDepth, evenedEdge } from '../../finish/even-out.ts';
import { beltLoops } from '../../laid/belt-loops.ts';
import { buttonsOn } from '../../laid/button.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { sewTrousers, type TrouserMeasures, trouserSeams } from '../../sewing/trousers.ts';
import { FLY, slantedPockets, weltPockets } from './trouser-details.ts';

const WAISTBAND = { height: 0.038, drawnIn: 0.975, part: PART.waistband, softness: 5e-5, flat: 0.042 };
const HEM = 0.028;

const MEASURES: TrouserMeasures = {
  figure: 'women',
  waistHeight: 1.06,
  length: 0.44,
  crotchDepth: 0.285,
  front: { waist: 0.19, hip: 0.222, crotch: 0.05, rise: -0.01, hemInner: -0.002, hemOuter: 0.222 },
  back: { waist: 0.197, hip: 0.232, crotch: 0.092, rise: 0.02, hemInner: -0.02, hemOuter: 0.232 },
  waistband: WAISTBAND,
  depths: [
    [0.5, 0.064],
    [0.8, 0.07],
    [0.97, 0.077],
  ],
  straight: [0.15, 0.1],
  thin: { waist: 0.52, legs: 0.52 },
  stride: 0.045,
  softness: 4e-3,
};

/** Woven shorts with a fly, a button, belt loops and slanted pockets. */
export function shorts(): Garment {
  const trousers = sewTrousers(MEASURES);
  const { front, back, length } = trousers.marks;
  const hems: Detail[] = [...trousers.fronts, ...trousers.backs].flatMap((piece): Detail[] => [
    { on: piece.name, line: beside(piece, 'hem', HEM), kind: 'stitch' },
    { on: piece.name, line: beside(piece, 'hem', HEM / 2), kind: 'band', width: HEM },
  ]);
  const loops = [front - 0.085, front + 0.085, back, (back + 2 * front) / 2, (back + length) / 2];
  return {
    pattern: { pieces: trousers.pieces, seams: trousers.seams, spacing: 0.009 },
    form: trousers.form,
    draping: { frames: 190, friction: 0.5 },
    finish: (cloth) => {
      const legs = [...trousers.fronts, ...trousers.backs];
      for (const { name } of legs) evenedEdge(cloth, name, 'hem', 40);
      evenedDepth(cloth, 24);
      for (const { name } of legs) {
        evenedEdge(cloth, name, 'crotch', 8);
        evenedEdge(cloth, name, 'outer', 40);
      }
    },
    fabric: 'twill',
    thickness: 0.0022,
    laid: ({ cloth }) => beltLoops(cloth, loops, WAISTBAND.height),
    buttons: ({ cloth }) =>
      buttonsOn(cloth, 'waistband', [[front - 0.014, WAISTBAND.height / 2]], {
        radius: 0.0085,
        lift: 0.0028,
      }),
    details: [
      ...trouserSeams(trousers),
      ...slantedPockets(MEASURES.front.hip, MEASURES.front.waist),
      ...hems,
      ...weltPockets(),
      { on: 'frontRight', line: FLY, kind: 'stitch' },
      { on: 'frontRight', line: FLY, kind: 'seam', width: 0.0012 },
    ],
    label: { on: 'waistband', middle: [back, WAISTBAND.height / 2], width: 0.045, height: 0.02 },
  };
}
