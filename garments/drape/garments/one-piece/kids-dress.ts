import { type Point, smoothstep } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { beside, edgeOf, lengthOf } from '../../cloth/pattern.ts';
import { evenedOut } from '../../finish/even-out.ts';
import { buttonsOn } from '../../laid/button.ts';
import { type CollarMeasures, collarBlanks, layCollar, neckline } from '../../laid/collar.ts';
import { laidOn } from '../../laid/laid-piece.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { gatheredSeams, gatheredSkirt } from '../../sewing/gathered-skirt.ts';
import { sewTop, stitchedHem, topSeams } from '../../sewing/top.ts';

const NECK_DEPTH = 0.078;
const PLACKET = { half: 0.015, bottom: -0.27 };
const BODICE = { half: 0.252, length: 0.36 };
const SKIRT = {
  bodice: BODICE.half,
  from: BODICE.length,
  top: 0.335,
  hem: 0.39,
  start: 0.34,
  end: 0.8,
  tail: 0.02,
  softness: 0.012,
};

/** A children's dress that swings from the shoulders, with a collar, three buttons and short sleeves. */
export function kidsDress(): Garment {
  const top = sewTop({
    shape: { figure: 'children', bust: 0, straight: [0.158, 0.114], stand: true },
    arms: 26,
    torso: {
      neck: 0.076,
      shoulder: 0.186,
      shoulderDrop: 0.058,
      armholeDepth: 0.25,
      chest: 0.246,
      waist: 0.246,
      hem: BODICE.half,
      length: BODICE.length,
    },
    neckDepth: NECK_DEPTH,
    backNeckDepth: 0.022,
    sleeve: { width: 0.178, hem: 0.17, cap: 0.145, length: 0.225 },
    softness: 0.012,
  });
  const skirt = [gatheredSkirt('skirtFront', 1, SKIRT), gatheredSkirt('skirtBack', -1, SKIRT)] as const;
  const collar: CollarMeasures = {
    length: lengthOf(edgeOf(top.front, 'neck')) + lengthOf(edgeOf(top.back, 'neck')),
    standHeight: 0.016,
    endHeight: 0.008,
    leafWidth: 0.058,
    point: [0.046, -0.052, 0.014],
    span: 0.12,
    lean: 0.2,
  };
  return {
    pattern: {
      pieces: [...top.pieces, ...skirt],
      seams: [...top.seams, ...gatheredSeams(...skirt)],
      blanks: collarBlanks(collar),
      spacing: 0.0105,
    },
    form: top.form,
    draping: { frames: 150 },
    finish: (cloth) => evenedOut(cloth, 2),
    fabric: 'weave',
    thickness: 0.0022,
    scale: 0.62,
    laid: ({ cloth, originOf }) => [
      ...layCollar(cloth, neckline(cloth), collar, originOf),
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
        thickness: 0.0022,
        lift: ([x]) => 0.001 + 0.0018 * smoothstep(-PLACKET.half, PLACKET.half, -x),
      }),
    ],
    buttons: ({ cloth }) =>
      buttonsOn(
        cloth,
        'front',
        [-0.13, -0.185, -0.24].map((y): Point => [0, y]),
        { radius: 0.0085, lift: 0.0055 },
      ),
    details: [
      ...topSeams(top, 0.0035),
      ...skirt.flatMap((piece): Detail[] => [
        ...stitchedHem(piece, 0.03),
        { on: piece.name, line: beside(piece, 'top', 0), kind: 'seam', width: 0.004 },
      ]),
      ...[top.front, top.back].map(
        (piece): Detail => ({ on: piece.name, line: beside(piece, 'hem', 0.005), kind: 'stitch' }),
      ),
      ...top.sleeves.flatMap((piece) => stitchedHem(piece, 0.022)),
      {
        on: 'front',
        line: [
          [-PLACKET.half + 0.004, -NECK_DEPTH],
          [-PLACKET.half + 0.004, PLACKET.bottom + 0.004],
          [PLACKET.half - 0.004, PLACKET.bottom + 0.004],
          [PLACKET.half - 0.004, -NECK_DEPTH],
        ],
        kind: 'stitch',
      },
      {
        on: 'leaf',
        line: [
          [0.005, collar.leafWidth],
          [0.005, 0.005],
          [collar.length - 0.005, 0.005],
          [collar.length - 0.005, collar.leafWidth],
        ],
        kind: 'stitch',
      },
    ],
    label: { on: 'back', middle: [0, -0.06], width: 0.05, height: 0.026 },
  };
}
