import type { DressFormShape } from '../../body/dress-form.ts';
import type { Point } from '../../cloth/geometry.ts';
import { beside, within } from '../../cloth/pattern.ts';
import { inflate } from '../../finish/inflate.ts';
import { zip } from '../../laid/zip.ts';
import type { Garment } from '../../sewing/garment.ts';
import type { SleeveMeasures } from '../../sewing/sleeve.ts';
import { type StandCollarMeasures, standCollar } from '../../sewing/stand-collar.ts';
import { sewTop, topSeams } from '../../sewing/top.ts';
import type { TorsoMeasures } from '../../sewing/torso.ts';

type Measures = {
  shape: DressFormShape;
  arms?: number;
  raised?: number;
  torso: TorsoMeasures;
  sleeve: SleeveMeasures;
  collar?: StandCollarMeasures;
  /** Height of a quilted tube, and how far it bulges, in metres. */
  tube?: number;
  rise?: number;
  spacing?: number;
  scale?: number;
};

/** Half the width of the strip with the zip, and the depth of the neckline below the shoulder, in metres. */
const PLACKET = 0.011;
const NECK_DEPTH = 0.088;

const across = (half: number, heights: readonly number[]): Point[][] =>
  heights.map((y) => [
    [-half, y],
    [half, y],
  ]);
/**
 * Heights of the quilting seams. They divide the cloth between `from` and `to` into tubes that are about
 * `tube` high.
 */
const seamsBetween = (from: number, to: number, tube: number): number[] => {
  const count = Math.round((from - to) / tube);
  return Array.from({ length: count - 1 }, (_, index) => from + ((to - from) * (index + 1)) / count);
};

/** A down jacket with horizontal tubes, a stand-up collar and a zip. */
function sewPuffer({
  shape,
  arms = 22,
  raised = 3,
  torso,
  sleeve,
  collar: collarMeasures = { height: 0.074, opening: [0.076, 0.082], softness: 1e-4 },
  tube = 0.064,
  rise = 0.021,
  spacing = 0.0068,
  scale,
}: Measures): Garment {
  const { length } = torso;
  const top = sewTop({
    shape,
    arms,
    raised,
    torso,
    neckDepth: NECK_DEPTH,
    sleeve,
    softness: 1e-4,
  });
  const collar = standCollar(top.front, top.back, collarMeasures);
  const body = across(0.3, seamsBetween(-0.035, -length, tube));
  const arm = across(0.22, seamsBetween(-0.02, -sleeve.length, tube));
  const quilting: Readonly<Record<string, Point[][]>> = {
    front: [
      ...body,
      ...[-PLACKET, 0, PLACKET].map((x): Point[] => [
        [x, -0.08],
        [x, -length],
      ]),
    ],
    back: body,
    sleeveRight: arm,
    sleeveLeft: arm,
    collar: [
      ...across(1, [collarMeasures.height / 2]),
      ...[-PLACKET, 0, PLACKET].map((x): Point[] => [
        [collar.middle + x, 0],
        [collar.middle + x, collarMeasures.height],
      ]),
    ],
  };
  const pieces = [...top.pieces, collar.piece].map((piece) => ({
    ...piece,
    lines: quilting[piece.name] ?? [],
  }));
  return {
    pattern: { pieces, seams: [...top.seams, ...collar.seams], spacing },
    form: top.form,
    draping: { frames: 100, clearance: 0.012, friction: 0.4 },
    finish: (cloth) =>
      inflate(cloth, {
        rise,
        reach: tube / 2,
        share: (piece, [x]) => {
          if (piece === 'collar') return Math.abs(x - collar.middle) < PLACKET ? 0 : 0.6;
          return piece === 'front' && Math.abs(x) < PLACKET ? 0 : 1;
        },
      }),
    fabric: 'nylon',
    thickness: 0.001,
    unevenness: 0.25,
    ...(scale ? { scale } : {}),
    laid: ({ cloth }) => [
      ...zip(cloth, 'front', {
        top: [0, -NECK_DEPTH - 0.001],
        bottom: [0, -length],
        tape: 0.0085,
        pull: false,
      }),
      ...zip(cloth, 'collar', {
        top: [collar.middle, collarMeasures.height - 0.002],
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

export const puffer = (): Garment =>
  sewPuffer({
    shape: { figure: 'women', bust: 0.2, straight: [0.178, 0.13] },
    torso: {
      neck: 0.09,
      shoulder: 0.215,
      shoulderDrop: 0.04,
      armholeDepth: 0.255,
      chest: 0.258,
      waist: 0.258,
      hem: 0.26,
      length: 0.61,
    },
    sleeve: { width: 0.198, hem: 0.14, cap: 0.145, length: 0.56 },
  });

/** A men's down jacket: broad in the shoulder, straight and longer, with fewer and higher tubes. */
export const menPuffer = (): Garment =>
  sewPuffer({
    shape: { figure: 'men', bust: 0, straight: [0.184, 0.134] },
    arms: 17,
    raised: 8,
    torso: {
      neck: 0.092,
      shoulder: 0.232,
      shoulderDrop: 0.046,
      armholeDepth: 0.272,
      chest: 0.272,
      waist: 0.268,
      hem: 0.264,
      length: 0.69,
    },
    sleeve: { width: 0.2, hem: 0.138, cap: 0.145, length: 0.6 },
    collar: { height: 0.08, opening: [0.08, 0.086], softness: 1e-4 },
    tube: 0.082,
    rise: 0.023,
    spacing: 0.0074,
  });

/**
 * A children's down jacket, wide in relation to its height. It is draped in adult size with a child's
 * proportions and then scaled down.
 */
export const kidsPuffer = (): Garment =>
  sewPuffer({
    shape: { figure: 'children', bust: 0, straight: [0.178, 0.13] },
    arms: 20,
    raised: 5,
    torso: {
      neck: 0.098,
      shoulder: 0.21,
      shoulderDrop: 0.04,
      armholeDepth: 0.252,
      chest: 0.266,
      waist: 0.268,
      hem: 0.274,
      length: 0.585,
    },
    sleeve: { width: 0.196, hem: 0.142, cap: 0.14, length: 0.475 },
    collar: { height: 0.08, opening: [0.086, 0.09], softness: 1e-4 },
    tube: 0.08,
    rise: 0.025,
    spacing: 0.0082,
    scale: 0.75,
  });
