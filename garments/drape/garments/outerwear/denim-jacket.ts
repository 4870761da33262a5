import { counterClockwise, type Point, smoothstep } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { beside, edgeOf, lengthOf } from '../../cloth/pattern.ts';
import { evenedOut } from '../../finish/even-out.ts';
import { buttonsOn } from '../../laid/button.ts';
import { type CollarMeasures, collarBlanks, layCollar, neckline } from '../../laid/collar.ts';
import { laidOn } from '../../laid/laid-piece.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { sewTop, topSeams } from '../../sewing/top.ts';

const NECK_DEPTH = 0.074;
const LENGTH = 0.52;
const HEM = 0.048;
const YOKE = -0.185;
const PLACKET = 0.021;
const SLEEVE = { width: 0.172, hem: 0.124, cap: 0.162, length: 0.53 };
const CUFF = 0.055;

/** Outline of a pointed pocket flap. `side` is 1 for the right half of the picture, −1 for the left half. */
const flap = (side: 1 | -1): Point[] =>
  counterClockwise([
    [side * 0.068, YOKE + 0.002],
    [side * 0.178, YOKE + 0.002],
    [side * 0.178, YOKE - 0.036],
    [side * 0.123, YOKE - 0.056],
    [side * 0.068, YOKE - 0.036],
  ]);
const pocketLine = (side: 1 | -1): Point[] => [
  [side * 0.072, YOKE],
  [side * 0.076, YOKE - 0.125],
  [side * 0.123, YOKE - 0.15],
  [side * 0.17, YOKE - 0.125],
  [side * 0.174, YOKE],
];
/** Two seams from a chest pocket down to the hem, where they almost meet. */
const panelSeams = (side: 1 | -1): Point[][] => [
  [
    [side * 0.082, YOKE - 0.05],
    [side * 0.095, -LENGTH],
  ],
  [
    [side * 0.166, YOKE - 0.05],
    [side * 0.138, -LENGTH],
  ],
];
const shifted = (line: readonly Point[], aside: number): Point[] => line.map(([x, y]) => [x + aside, y]);

const rowsOf = (on: string, line: readonly Point[], aside: number): Detail[] => [
  { on, line, kind: 'seam', width: 0.0035 },
  { on, line: shifted(line, aside), kind: 'stitch' },
  { on, line: shifted(line, aside * 2), kind: 'stitch' },
];
const besideSeam = (on: string, line: readonly Point[]): Detail => ({ on, line, kind: 'stitch' });

function frontDetails(): Detail[] {
  return ([1, -1] as const).flatMap((side) => [
    {
      on: 'front',
      line: [
        [side * 0.04, YOKE],
        [side * 0.26, YOKE + 0.004],
      ],
      kind: 'seam',
      width: 0.004,
    } as const,
    besideSeam('front', [
      [side * 0.022, YOKE + 0.006],
      [side * 0.26, YOKE + 0.01],
    ]),
    besideSeam('front', pocketLine(side)),
    ...panelSeams(side).flatMap((line, index) => rowsOf('front', line, (index === 0 ? -side : side) * 0.005)),
    besideSeam('front', [
      [side * (PLACKET - 0.005), -NECK_DEPTH],
      [side * (PLACKET - 0.005), -LENGTH],
    ]),
    besideSeam(
      'front',
      shifted(flap(side), 0).map(([x, y]): Point => [0.123 * side + (x - 0.123 * side) * 0.9, y + 0.004]),
    ),
    {
      on: 'front',
      line: [
        [side * 0.1, -0.24],
        [side * 0.17, -0.24],
        [side * 0.16, -0.4],
        [side * 0.11, -0.42],
      ],
      kind: 'wear',
      strength: 0.35,
      closed: true,
    } as const,
  ]);
}

function backDetails(): Detail[] {
  return [
    {
      on: 'back',
      line: [
        [-0.26, -0.13],
        [0.26, -0.13],
      ],
      kind: 'seam',
      width: 0.004,
    },
    besideSeam('back', [
      [-0.26, -0.124],
      [0.26, -0.124],
    ]),
    ...[-1, 1].flatMap((side) =>
      rowsOf(
        'back',
        [
          [side * 0.14, -0.132],
          [side * 0.085, -LENGTH],
        ],
        -side * 0.005,
      ),
    ),
  ];
}

