import { counterClockwise, type Point, smoothstep } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { beside } from '../../cloth/pattern.ts';
import type { Cloth } from '../../cloth/sew.ts';
import { evenedOut } from '../../finish/even-out.ts';
import { buttonsOn } from '../../laid/button.ts';
import { type LaidPiece, laidOn } from '../../laid/laid-piece.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { type SkirtMeasures, sewSkirt } from '../../sewing/skirt.ts';

const BAND = { height: 0.04, drawnIn: 0.975, part: PART.waistband, softness: 5e-5 };
const LENGTH = 0.42;
const HEM = 0.022;
const PLACKET = 0.019;
const BUTTONS = { radius: 0.0085, lift: 0.006, holes: false };

const MEASURES: SkirtMeasures = {
  waistHeight: 1.06,
  waist: 0.19,
  hip: 0.232,
  hem: 0.247,
  length: LENGTH,
  rise: 0.012,
  tail: 0.014,
  waistband: BAND,
  softness: 6e-5,
};

/**
 * Outlines of the patch pockets in the right half of the picture, in front and at the back. Each has a point
 * at the bottom. Points go from the middle outwards.
 */
const FRONT_POCKET: readonly Point[] = [
  [0.066, -0.115],
  [0.172, -0.108],
  [0.172, -0.222],
  [0.119, -0.24],
  [0.068, -0.228],
];
const BACK_POCKET: readonly Point[] = [
  [0.052, -0.115],
  [0.166, -0.104],
  [0.158, -0.215],
  [0.107, -0.24],
  [0.058, -0.222],
];
const sided = (outline: readonly Point[], side: number): Point[] =>
  counterClockwise(outline.map(([x, y]): Point => [side * x, y]));
/** Shrinks the outline of a pocket towards its centre: the stitches are sewn there. */
const inset = (outline: readonly Point[], by: number): Point[] => {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const middle: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  return outline.map(([x, y]) => [x - Math.sign(x - middle[0]) * by, y - Math.sign(y - middle[1]) * by]);
};

const bottom = -LENGTH - MEASURES.tail;

const placket = (cloth: Cloth): LaidPiece =>
  laidOn(cloth, {
    name: 'placket',
    on: 'front',
    outline: [
      [-PLACKET, bottom + 0.002],
      [PLACKET, bottom + 0.002],
      [PLACKET, -MEASURES.rise],
      [-PLACKET, -MEASURES.rise],
    ],
    part: PART.pocket,
    thickness: 0.0026,
    lift: ([x]) => 0.001 + 0.0022 * smoothstep(-PLACKET, PLACKET, -x),
  });

const pocket = (cloth: Cloth, on: 'front' | 'back', outline: readonly Point[], side: 1 | -1): LaidPiece =>
  laidOn(cloth, {
    name: `${on}Pocket${side}`,
    on,
    outline: sided(outline, side),
    part: PART.pocket,
    thickness: 0.0024,
    lift: ([, y]) => 0.001 + 0.0012 * smoothstep(-0.16, -0.11, y),
  });

const loop = (cloth: Cloth, x: number): LaidPiece =>
  laidOn(cloth, {
    name: `loop${x.toFixed(3)}`,
    on: 'waistband',
    outline: [
      [x - 0.006, -0.006],
      [x + 0.006, -0.006],
      [x + 0.006, BAND.height],
      [x - 0.006, BAND.height],
    ],
    part: PART.pocket,
    thickness: 0.0018,
    spacing: 0.005,
    lift: ([, y]) => 0.0022 + 0.0018 * Math.sin(Math.PI * Math.min(1, Math.max(0, y / BAND.height))),
  });

/** A short denim skirt with buttons down the front, belt loops and patch pockets. */
export function denimSkirt(): Garment {
  const skirt = sewSkirt(MEASURES);
  const { front, back, length } = skirt.marks;
  const loops = [front - 0.1, front + 0.1, back, (back + front) / 2 + 0.02, (back + length) / 2 + 0.06];
  const stitches = (on: string, line: readonly Point[]): Detail => ({ on, line, kind: 'stitch' });
  const pockets: Detail[] = [1, -1].flatMap((side) => [
    stitches('front', inset(sided(FRONT_POCKET, side), 0.005)),
    stitches('back', inset(sided(BACK_POCKET, side), 0.005)),
  ]);
  const yoke: Point[] = [
    [-0.24, -0.055],
    [0, -0.078],
    [0.24, -0.055],
  ];
  return {
    pattern: { pieces: skirt.pieces, seams: skirt.seams, spacing: 0.009 },
    form: skirt.form,
    draping: { frames: 130, friction: 0.5 },
    finish: (cloth) => evenedOut(cloth, 8),
    fabric: 'denim',
    thickness: 0.0028,
    laid: ({ cloth }) => [
      placket(cloth),
      ...([1, -1] as const).flatMap((side) => [
        pocket(cloth, 'front', FRONT_POCKET, side),
        pocket(cloth, 'back', BACK_POCKET, side),
      ]),
      ...loops.map((x) => loop(cloth, x)),
    ],
    buttons: ({ cloth }) => [
      ...buttonsOn(
        cloth,
        'front',
        [0, 1, 2, 3, 4].map((step): Point => [0, -0.052 - step * 0.078]),
        BUTTONS,
      ),
      ...buttonsOn(cloth, 'waistband', [[front, BAND.height / 2]], { ...BUTTONS, lift: 0.0035 }),
    ],
    details: [
      ...(['front', 'back'] as const).flatMap((name): Detail[] => [
        { on: name, line: beside(skirt[name], 'sideRight', 0), kind: 'seam', width: 0.003 },
        { on: name, line: beside(skirt[name], 'sideLeft', 0), kind: 'seam', width: 0.003 },
        { on: name, line: beside(skirt[name], 'hem', HEM), kind: 'stitch' },
        { on: name, line: beside(skirt[name], 'hem', HEM / 2), kind: 'band', width: HEM },
      ]),
      ...pockets,
      { on: 'back', line: yoke, kind: 'seam', width: 0.004 },
      stitches(
        'back',
        yoke.map(([x, y]): Point => [x, y + 0.005]),
      ),
      ...[1, -1].map((side) =>
        stitches('front', [
          [side * (PLACKET - 0.005), -MEASURES.rise],
          [side * (PLACKET - 0.005), bottom],
        ]),
      ),
      ...[0.005, BAND.height - 0.005].map((y) =>
        stitches('waistband', [
          [0, y],
          [length, y],
        ]),
      ),
      {
        on: 'waistband',
        line: [
          [0, 0],
          [length, 0],
        ],
        kind: 'seam',
        width: 0.004,
      },
    ],
    label: { on: 'waistband', middle: [back, BAND.height / 2], width: 0.045, height: 0.02 },
  };
}
