import { counterClockwise, type Point, smoothstep } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { beside, edgeOf, lengthOf } from '../../cloth/pattern.ts';
import type { Cloth } from '../../cloth/sew.ts';
import { evenedOut } from '../../finish/even-out.ts';
import { buttonsOn } from '../../laid/button.ts';
import { type CollarMeasures, collarBlanks, layCollar, neckline } from '../../laid/collar.ts';
import { type LaidPiece, laidOn } from '../../laid/laid-piece.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { sewTop, type Top, type TopMeasures, topSeams } from '../../sewing/top.ts';
import type { TorsoMeasures } from '../../sewing/torso.ts';

type Measures = Pick<TopMeasures, 'shape' | 'torso' | 'neckDepth' | 'softness'> &
  Required<Pick<TopMeasures, 'arms' | 'sleeve' | 'tail'>> & {
    cuff: number;
    collar: Omit<CollarMeasures, 'length'>;
    /** Half the width of the placket. */
    placket: number;
    /** The wearer's front that lies above; a box that stands off evenly on both sides hides which it is. */
    closes: 'right' | 'left' | 'box';
    /** A chest pocket: its upper corner at the placket, its width and height. */
    pocket: { corner: Point; width: number; height: number };
    buttons: { first: number; apart: number; radius: number };
    thickness?: number;
    scale?: number;
    /** Rounds in which small folds are evened out: a child's cloth is thick for its size. */
    evened?: number;
  };

const bottomOf = ({ torso, tail }: Measures) => -torso.length - tail * 1.0875;

/** Pointed below. */
const pocketOf = ({ pocket: { corner, width, height } }: Measures): Point[] => {
  const [x, y] = corner;
  return [
    [x, y],
    [x, y - height],
    [x + width / 2, y - height - 0.016],
    [x + width, y - height],
    [x + width, y],
  ];
};

const stitch = (on: string, line: readonly Point[]): Detail => ({ on, line, kind: 'stitch' });
const groove = (on: string, line: readonly Point[], width: number): Detail => ({
  on,
  line,
  kind: 'seam',
  width,
});

function laid(cloth: Cloth, measures: Measures): LaidPiece[] {
  const { placket, neckDepth, closes, pocket } = measures;
  const bottom = bottomOf(measures) + 0.002;
  const over = { right: 1, left: -1, box: 0 }[closes];
  return [
    laidOn(cloth, {
      name: 'placket',
      on: 'front',
      outline: [
        [-placket, bottom],
        [placket, bottom],
        [placket, -neckDepth],
        [-placket, -neckDepth],
      ],
      part: PART.pocket,
      thickness: 0.0016,
      lift: ([x]) => 0.001 + 0.0018 * smoothstep(-placket, placket, over * x),
    }),
    laidOn(cloth, {
      name: 'pocket',
      on: 'front',
      outline: counterClockwise(pocketOf(measures)),
      part: PART.pocket,
      thickness: 0.0014,
      lift: ([x, y]) =>
        0.001 +
        0.0026 *
          smoothstep(pocket.corner[1] - 0.03, pocket.corner[1], y) *
          Math.sin((Math.PI * (x - pocket.corner[0])) / pocket.width),
    }),
  ];
}

/** Yoke behind with a pleat below it, and where it reaches over the shoulders. */
function yoke({ neck, shoulder, shoulderDrop }: TorsoMeasures): Detail[] {
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

function details(top: Top, collar: CollarMeasures, measures: Measures): Detail[] {
  const { torso, placket, neckDepth, pocket } = measures;
  const [x, y] = pocket.corner;
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
    ...yoke(torso),
    ...[1, -1].map((side) =>
      stitch('front', [
        [side * (placket - 0.005), -neckDepth],
        [side * (placket - 0.005), bottomOf(measures)],
      ]),
    ),
    stitch(
      'front',
      pocketOf(measures).map((point): Point => {
        const inwards = Math.sign(x + pocket.width / 2 - point[0]);
        return [point[0] + 0.002 * inwards, point[1]];
      }),
    ),
    stitch('front', [
      [x, y - 0.024],
      [x + pocket.width, y - 0.024],
    ]),
    stitch('leaf', [
      [0.005, collar.leafWidth],
      [0.005, 0.005],
      [collar.length - 0.005, 0.005],
      [collar.length - 0.005, collar.leafWidth],
    ]),
  ];
}

