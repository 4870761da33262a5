import type { Point } from '../../cloth/geometry.ts';
import { beside, within } from '../../cloth/pattern.ts';
import type { Detail } from '../../render/details.ts';
import type { Hood } from '../../sewing/hood.ts';
import { type Top, topSeams } from '../../sewing/top.ts';
import { CHIN, FLAP, NECK_DEPTH, type ParkaMeasures, pocket, pocketFlap, SIDES } from './parka-cut.ts';

const CASING = 0.03;
const HEM = 0.03;

const stitch = (on: string, line: readonly Point[]): Detail => ({ on, line, kind: 'stitch' });

/** Stitches of the channel for the waist cord, and the small folds above and below it. */
function casing(on: 'front' | 'back', waist: number): Detail[] {
  const across = (up: number): Point[] => [
    [-0.3, waist + up],
    [0.3, waist + up],
  ];
  const folds = Array.from({ length: 25 }, (_, index): Detail[] => {
    const x = (index - 12) * 0.021 + 0.006 * Math.sin(index * 2.4);
    return SIDES.map((side) => ({
      on,
      line: [
        [x, waist + (side * CASING) / 2],
        [
          x + 0.004 * Math.sin(index * 1.7),
          waist + side * (CASING / 2 + 0.022 + 0.014 * Math.sin(index * 3.1)),
        ],
      ],
      kind: 'seam',
      width: 0.007,
      strength: 0.28,
    }));
  });
  return [
    { on, line: across(0), kind: 'band', width: CASING, strength: 0.18 },
    ...folds.flat(),
    ...SIDES.map((side) => stitch(on, across((side * CASING) / 2))),
  ];
}

/** The seams and stitches of a parka, and the small folds at its waist. */
export function parkaDetails(top: Top, up: Hood, { torso, waist, closes }: ParkaMeasures): Detail[] {
  const yoke = (on: 'front' | 'back', y: number): Detail[] => {
    const line: Point[] = [
      [-0.3, y],
      [0.3, y],
    ];
    return [
      { on, line: within(top[on], line), kind: 'seam', width: 0.004 },
      stitch(
        on,
        within(
          top[on],
          line.map(([x]): Point => [x, y + 0.006]),
        ),
      ),
    ];
  };
  const free = closes === 'right' ? 1 : -1;
  return [
    ...topSeams(top, 0.004),
    ...yoke('front', -0.175),
    ...yoke('back', -0.165),
    ...(['front', 'back'] as const).flatMap((on) =>
      casing(on, waist).map((detail) => ({ ...detail, line: within(top[on], detail.line) })),
    ),
    ...[top.front, top.back, ...top.sleeves].flatMap((piece): Detail[] => [
      stitch(piece.name, beside(piece, 'hem', HEM)),
      { on: piece.name, line: beside(piece, 'hem', HEM / 2), kind: 'band', width: HEM },
    ]),
    ...[0.007, FLAP.half * 2 - 0.007].map((in_) =>
      stitch('front', [
        [free * (FLAP.half - in_), -NECK_DEPTH],
        [free * (FLAP.half - in_), -torso.length],
      ]),
    ),
    ...[0.007, FLAP.half * 2 - 0.007].map((x) =>
      stitch('chinFlap', [
        [x, 0],
        [x, CHIN],
      ]),
    ),
    ...SIDES.flatMap((side) => [
      stitch('front', inset(pocket(side, waist), 0.006)),
      stitch('front', inset(pocketFlap(side, waist), 0.006)),
    ]),
    ...up.pieces.flatMap((piece): Detail[] => [
      stitch(piece.name, beside(piece, 'face', 0.024)),
      { on: piece.name, line: beside(piece, 'face', 0.012), kind: 'band', width: 0.024 },
    ]),
    ...['hoodRight', 'hoodLeft'].flatMap((name): Detail[] => {
      const piece = up.pieces.find((one) => one.name === name);
      return piece
        ? [
            { on: name, line: beside(piece, 'crown', 0), kind: 'seam', width: 0.004 },
            stitch(name, beside(piece, 'crown', 0.006)),
            { on: name, line: beside(piece, 'neck', 0), kind: 'seam', width: 0.004 },
          ]
        : [];
    }),
  ];
}

/** Shrinks an outline towards its centre, as a closed line. */
function inset(outline: readonly Point[], by: number): Point[] {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [x0, y0] = [(left + right) / 2, (low + high) / 2];
  const line = outline.map(
    ([x, y]): Point => [
      x0 + (x - x0) * (1 - (2 * by) / (right - left)),
      y0 + (y - y0) * (1 - (2 * by) / (high - low)),
    ],
  );
  return [...line, ...line.slice(0, 1)];
}
