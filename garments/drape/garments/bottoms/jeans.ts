import { counterClockwise, type Point, smoothstep } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { beside } from '../../cloth/pattern.ts';
import type { Cloth } from '../../cloth/sew.ts';
import { evenedDepth, evenedEdge, evenedOut } from '../../finish/even-out.ts';
import { levelHems } from '../../finish/level-hems.ts';
import { beltLoops } from '../../laid/belt-loops.ts';
import { buttonsOn } from '../../laid/button.ts';
import { type LaidPiece, laidOn } from '../../laid/laid-piece.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { sewTrousers, type TrouserMeasures, type Trousers, trouserSeams } from '../../sewing/trousers.ts';
import { doubledEdge, FLY, laidFly } from './trouser-details.ts';

type Measures = Omit<TrouserMeasures, 'softness'> & {
  /** Size of the opening of a front pocket in metres: sideways and downwards. */
  pocket: Point;
  /** Thickness of the thread in metres. Jeans have thicker thread than shirts. */
  thread: number;
  hem: number;
  /** Radius of the button in metres. */
  button: number;
  thickness?: number;
  scale?: number;
  /**
   * In how many rounds small folds are smoothed. Children's jeans need more, because their cloth is thick in
   * relation to their size.
   */
  evened?: number;
  /** In how many rounds the legs are ironed flat. Undefined if they need not be flat. */
  ironed?: number;
};

const stitch = (on: string, line: readonly Point[]): Detail => ({ on, line, kind: 'stitch' });
/** Sets the thickness of the thread of all stitches in `details`. */
const sewnWith = (thread: number, details: readonly Detail[]): Detail[] =>
  details.map((detail) => (detail.kind === 'stitch' ? { ...detail, width: thread } : detail));
const sided = (line: readonly Point[], side: number): Point[] => line.map(([x, y]): Point => [side * x, y]);

/** The opening of a front pocket: a curve from the waist to the side seam. */
const openingTo = ([aside, down]: Point): Point[] =>
  Array.from({ length: 25 }, (_, step): Point => {
    const angle = ((step / 24) * Math.PI) / 2;
    return [0.075 + (aside - 0.075) * (1 - Math.cos(angle)), -0.013 - (down - 0.013) * Math.sin(angle)];
  });
/** The seam of the yoke, from the middle of the back up to the side seam. */
const YOKE: readonly Point[] = [
  [0, -0.052],
  [0.1, -0.045],
  [0.215, -0.028],
];
const BACK_POCKET: readonly Point[] = [
  [0.034, -0.09],
  [0.168, -0.078],
  [0.163, -0.2],
  [0.102, -0.234],
  [0.042, -0.208],
];
/** The double curve that is stitched across a back pocket. */
const ARC = Array.from({ length: 21 }, (_, step): Point => {
  const share = step / 20;
  return [
    0.041 + 0.122 * share,
    -0.146 - 0.02 * Math.abs(Math.sin(share * 2 * Math.PI)) ** 0.8 + 0.008 * share,
  ];
});

/** Outline of the worn area on thigh and knee, for a leg that is one metre long. */
const WORN: readonly Point[] = [
  [0.09, -0.3],
  [0.15, -0.33],
  [0.15, -0.55],
  [0.12, -0.66],
  [0.07, -0.55],
  [0.06, -0.4],
];

const backPocket = (cloth: Cloth, side: 1 | -1): LaidPiece =>
  laidOn(cloth, {
    name: `backPocket${side}`,
    on: side > 0 ? 'backRight' : 'backLeft',
    outline: counterClockwise(sided(BACK_POCKET, side)),
    part: PART.pocket,
    thickness: 0.0022,
    lift: ([, y]) => 0.001 + 0.0014 * smoothstep(-0.13, -0.08, y),
  });

/** The line of stitches on a back pocket: `by` metres inside its outline, but not along its upper side. */
const pocketStitch = (by: number): Point[] => {
  const [upperIn, upperOut, lowerOut, point, lowerIn] = BACK_POCKET as [Point, Point, Point, Point, Point];
  return [
    [upperIn[0] + by, upperIn[1]],
    [lowerIn[0] + by, lowerIn[1] + by * 0.6],
    [point[0], point[1] + by],
    [lowerOut[0] - by, lowerOut[1] + by * 0.6],
    [upperOut[0] - by, upperOut[1]],
  ];
};