/** A shirt with a collar, a placket, a chest pocket, cuffs and a rounded hem. */
function sewShirt(measures: Measures): Garment {
  const {
    shape,
    arms,
    torso,
    neckDepth,
    sleeve,
    tail,
    softness,
    scale,
    evened,
    thickness = 0.0016,
  } = measures;
  const top = sewTop({
    shape,
    arms,
    torso,
    neckDepth,
    backNeckDepth: 0.02,
    sleeve,
    cuff: { height: measures.cuff, drawnIn: 0.74, part: PART.waistband, softness: 1e-4 },
    tail,
    softness,
  });
  const collar: CollarMeasures = {
    length: lengthOf(edgeOf(top.front, 'neck')) + lengthOf(edgeOf(top.back, 'neck')),
    ...measures.collar,
  };
  const { first, apart, radius } = measures.buttons;
  const lowest = bottomOf(measures) + 0.05;
  const count = Math.floor((first - lowest) / apart) + 1;
  const buttons = Array.from({ length: count }, (_, index): Point => [0, first - index * apart]);
  return {
    pattern: { pieces: top.pieces, seams: top.seams, blanks: collarBlanks(collar), spacing: 0.0088 },
    form: top.form,
    draping: { frames: 190, substeps: 16 },
    ...(evened ? { finish: (cloth) => evenedOut(cloth, evened) } : {}),
    fabric: 'weave',
    thickness,
    ...(scale ? { scale } : {}),
    laid: ({ cloth, originOf }) => [
      ...layCollar(cloth, neckline(cloth), collar, originOf),
      ...laid(cloth, measures),
    ],
    buttons: ({ cloth }) => buttonsOn(cloth, 'front', buttons, { radius, lift: 0.0046 }),
    details: details(top, collar, measures),
    label: { on: 'stand', middle: [collar.length / 2, 0.017], width: 0.045, height: 0.019 },
  };
}

/** Closes right over left. */
export const shirt = (): Garment =>
  sewShirt({
    shape: { figure: 'women', bust: 0.55 },
    arms: 17,
    torso: {
      neck: 0.075,
      shoulder: 0.2,
      shoulderDrop: 0.045,
      armholeDepth: 0.255,
      chest: 0.275,
      waist: 0.262,
      hem: 0.272,
      length: 0.63,
    },
    neckDepth: 0.078,
    tail: 0.075,
    sleeve: { width: 0.192, hem: 0.14, cap: 0.125, length: 0.485 },
    cuff: 0.062,
    collar: {
      standHeight: 0.034,
      endHeight: 0.026,
      leafWidth: 0.046,
      point: [0.036, -0.07, 0.012],
      span: 0.11,
      lean: 0.22,
      lift: 0.003,
      roll: 0.004,
    },
    placket: 0.0165,
    closes: 'right',
    pocket: { corner: [0.062, -0.205], width: 0.098, height: 0.11 },
    buttons: { first: -0.128, apart: 0.088, radius: 0.0056 },
    softness: 0.012,
  });

/**
 * Draped at the size of an adult, with a child's breadth, and made smaller: shorter sleeves, a small collar, and buttons
 * as large as a grown-up's. Girls and boys wear it, whose shirts close the other way round.
 */
export const kidsShirt = (): Garment =>
  sewShirt({
    shape: { figure: 'children', bust: 0, straight: [0.182, 0.12] },
    arms: 18,
    torso: {
      neck: 0.065,
      shoulder: 0.197,
      shoulderDrop: 0.044,
      armholeDepth: 0.236,
      chest: 0.262,
      waist: 0.262,
      hem: 0.267,
      length: 0.56,
    },
    neckDepth: 0.07,
    tail: 0.055,
    sleeve: { width: 0.18, hem: 0.136, cap: 0.118, length: 0.395 },
    cuff: 0.058,
    collar: {
      standHeight: 0.032,
      endHeight: 0.024,
      leafWidth: 0.042,
      point: [0.036, -0.06, 0.012],
      span: 0.11,
      lean: 0.3,
      lift: 0.0035,
      roll: 0.0035,
    },
    placket: 0.021,
    closes: 'box',
    pocket: { corner: [0.068, -0.195], width: 0.108, height: 0.112 },
    buttons: { first: -0.135, apart: 0.098, radius: 0.0082 },
    softness: 0.012,
    thickness: 0.002,
    scale: 0.75,
    evened: 5,
  });
