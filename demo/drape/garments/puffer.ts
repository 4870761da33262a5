import type { Point } from '../cloth/geometry.ts';
import { inflate } from '../cloth/inflate.ts';
import { beside, within } from '../cloth/pattern.ts';
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
  height: 0.078,
  opening: [0.086, 0.088],
  softness: 1e-4,
};

/** A down jacket: horizontal tubes, a stand-up collar and a zip. */
export function puffer(sleeved = true): Garment {
  const length = sleeved ? 0.61 : 0.59;
  const sleeveLength = 0.56;
  const top = sewTop({
    shape: { figure: 'women', bust: 0.2, straight: [0.168, 0.122] },
    arms: 20,
    raised: 3,
    torso: {
      neck: 0.09,
      shoulder: sleeved ? 0.212 : 0.195,
      shoulderDrop: 0.04,
      armholeDepth: 0.265,
      chest: 0.262,
      waist: 0.258,
      hem: 0.26,
      length,
    },
    neckDepth: 0.088,
    ...(sleeved ? { sleeve: { width: 0.212, hem: 0.142, cap: 0.088, length: sleeveLength } } : {}),
    softness: 1e-4,
  });
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
  };
  const collar = standCollar(top.front, top.back, COLLAR);
  const pieces = top.pieces.map((piece) => ({ ...piece, lines: quilting[piece.name] ?? [] }));
  return {
    pattern: {
      pieces: [...pieces, collar.piece],
      seams: [...top.seams, ...collar.seams],
      spacing: 0.0078,
    },
    form: top.form,
    draping: { frames: 100, clearance: 0.024, friction: 0.4 },
    finish: (cloth, form) => inflate(cloth, form, { across: 1.05, along: 1.42, pressure: 110 }),
    fabric: 'nylon',
    thickness: 0.0022,
    unevenness: 0.25,
    laid: ({ cloth }) => [
      ...zip(cloth, 'front', { top: [0, -0.089], bottom: [0, -length], tape: 0.0085, pull: false }),
      ...zip(cloth, 'collar', {
        top: [collar.middle, 0.076],
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
