import type { Point } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { beside } from '../../cloth/pattern.ts';
import { evenedDepth, evenedEdge } from '../../finish/even-out.ts';
import { press } from '../../finish/press.ts';
import { beltLoops } from '../../laid/belt-loops.ts';
import { buttonsOn } from '../../laid/button.ts';
import type { Detail } from '../../render/details.ts';
import type { FabricName } from '../../render/fabrics.ts';
import type { Garment } from '../../sewing/garment.ts';
import {
  type LegMeasures,
  sewTrousers,
  type TrouserMeasures,
  trouserSeams,
  type Waistband,
} from '../../sewing/trousers.ts';
import { FLY, laidFly, laidSlantedPockets, slantedPockets, weltPockets } from './trouser-details.ts';

const WAISTBAND: Waistband = {
  height: 0.04,
  drawnIn: 0.975,
  part: PART.waistband,
  softness: 5e-5,
  flat: 0.042,
};
const HEM = 0.03;
const CREASE = { top: -0.07, height: 0.016, reach: 0.07 };
/**
 * Along lines at these distances (in metres) from the crease, the mesh has edges, so that the crease is
 * straight.
 */
const CREASE_LINES = [0, -0.0085, 0.0085];
/** In how many rounds the legs are smoothed before the crease is pressed. */
const IRONED = 40;

type Measures = Pick<
  TrouserMeasures,
  'figure' | 'waistHeight' | 'length' | 'front' | 'back' | 'depths' | 'thin' | 'straight' | 'stride' | 'apart'
> & {
  fabric: FabricName;
  /** Distances of the belt loops from the middle of the front, in metres. */
  loops: readonly number[];
  /** Radius of the button, in metres. */
  button?: number;
  waistband?: Waistband;
  crotchDepth?: number;
  crease?: { top: number; height: number; reach: number };
  thickness?: number;
  scale?: number;
};

/** Trousers with a crease, slanted front pockets and welt back pockets. */
function pressedTrousers({
  fabric,
  loops,
  button,
  waistband = WAISTBAND,
  crease = CREASE,
  thickness = 0.0022,
  scale,
  ...measures
}: Measures): Garment {
  const trousers = sewTrousers({ crotchDepth: 0.295, waistband, softness: 4e-3, ...measures });
  const { front, back, length } = trousers.marks;
  const along =
    loops.length > 0
      ? [
          ...loops.flatMap((away) => [front - away, front + away]),
          back,
          (back + 2 * front) / 2 + 0.01,
          (back + length) / 2 - 0.01,
        ]
      : [];
  const lineAt = (x: number): [Point, Point] => [
    [x, crease.top],
    [x, -measures.length + 0.004],
  ];
  const creased = [...trousers.fronts, ...trousers.backs].map((piece) => {
    const isFront = piece.name.startsWith('front');
    const x = middleOf(isFront ? measures.front : measures.back) * (piece.name.endsWith('Right') ? 1 : -1);
    return { piece, x, height: crease.height * (isFront ? 1 : 0.8) };
  });
  return {
    pattern: {
      pieces: trousers.pieces.map((piece) => {
        const pressed = creased.find((one) => one.piece === piece);
        return pressed ? { ...piece, lines: CREASE_LINES.map((aside) => lineAt(pressed.x + aside)) } : piece;
      }),
      seams: trousers.seams,
      spacing: 0.0095,
    },
    form: trousers.form,
    draping: { frames: 200, friction: 0.5 },
    finish: (cloth) => {
      evenedDepth(cloth, IRONED);
      for (const { piece } of creased) {
        evenedEdge(cloth, piece.name, 'crotch', IRONED / 5);
        evenedEdge(cloth, piece.name, 'outer', IRONED);
      }
      for (const { piece, x, height } of creased)
        press(cloth, piece.name, lineAt(x), { height, reach: crease.reach });
    },
    fabric,
    thickness,
    ...(scale ? { scale } : {}),
    laid: ({ cloth }) => [
      ...beltLoops(cloth, along, waistband.height),
      ...laidSlantedPockets(cloth, measures.front.hip, measures.front.waist),
      laidFly(cloth),
    ],
    buttons: ({ cloth }) =>
      button
        ? buttonsOn(cloth, 'waistband', [[front - 0.014, waistband.height / 2]], {
            radius: button,
            lift: 0.0028,
          })
        : [],
    details: [
      ...trouserSeams(trousers),
      ...slantedPockets(measures.front.hip, measures.front.waist),
      ...weltPockets(),
      ...creased.flatMap(({ piece }): Detail[] => [
        { on: piece.name, line: beside(piece, 'hem', HEM), kind: 'seam', width: 0.0013 },
        { on: piece.name, line: beside(piece, 'hem', HEM / 2), kind: 'band', width: HEM },
      ]),
      { on: 'frontRight', line: FLY, kind: 'stitch' },
      { on: 'frontRight', line: FLY, kind: 'seam', width: 0.0012 },
    ],
    label: { on: 'waistband', middle: [back, waistband.height / 2], width: 0.045, height: 0.02 },
  };
}

