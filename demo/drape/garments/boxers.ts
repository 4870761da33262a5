import type { Point } from '../cloth/geometry.ts';
import { smoothstep } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import { buttonsOn } from '../laid/button.ts';
import { laidOn } from '../laid/laid-piece.ts';
import type { Garment } from '../sewing/garment.ts';
import { stitchedHem } from '../sewing/top.ts';
import { sewTrousers, type TrouserMeasures, trouserSeams } from '../sewing/trousers.ts';

const WAISTBAND = { height: 0.036, drawnIn: 0.968, part: PART.band, softness: 2e-4 };
const FLY = { half: 0.016, top: -0.012, bottom: -0.165 };

const MEASURES: TrouserMeasures = {
  figure: 'men',
  waistHeight: 1.075,
  length: 0.365,
  crotchDepth: 0.265,
  front: { waist: 0.204, hip: 0.236, crotch: 0.052, rise: -0.008, hemInner: -0.036, hemOuter: 0.25 },
  back: { waist: 0.21, hip: 0.244, crotch: 0.094, rise: 0.016, hemInner: -0.056, hemOuter: 0.26 },
  waistband: WAISTBAND,
  depths: [
    [0.5, 0.08],
    [0.8, 0.088],
    [0.97, 0.13],
  ],
  thin: { waist: 0.78, legs: 0.7 },
  stride: 0.03,
  softness: 4e-3,
};

/** Loose cotton shorts worn as underwear: a gathered waistband and a buttoned fly. */
export function boxers(): Garment {
  const trousers = sewTrousers(MEASURES);
  const { back, length } = trousers.marks;
  return {
    pattern: { pieces: trousers.pieces, seams: trousers.seams, spacing: 0.0085 },
    form: trousers.form,
    draping: { frames: 190, friction: 0.5 },
    fabric: 'jersey',
    thickness: 0.0018,
    laid: ({ cloth }) => [
      laidOn(cloth, {
        name: 'elastic',
        on: 'waistband',
        outline: [
          [0, -0.003],
          [length, -0.003],
          [length, WAISTBAND.height + 0.001],
          [0, WAISTBAND.height + 0.001],
        ],
        part: PART.band,
        thickness: 0.0024,
        lift: () => 0.0024,
      }),
      laidOn(cloth, {
        name: 'fly',
        on: 'frontRight',
        outline: [
          [0.001, FLY.bottom],
          [FLY.half * 1.9, FLY.bottom + 0.012],
          [FLY.half * 2, FLY.top],
          [0.001, FLY.top],
        ],
        part: PART.pocket,
        thickness: 0.002,
        lift: ([x]) => 0.0012 + 0.0022 * smoothstep(FLY.half * 2, 0, x),
      }),
    ],
    buttons: ({ cloth }) =>
      buttonsOn(
        cloth,
        'frontRight',
        [-0.05, -0.105].map((y): Point => [FLY.half, y]),
        { radius: 0.0075, lift: 0.006 },
      ),
    details: [
      ...trouserSeams(trousers),
      ...[...trousers.fronts, ...trousers.backs].flatMap((piece) => stitchedHem(piece, 0.02)),
      {
        on: 'frontRight',
        line: [
          [FLY.half * 1.75, FLY.top],
          [FLY.half * 1.65, FLY.bottom + 0.014],
          [0.004, FLY.bottom + 0.004],
        ],
        kind: 'stitch',
      },
    ],
    label: { on: 'waistband', middle: [back, WAISTBAND.height / 2], width: 0.045, height: 0.02 },
  };
}