/** A denim jacket to the waist, with a collar, chest flaps, cuffs and a band at the hem. */
export function denimJacket(): Garment {
  const top = sewTop({
    shape: { figure: 'women', bust: 0.4, straight: [0.17, 0.124] },
    arms: 15,
    torso: {
      neck: 0.068,
      shoulder: 0.212,
      shoulderDrop: 0.078,
      armholeDepth: 0.282,
      chest: 0.254,
      waist: 0.25,
      hem: 0.248,
      length: LENGTH,
    },
    neckDepth: NECK_DEPTH,
    backNeckDepth: 0.02,
    sleeve: SLEEVE,
    cuff: { height: CUFF, drawnIn: 0.86, part: PART.waistband, softness: 1e-4 },
    hemBand: { height: HEM, drawnIn: 0.97, part: PART.waistband, softness: 1e-4 },
    softness: 1.5e-4,
  });
  const collar: CollarMeasures = {
    length: lengthOf(edgeOf(top.front, 'neck')) + lengthOf(edgeOf(top.back, 'neck')),
    standHeight: 0.034,
    endHeight: 0.02,
    leafWidth: 0.055,
    point: [0.05, -0.068, 0.014],
    span: 0.11,
    lean: 0.3,
  };
  const buttonHeights = [0, 1, 2, 3, 4].map((step) => -0.13 - step * 0.085);
  const over = (x: number) => 0.001 + 0.0022 * smoothstep(-PLACKET, PLACKET, -x);
  const bottom = -LENGTH;
  return {
    pattern: { pieces: top.pieces, seams: top.seams, blanks: collarBlanks(collar), spacing: 0.009 },
    form: top.form,
    draping: { frames: 150, clearance: 0.01, friction: 0.4 },
    finish: (cloth) => evenedOut(cloth, 3),
    fabric: 'denim',
    thickness: 0.0032,
    laid: ({ cloth, originOf }) => [
      ...layCollar(cloth, neckline(cloth), collar, originOf),
      laidOn(cloth, {
        name: 'placket',
        on: 'front',
        outline: [
          [-PLACKET, bottom],
          [PLACKET, bottom],
          [PLACKET, -NECK_DEPTH],
          [-PLACKET, -NECK_DEPTH],
        ],
        part: PART.pocket,
        thickness: 0.0026,
        lift: ([x]) => over(x),
      }),
      laidOn(cloth, {
        name: 'bandEnd',
        on: 'frontBand',
        outline: [
          [-PLACKET, bottom - HEM],
          [PLACKET, bottom - HEM],
          [PLACKET, bottom],
          [-PLACKET, bottom],
        ],
        part: PART.pocket,
        thickness: 0.0026,
        lift: ([x]) => over(x),
      }),
      ...([1, -1] as const).map((side) =>
        laidOn(cloth, {
          name: side > 0 ? 'flapRight' : 'flapLeft',
          on: 'front',
          outline: flap(side),
          part: PART.flap,
          thickness: 0.0026,
          lift: ([, y]) => 0.001 + 0.0035 * smoothstep(YOKE, YOKE - 0.05, y),
        }),
      ),
    ],
    buttons: ({ cloth }) => [
      ...buttonsOn(
        cloth,
        'front',
        buttonHeights.map((y): Point => [0, y]),
        { radius: 0.0085, lift: 0.0058, holes: false },
      ),
      ...buttonsOn(cloth, 'frontBand', [[0, bottom - HEM / 2]], {
        radius: 0.0085,
        lift: 0.0058,
        holes: false,
      }),
      ...(['Right', 'Left'] as const).flatMap((side) =>
        buttonsOn(cloth, `sleeve${side}Band`, [[0.022, -SLEEVE.length - CUFF / 2]], {
          radius: 0.0075,
          lift: 0.004,
          holes: false,
        }),
      ),
      ...buttonsOn(
        cloth,
        'front',
        [
          [0.123, YOKE - 0.04],
          [-0.123, YOKE - 0.04],
        ],
        { radius: 0.0075, lift: 0.0072, holes: false },
      ),
    ],
    details: [
      ...topSeams(top, 0.0035),
      ...frontDetails(),
      ...backDetails(),
      ...(['armholeRight', 'armholeLeft'] as const).flatMap((side) => [
        besideSeam('front', beside(top.front, side, 0.006)),
        besideSeam('back', beside(top.back, side, 0.006)),
      ]),
      ...top.bands.flatMap((band) => [
        besideSeam(band.name, beside(band, 'top', 0.005)),
        besideSeam(band.name, beside(band, 'hem', 0.005)),
      ]),
      besideSeam('leaf', [
        [0.005, collar.leafWidth - 0.004],
        [0.005, 0.005],
        [collar.length - 0.005, 0.005],
        [collar.length - 0.005, collar.leafWidth - 0.004],
      ]),
    ],
    label: { on: 'stand', middle: [collar.length / 2, 0.017], width: 0.045, height: 0.02 },
  };
}
