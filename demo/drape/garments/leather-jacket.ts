import { moved, type Point, type Vector } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import { beside } from '../cloth/pattern.ts';
import { locator } from '../cloth/surface.ts';
import { tube } from '../laid/tube.ts';
import { zip } from '../laid/zip.ts';
import type { Detail } from '../render/details.ts';
import type { Garment } from '../sewing/garment.ts';
import { standCollar } from '../sewing/stand-collar.ts';
import { sewTop, topSeams } from '../sewing/top.ts';

const LENGTH = 0.56;
const NECK_DEPTH = 0.085;
const COLLAR = 0.042;

/** The zip runs from the hem to the neckline, in the left half of the picture. */
const CLOSURE: { bottom: Point; top: Point } = { bottom: [-0.022, -LENGTH - 0.01], top: [-0.074, -0.083] };

/** A slanted zip pocket at the waist, and one on the chest in the right half of the picture. */
const POCKETS: readonly (readonly [Point, Point])[] = [
  [
    [0.12, -0.36],
    [0.165, -0.475],
  ],
  [
    [-0.12, -0.36],
    [-0.165, -0.475],
  ],
  [
    [0.085, -0.215],
    [0.175, -0.2],
  ],
];

/** Panel seams over shoulder and front. */
const PANELS: readonly Point[][] = [
  [
    [0.235, -0.15],
    [0.18, -0.165],
    [0.05, -0.16],
  ],
  [
    [-0.235, -0.15],
    [-0.18, -0.165],
    [-0.085, -0.163],
  ],
];

/** A biker jacket to the waist: a low stand-up collar, a slanted zip and zipped pockets. */
export function leatherJacket(): Garment {
  const top = sewTop({
    shape: { figure: 'women', bust: 0.4, straight: [0.17, 0.124] },
    arms: 16,
    torso: {
      neck: 0.082,
      shoulder: 0.206,
      shoulderDrop: 0.044,
      armholeDepth: 0.252,
      chest: 0.258,
      waist: 0.249,
      hem: 0.25,
      length: LENGTH,
    },
    neckDepth: NECK_DEPTH,
    backNeckDepth: 0.02,
    sleeve: { width: 0.186, hem: 0.122, cap: 0.128, length: 0.585 },
    tail: 0.012,
    softness: 1e-4,
  });
  const collar = standCollar(top.front, top.back, {
    height: COLLAR,
    opening: [0.082, 0.084],
    softness: 1e-4,
  });
  const seams: Detail[] = PANELS.flatMap((line): Detail[] => [
    { on: 'front', line, kind: 'seam', width: 0.004 },
    { on: 'front', line: line.map(([x, y]): Point => [x, y - 0.006]), kind: 'stitch' },
  ]);
  return {
    pattern: {
      pieces: [...top.pieces, collar.piece],
      seams: [...top.seams, ...collar.seams],
      spacing: 0.0088,
    },
    form: top.form,
    draping: { frames: 180, clearance: 0.01, friction: 0.4 },
    fabric: 'leather',
    thickness: 0.0032,
    unevenness: 0.3,
    laid: ({ cloth }) => {
      const onFront = locator(cloth, 'front');
      return [
        ...zip(cloth, 'front', { ...CLOSURE, tape: 0.009, pull: true }),
        ...POCKETS.map(([[ax, ay], [bx, by]], index) => {
          const places = [0, 0.25, 0.5, 0.75, 1].map((share): Vector => {
            const { place, facing } = onFront([ax + (bx - ax) * share, ay + (by - ay) * share]);
            return moved(place, facing, 0.0008);
          });
          return tube({ name: `pocket${index}`, part: PART.metal }, places, 0.0026, [0.002, 0.002], 0.6);
        }),
      ];
    },
    details: [
      ...topSeams(top, 0.004),
      ...seams,
      ...POCKETS.map((line): Detail => ({ on: 'front', line, kind: 'seam', width: 0.011, strength: 0.8 })),
      { on: 'front', line: beside(top.front, 'neck', 0), kind: 'seam', width: 0.004 },
      {
        on: 'front',
        line: [CLOSURE.bottom, CLOSURE.top].map(([x, y]): Point => [x + 0.022, y + 0.002]),
        kind: 'stitch',
      },
      {
        on: 'collar',
        line: [
          [collar.middle + 0.075, 0],
          [collar.middle + 0.075, COLLAR],
        ],
        kind: 'seam',
        width: 0.004,
      },
      ...(['armholeRight', 'armholeLeft'] as const).map(
        (side): Detail => ({ on: 'front', line: beside(top.front, side, 0.006), kind: 'stitch' }),
      ),
      ...[top.front, top.back, ...top.sleeves].flatMap((piece): Detail[] => [
        { on: piece.name, line: beside(piece, 'hem', 0.03), kind: 'stitch' },
        { on: piece.name, line: beside(piece, 'hem', 0.015), kind: 'band', width: 0.03 },
      ]),
      {
        on: 'back',
        line: [
          [0, -0.02],
          [0, -LENGTH],
        ],
        kind: 'seam',
        width: 0.004,
      },
    ],
    label: { on: 'back', middle: [0, -0.05], width: 0.05, height: 0.024 },
  };
}