function sideDetails(side: 1 | -1, { pocket, length }: Measures): Detail[] {
  const opening = openingTo(pocket);
  const end = side > 0 ? 'Right' : 'Left';
  const [front, back] = [`front${end}`, `back${end}`];
  const lowered = (by: number): Point[] => opening.map(([x, y]): Point => [x - by * 0.6, y - by]);
  const worn = WORN.map(([x, y]): Point => [x, y * length]);
  return [
    { on: front, line: sided(opening, side), kind: 'seam', width: 0.004 },
    ...[0.004, 0.01].map((by) => stitch(front, sided(lowered(by), side))),
    { on: front, line: sided(worn, side), kind: 'wear', closed: true, strength: 0.42 },
    { on: back, line: sided(YOKE, side), kind: 'seam', width: 0.004 },
    ...[0.004, 0.01].map((by) =>
      stitch(
        back,
        sided(YOKE, side).map(([x, y]): Point => [x, y - by]),
      ),
    ),
    ...[0.004, 0.01].map((by) => stitch(back, sided(pocketStitch(by), side))),
    ...[0, 0.006].map((by) =>
      stitch(
        back,
        sided(ARC, side).map(([x, y]): Point => [x, y - by]),
      ),
    ),
    stitch(
      back,
      sided(
        [
          [0.04, -0.1],
          [0.163, -0.089],
        ],
        side,
      ),
    ),
    { on: back, line: sided(worn, side), kind: 'wear', closed: true, strength: 0.25 },
  ];
}

/** Smooths the legs and their side seams, and levels their hems. */
function iron(cloth: Cloth, { fronts, backs }: Trousers, rounds: number): void {
  evenedDepth(cloth, rounds);
  for (const { name } of [...fronts, ...backs]) {
    evenedEdge(cloth, name, 'crotch', rounds);
    evenedEdge(cloth, name, 'outer', rounds * 3);
  }
  levelHems(cloth, [...fronts, ...backs], 0.3);
}

/** Jeans with five pockets, a back yoke and visible stitching. */
function sewJeans(measures: Measures): Garment {
  const { waistband, hem, thread, button, thickness = 0.0022, scale, evened, ironed } = measures;
  const trousers = sewTrousers({ ...measures, softness: 4e-3 });
  const { front, back, length } = trousers.marks;
  const loops = [front - 0.105, front + 0.105, back, (back + 2 * front) / 2, (back + length) / 2];
  return {
    pattern: { pieces: trousers.pieces, seams: trousers.seams, spacing: 0.0095 },
    form: trousers.form,
    draping: { frames: 200, friction: 0.5 },
    ...(evened || ironed
      ? {
          finish: (cloth) => {
            if (evened) evenedOut(cloth, evened);
            if (ironed) iron(cloth, trousers, ironed);
          },
        }
      : {}),
    fabric: 'denim',
    thickness,
    ...(scale ? { scale } : {}),
    laid: ({ cloth }) => [
      ...beltLoops(cloth, loops, waistband.height),
      ...([1, -1] as const).flatMap((side) => [
        backPocket(cloth, side),
        doubledEdge(
          cloth,
          side > 0 ? 'frontRight' : 'frontLeft',
          'pocket',
          sided([[0.075, -0.001], ...openingTo(measures.pocket)], side),
          ([x, y], by) => [x - side * by * 0.6, y - by * 0.8],
        ),
      ]),
      laidFly(cloth),
    ],
    buttons: ({ cloth }) =>
      buttonsOn(cloth, 'waistband', [[front, waistband.height / 2]], {
        radius: button,
        lift: 0.003,
        holes: false,
      }),
    details: sewnWith(thread, [
      ...trouserSeams(trousers),
      ...([1, -1] as const).flatMap((side) => sideDetails(side, measures)),
      ...[...trousers.fronts, ...trousers.backs].flatMap((piece): Detail[] => [
        stitch(piece.name, beside(piece, 'hem', hem)),
        { on: piece.name, line: beside(piece, 'hem', hem / 2), kind: 'band', width: hem },
        stitch(piece.name, beside(piece, 'crotch', 0.004)),
      ]),
      ...[FLY, FLY.map(([x, y]): Point => [x - 0.006, y + 0.002])].map((line) => stitch('frontRight', line)),
      ...[0.004, waistband.height - 0.004].map((y) =>
        stitch('waistband', [
          [0, y],
          [length, y],
        ]),
      ),
    ]),
    label: { on: 'waistband', middle: [back, waistband.height / 2], width: 0.045, height: 0.02 },
  };
}

const waistband = { height: 0.038, drawnIn: 0.965, part: PART.waistband, softness: 5e-5 };