const middleOf = ({ hemInner, hemOuter }: LegMeasures) => (hemInner + hemOuter) / 2;

export const trousersSlim = (): Garment =>
  pressedTrousers({
    figure: 'women',
    waistHeight: 1.075,
    length: 0.97,
    front: { waist: 0.19, hip: 0.214, crotch: 0.046, rise: -0.01, hemInner: 0.046, hemOuter: 0.204 },
    back: { waist: 0.197, hip: 0.224, crotch: 0.088, rise: 0.02, hemInner: 0.04, hemOuter: 0.212 },
    depths: [
      [0.3, 0.055],
      [0.52, 0.06],
      [0.8, 0.068],
      [0.97, 0.075],
    ],
    straight: [0.15, 0.1],
    thin: { waist: 0.5, legs: 0.5 },
    stride: 0.03,
    fabric: 'weave',
    loops: [0.085, 0.165],
  });

export const trousersWide = (): Garment =>
  pressedTrousers({
    figure: 'women',
    waistHeight: 1.08,
    length: 1.04,
    front: { waist: 0.186, hip: 0.216, crotch: 0.05, rise: -0.01, hemInner: 0.02, hemOuter: 0.25 },
    back: { waist: 0.193, hip: 0.226, crotch: 0.092, rise: 0.02, hemInner: 0.012, hemOuter: 0.258 },
    depths: [
      [0.3, 0.06],
      [0.52, 0.062],
      [0.8, 0.068],
      [0.97, 0.075],
    ],
    straight: [0.15, 0.1],
    thin: { waist: 0.5, legs: 0.5 },
    stride: 0.05,
    apart: 0.05,
    fabric: 'weave',
    loops: [0.085, 0.165],
  });

export const menTrousers = (): Garment =>
  pressedTrousers({
    figure: 'women',
    waistHeight: 1.035,
    length: 1.03,
    front: { waist: 0.196, hip: 0.228, crotch: 0.052, rise: -0.012, hemInner: 0.03, hemOuter: 0.214 },
    back: { waist: 0.203, hip: 0.24, crotch: 0.095, rise: 0.022, hemInner: 0.022, hemOuter: 0.226 },
    depths: [
      [0.3, 0.06],
      [0.52, 0.064],
      [0.76, 0.07],
      [0.94, 0.078],
    ],
    straight: [0.155, 0.1],
    thin: { waist: 0.52, legs: 0.52 },
    stride: 0.03,
    fabric: 'twill',
    loops: [0.075, 0.15],
    button: 0.0085,
  });

/**
 * School trousers: straight and wide in relation to their length, with a plain buttoned waistband and a deep
 * crease.
 */
export const kidsTrousers = (): Garment =>
  pressedTrousers({
    figure: 'children',
    waistHeight: 1.045,
    length: 0.85,
    crotchDepth: 0.268,
    front: { waist: 0.198, hip: 0.222, crotch: 0.046, rise: -0.008, hemInner: 0.038, hemOuter: 0.204 },
    back: { waist: 0.204, hip: 0.232, crotch: 0.086, rise: 0.018, hemInner: 0.03, hemOuter: 0.214 },
    depths: [
      [0.3, 0.06],
      [0.52, 0.064],
      [0.76, 0.07],
      [0.94, 0.078],
    ],
    thin: { waist: 0.52, legs: 0.52 },
    straight: [0.155, 0.1],
    stride: 0.03,
    fabric: 'weave',
    loops: [],
    button: 0.0125,
    waistband: { ...WAISTBAND, height: 0.05 },
    // The trousers are scaled down afterwards, so the crease is pressed deeper than in adults' trousers.
    crease: { ...CREASE, top: -0.1, height: 0.02 },
    thickness: 0.0028,
    scale: 0.75,
  });
