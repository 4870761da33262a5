import { type Point, smoothstep } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { beside, edgeOf, lengthOf } from '../../cloth/pattern.ts';
import type { Cloth } from '../../cloth/sew.ts';
import { buttonsOn } from '../../laid/button.ts';
import { type CollarMeasures, collarBlanks, layCollar, neckline } from '../../laid/collar.ts';
import { laidOn } from '../../laid/laid-piece.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { sewTop, stitchedHem, topSeams } from '../../sewing/top.ts';

const NECK_DEPTH = 0.078;
const PLACKET = { half: 0.016, bottom: -NECK_DEPTH - 0.15 };
const BUTTONS: readonly Point[] = [0.022, 0.07, 0.118].map((down): Point => [0, -NECK_DEPTH - down]);

const placket = (cloth: Cloth) =>
  laidOn(cloth, {
    name: 'placket',
    on: 'front',
    outline: [
      [-PLACKET.half, PLACKET.bottom],
      [PLACKET.half, PLACKET.bottom],
      [PLACKET.half, -NECK_DEPTH],
      [-PLACKET.half, -NECK_DEPTH],
    ],
    part: PART.pocket,
    thickness: 0.002,
    lift: ([x]) => 0.001 + 0.0018 * smoothstep(-PLACKET.half, PLACKET.half, x),
  });

const stitch = (on: string, line: readonly Point[]): Detail => ({ on, line, kind: 'stitch' });
const across = (y: number): Point[] => [
  [-PLACKET.half, y],
  [PLACKET.half, y],
];

/** A men's polo shirt of jersey with a ribbed collar and a short placket. Its left front is on top. */
export function polo(): Garment {
  const top = sewTop({
    shape: { figure: 'men', bust: 0, straight: [0.17, 0.116] },
    arms: 22,
    raised: 20,
    torso: {
      neck: 0.078,
      shoulder: 0.222,
      shoulderDrop: 0.052,
      armholeDepth: 0.262,
      chest: 0.268,
      waist: 0.26,
      hem: 0.264,
      length: 0.715,
    },
    neckDepth: NECK_DEPTH,
    backNeckDepth: 0.026,
    sleeve: { width: 0.192, hem: 0.164, cap: 0.135, length: 0.245 },
    softness: 0.05,
  });
  const collar: CollarMeasures = {
    length: lengthOf(edgeOf(top.front, 'neck')) + lengthOf(edgeOf(top.back, 'neck')),
    standHeight: 0.03,
    endHeight: 0.02,
    leafWidth: 0.044,
    point: [0.036, -0.062, 0.012],
    span: 0.11,
    lean: 0.25,
    lift: 0.003,
    roll: 0.004,
    part: PART.band,
  };
  return {
    pattern: { pieces: top.pieces, seams: top.seams, blanks: collarBlanks(collar), spacing: 0.0085 },
    form: top.form,
    draping: { frames: 165, substeps: 16 },
    fabric: 'jersey',
    thickness: 0.0018,
    laid: ({ cloth, originOf }) => [...layCollar(cloth, neckline(cloth), collar, originOf), placket(cloth)],
    buttons: ({ cloth }) => buttonsOn(cloth, 'front', BUTTONS, { radius: 0.0058, lift: 0.005 }),
    details: [
      ...topSeams(top, 0.0022),
      stitch('back', beside(top.back, 'neck', 0.005)),
      ...[top.front, top.back, ...top.sleeves].flatMap((piece) => stitchedHem(piece, 0.022)),
      ...[-0.0145, 0.0145].map((x) =>
        stitch('front', [
          [x, -NECK_DEPTH],
          [x, PLACKET.bottom],
        ]),
      ),
      ...[0.002, 0.012].map((up) => stitch('front', across(PLACKET.bottom + up))),
    ],
    label: { on: 'back', middle: [0, -0.044], width: 0.036, height: 0.018 },
  };
}