/** Women's slim jeans. */
export const jeans = (): Garment =>
  sewJeans({
    figure: 'women',
    waistHeight: 1.045,
    length: 1,
    crotchDepth: 0.265,
    front: { waist: 0.182, hip: 0.219, crotch: 0.045, rise: -0.012, hemInner: 0.045, hemOuter: 0.212 },
    back: { waist: 0.188, hip: 0.229, crotch: 0.085, rise: 0.022, hemInner: 0.037, hemOuter: 0.222 },
    waistband,
    depths: [
      [0.3, 0.058],
      [0.52, 0.064],
      [0.8, 0.08],
      [0.97, 0.13],
    ],
    thin: { waist: 0.78, legs: 0.58 },
    stride: 0.02,
    pocket: [0.205, 0.098],
    thread: 0.0016,
    hem: 0.016,
    button: 0.0095,
  });

/**
 * Values that make jeans look as if they lie on a table: a flat waistband, and boards that flatten hips and
 * legs.
 */
const lying = {
  waistband: { ...waistband, flat: 0.042 },
  depths: [
    [0.3, 0.06],
    [0.52, 0.062],
    [0.8, 0.068],
    [0.97, 0.075],
  ],
  thin: { waist: 0.5, legs: 0.5 },
  thread: 0.0016,
  hem: 0.018,
  button: 0.0095,
  ironed: 14,
} as const;

/** Wide-leg jeans: wide from the hip to the floor, with a high waist. */
export const jeansWide = (): Garment =>
  sewJeans({
    ...lying,
    figure: 'women',
    waistHeight: 1.085,
    length: 1.05,
    crotchDepth: 0.295,
    front: { waist: 0.178, hip: 0.216, crotch: 0.05, rise: -0.01, hemInner: 0.024, hemOuter: 0.284 },
    back: { waist: 0.185, hip: 0.226, crotch: 0.092, rise: 0.02, hemInner: 0.016, hemOuter: 0.294 },
    straight: [0.148, 0.1],
    stride: 0.07,
    apart: 0.085,
    pocket: [0.2, 0.098],
  });

/** Measures that all men's jeans share: narrower hips and a lower waist than women's. */
const menCut = {
  ...lying,
  figure: 'men',
  waistHeight: 1.035,
  length: 1.03,
  crotchDepth: 0.255,
  straight: [0.158, 0.1],
  stride: 0.03,
  pocket: [0.208, 0.096],
} as const;

/** Men's straight jeans: as wide at the knee as at the hem. */
export const menJeans = (): Garment =>
  sewJeans({
    ...menCut,
    front: { waist: 0.202, hip: 0.222, crotch: 0.05, rise: -0.012, hemInner: 0.028, hemOuter: 0.218 },
    back: { waist: 0.209, hip: 0.234, crotch: 0.09, rise: 0.022, hemInner: 0.02, hemOuter: 0.23 },
  });

/** Men's slim jeans, tapered from the thigh to the hem. */
export const menJeansSlim = (): Garment =>
  sewJeans({
    ...menCut,
    front: { waist: 0.2, hip: 0.216, crotch: 0.046, rise: -0.012, hemInner: 0.046, hemOuter: 0.19 },
    back: { waist: 0.207, hip: 0.228, crotch: 0.086, rise: 0.022, hemInner: 0.038, hemOuter: 0.202 },
  });

/**
 * Children's jeans: wide in relation to their length, and not narrower at the waist. They are draped in adult
 * size and then scaled down.
 */
export const kidsJeans = (): Garment =>
  sewJeans({
    figure: 'children',
    waistHeight: 1.045,
    length: 0.83,
    crotchDepth: 0.262,
    front: { waist: 0.2, hip: 0.224, crotch: 0.045, rise: -0.008, hemInner: 0.038, hemOuter: 0.21 },
    back: { waist: 0.206, hip: 0.234, crotch: 0.085, rise: 0.018, hemInner: 0.03, hemOuter: 0.22 },
    waistband: { ...waistband, height: 0.046 },
    depths: [
      [0.3, 0.062],
      [0.52, 0.07],
      [0.8, 0.084],
      [0.97, 0.13],
    ],
    thin: { waist: 0.8, legs: 0.62 },
    straight: [0.152, 0.11],
    stride: 0.024,
    pocket: [0.216, 0.094],
    thread: 0.0021,
    hem: 0.022,
    button: 0.013,
    thickness: 0.0028,
    scale: 0.75,
    evened: 4,
  });
