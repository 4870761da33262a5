import { counterClockwise, type Point, smoothstep } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import { beside, edgeOf, lengthOf } from '../cloth/pattern.ts';
import type { Cloth } from '../cloth/sew.ts';
import { buttonsOn } from '../laid/button.ts';
import { type CollarMeasures, collarBlanks, layCollar, neckline } from '../laid/collar.ts';
import { type LaidPiece, laidOn } from '../laid/laid-piece.ts';
import type { Detail } from '../render/details.ts';
import type { Garment } from '../sewing/garment.ts';
import { sewTop, type Top, topSeams } from '../sewing/top.ts';
import type { TorsoMeasures } from '../sewing/torso.ts';

const NECK_DEPTH = 0.078;
const TAIL = 0.075;
const TORSO: TorsoMeasures = {
  neck: 0.075,
  shoulder: 0.2,
  shoulderDrop: 0.045,
  armholeDepth: 0.255,
  chest: 0.275,
  waist: 0.262,
  hem: 0.272,
  length: 0.63,
};
const BOTTOM = -TORSO.length - TAIL * 1.0875;
const PLACKET = 0.0165;
const POCKET: readonly Point[] = [
  [0.062, -0.205],
  [0.062, -0.315],
  [0.111, -0.331],
  [0.16, -0.315],
  [0.16, -0.205],
];

const stitch = (on: string, line: readonly Point[]): Detail => ({ on, line, kind: 'stitch' });
const groove = (on: string, line: readonly Point[], width: number): Detail => ({
  on,
  line,
  kind: 'seam',
  width,
});

const laid = (cloth: Cloth): LaidPiece[] => [
  laidOn(cloth, {
    name: 'placket',
    on: 'front',
    outline: [
      [-PLACKET, BOTTOM + 0.002],
      [PLACKET, BOTTOM + 0.002],
      [PLACKET, -NECK_DEPTH],
      [-PLACKET, -NECK_DEPTH],
    ],
    part: PART.pocket,
    thickness: 0.0016,
    lift: ([x]) => 0.001 + 0.0018 * smoothstep(-PLACKET, PLACKET, x),
  }),
  laidOn(cloth, {
    name: 'pocket',
    on: 'front',
    outline: counterClockwise([...POCKET]),
    part: PART.pocket,
    thickness: 0.0014,
    lift: ([x, y]) =>
      0.001 + 0.0026 * smoothstep(-0.235, -0.205, y) * Math.sin((Math.PI * (x - 0.062)) / 0.098),
  }),
];

/** Yoke behind with a pleat below it, and where it reaches over the shoulders. */
function yoke(): Detail[] {
  const { neck, shoulder, shoulderDrop } = TORSO;
  const behind = (y: number): Point[] => [
    [-shoulder + 0.03, y - 0.002],
    [0, y],
    [shoulder - 0.03, y - 0.002],
  ];
  return [
    groove('back', behind(-0.106), 0.004),
    stitch('back', behind(-0.11)),
    ...[1, -1].flatMap((side): Detail[] => {
      const over = (down: number): Point[] => [
        [side * neck, -down],
        [side * (shoulder - 0.012), -shoulderDrop - down],
      ];
      const pleat: Point[] = [
        [side * 0.015, -0.108],
        [side * 0.013, -0.2],
        [side * 0.008, -0.34],
      ];
      return [
        groove('front', over(0.036), 0.003),
        stitch('front', over(0.039)),
        groove('back', pleat, 0.004),
      ];
    }),
  ];
}

function details(top: Top, collar: CollarMeasures): Detail[] {
  const cuffs = top.bands.filter(({ name }) => name.startsWith('sleeve'));
  return [
    ...topSeams(top, 0.003),
    ...[top.front, top.back].flatMap((piece): Detail[] => [
      stitch(piece.name, beside(piece, 'hem', 0.007)),
      { on: piece.name, line: beside(piece, 'hem', 0.004), kind: 'band', width: 0.007 },
      ...['armholeRight', 'armholeLeft'].map((side) => stitch(piece.name, beside(piece, side, 0.007))),
    ]),
    ...cuffs.flatMap((piece) => [
      stitch(piece.name, beside(piece, 'hem', 0.006)),
      stitch(piece.name, beside(piece, 'top', 0.005)),
    ]),
    ...yoke(),
    ...[1, -1].map((side) =>
      stitch('front', [
        [side * (PLACKET - 0.005), -NECK_DEPTH],
        [side * (PLACKET - 0.005), BOTTOM],
      ]),
    ),
    stitch(
      'front',
      POCKET.map(([x, y]): Point => [x + (x < 0.1 ? 0.002 : x > 0.12 ? -0.002 : 0), y]),
    ),
    stitch('front', [
      [0.062, -0.229],
      [0.16, -0.229],
    ]),
    stitch('leaf', [
      [0.005, collar.leafWidth],
      [0.005, 0.005],
      [collar.length - 0.005, 0.005],
      [collar.length - 0.005, collar.leafWidth],
    ]),
  ];
}

/** A shirt with a collar, a placket, a chest pocket, cuffs and a rounded hem; women's closes right over left. */
export function shirt(): Garment {
  const top = sewTop({
    shape: { figure: 'women', bust: 0.55 },
    arms: 17,
    torso: TORSO,
    neckDepth: NECK_DEPTH,
    backNeckDepth: 0.02,
    sleeve: { width: 0.192, hem: 0.14, cap: 0.125, length: 0.485 },
    cuff: { height: 0.062, drawnIn: 0.74, part: PART.waistband, softness: 1e-4 },
    tail: TAIL,
    softness: 0.012,
  });
  const collar: CollarMeasures = {
    length: lengthOf(edgeOf(top.front, 'neck')) + lengthOf(edgeOf(top.back, 'neck')),
    standHeight: 0.034,
    endHeight: 0.026,
    leafWidth: 0.046,
    point: [0.036, -0.07, 0.012],
    span: 0.11,
    lean: 0.22,
    lift: 0.003,
    roll: 0.004,
  };
  const buttons = Array.from({ length: 7 }, (_, index): Point => [0, -0.128 - index * 0.088]).filter(
    ([, y]) => y > BOTTOM + 0.05,
  );
  return {
    pattern: { pieces: top.pieces, seams: top.seams, blanks: collarBlanks(collar), spacing: 0.0088 },
    form: top.form,
    draping: { frames: 190, substeps: 16 },
    fabric: 'weave',
    thickness: 0.0016,
    laid: ({ cloth, originOf }) => [...layCollar(cloth, neckline(cloth), collar, originOf), ...laid(cloth)],
    buttons: ({ cloth }) => buttonsOn(cloth, 'front', buttons, { radius: 0.0056, lift: 0.0046 }),
    details: details(top, collar),
    label: { on: 'stand', middle: [collar.length / 2, 0.017], width: 0.045, height: 0.019 },
  };
}
