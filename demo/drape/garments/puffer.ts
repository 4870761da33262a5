import type { Point } from '../cloth/geometry.ts';
import { beside, within } from '../cloth/pattern.ts';
import { inflate } from '../finish/inflate.ts';
import { zip } from '../laid/zip.ts';
import type { Garment } from '../sewing/garment.ts';
import { type StandCollarMeasures, standCollar } from '../sewing/stand-collar.ts';
import { sewTop, topSeams } from '../sewing/top.ts';

/** Half the width of the placket with the zip, and the height of a quilted tube. */
const PLACKET = 0.011;
const TUBE = 0.064;

const across = (half: number, heights: readonly number[]): Point[][] =>
  heights.map((y) => [
    [-half, y],
    [half, y],
  ]);
/** The seams between tubes of about one height that fill a length. */
const seamsBetween = (from: number, to: number): number[] => {
  const count = Math.round((from - to) / TUBE);
  return Array.from({ length: count - 1 }, (_, index) => from + ((to - from) * (index + 1)) / count);
};

const COLLAR: StandCollarMeasures = {
  height: 0.074,
  opening: [0.076, 0.082],
  softness: 1e-4,
};

/** A down jacket: horizontal tubes, a stand-up collar and a zip. */
export function puffer(sleeved = true): Garment {
  const length = sleeved ? 0.61 : 0.62;
  const sleeveLength = 0.56;
  const top = sewTop({
    shape: { figure: 'women', bust: 0.2, straight: sleeved ? [0.178, 0.13] : [0.17, 0.126] },
    arms: 22,
    raised: 3,
    torso: {
      neck: 0.09,
      shoulder: sleeved ? 0.215 : 0.195,
      shoulderDrop: 0.04,
      armholeDepth: 0.255,
      chest: sleeved ? 0.258 : 0.25,
      waist: sleeved ? 0.258 : 0.248,
      hem: sleeved ? 0.26 : 0.252,
      length,
    },
    neckDepth: 0.088,
    ...(sleeved ? { sleeve: { width: 0.198, hem: 0.14, cap: 0.145, length: sleeveLength } } : {}),
    softness: 1e-4,
  });
  const collar = standCollar(top.front, top.back, COLLAR);
  const body: Point[][] = [
    ...across(0.3, seamsBetween(-0.035, -length)),
    ...[-PLACKET, 0, PLACKET].map((x): Point[] => [
      [x, -0.08],
      [x, -length],
    ]),
  ];
  const quilting: Readonly<Record<string, Point[][]>> = {
    front: body,
    back: across(0.3, seamsBetween(-0.035, -length)),
    sleeveRight: across(0.22, seamsBetween(-0.02, -sleeveLength)),
    sleeveLeft: across(0.22, seamsBetween(-0.02, -sleeveLength)),
    collar: [
      ...across(1, [COLLAR.height / 2]),
      ...[-PLACKET, 0, PLACKET].map((x): Point[] => [
        [collar.middle + x, 0],
        [collar.middle + x, COLLAR.height],
      ]),
    ],
  };
  const pieces = [...top.pieces, collar.piece].map((piece) => ({
    ...piece,
    lines: quilting[piece.name] ?? [],
  }));
  return {
    pattern: {
      pieces,
      seams: [...top.seams, ...collar.seams],
      spacing: 0.0068,
    },
    form: top.form,
    draping: { frames: 100, clearance: 0.012, friction: 0.4 },
    finish: (cloth) =>
      inflate(cloth, {
        rise: 0.021,
        reach: TUBE / 2,
        share: (piece, [x]) => {
          if (piece === 'collar') return Math.abs(x - collar.middle) < PLACKET ? 0 : 0.6;
          return piece === 'front' && Math.abs(x) < PLACKET ? 0 : 1;
        },
      }),
    fabric: 'nylon',
    thickness: 0.001,
    unevenness: 0.25,
    laid: ({ cloth }) => [
      ...zip(cloth, 'front', { top: [0, -0.089], bottom: [0, -length], tape: 0.0085, pull: false }),
      ...zip(cloth, 'collar', {
        top: [collar.middle, COLLAR.height - 0.002],
        bottom: [collar.middle, 0],
        tape: 0.0085,
        pull: true,
      }),
    ],
    details: [
      ...topSeams(top, 0.003),
      ...pieces.flatMap((piece) =>
        piece.lines.map(
          (line) => ({ on: piece.name, line: within(piece, line), kind: 'seam', width: 0.005 }) as const,
        ),
      ),
      { on: 'front', line: beside(top.front, 'neck', 0), kind: 'seam', width: 0.003 },
    ],
    label: { on: 'back', middle: [0, -0.055], width: 0.05, height: 0.024 },
  };
}

/** The same without sleeves. */
export const pufferVest = () => puffer(false);
