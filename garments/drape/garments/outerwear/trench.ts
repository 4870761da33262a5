import { counterClockwise, type Point, smoothstep, strip } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { beside, edgeOf, lengthOf } from '../../cloth/pattern.ts';
import type { Cloth } from '../../cloth/sew.ts';
import { cinch } from '../../finish/cinch.ts';
import { evenedEdge, evenedOut } from '../../finish/even-out.ts';
import { buttonsOn } from '../../laid/button.ts';
import { type CollarMeasures, collarBlanks, layCollar, openNeckline } from '../../laid/collar.ts';
import { type LaidPiece, laidOn } from '../../laid/laid-piece.ts';
import { type LapelMeasures, lapelEdge, layLapels, throat } from '../../laid/lapels.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { sewTop, topSeams } from '../../sewing/top.ts';
import { NECK_HEIGHT } from '../../sewing/torso.ts';

const LENGTH = 1.0;
const NECK = 0.084;
const WAIST = -0.43;
const BELT = 0.042;
const OVERLAP = 0.088;
const SLEEVE = { width: 0.184, hem: 0.134, cap: 0.166, length: 0.6 };

const LAPELS: LapelMeasures = { depth: 0.3, neck: NECK, sewn: 0.08, width: 0.158, notch: -0.12 };

const lifted = (
  cloth: Cloth,
  name: string,
  on: string,
  outline: readonly Point[],
  part: number,
  lift: (point: Point) => number,
): LaidPiece =>
  laidOn(cloth, { name, on, outline: counterClockwise([...outline]), part, thickness: 0.0024, lift });

/** The edge of the front that is on top, to the left of the middle in the picture. */
const FRONT_EDGE: readonly Point[] = [
  [0, -LAPELS.depth - 0.002],
  [-OVERLAP * 0.7, -LAPELS.depth - 0.03],
  [-OVERLAP, -LAPELS.depth - 0.06],
  [-OVERLAP, -LENGTH - 0.008],
  [0.02, -LENGTH - 0.008],
  [0.02, -LAPELS.depth - 0.03],
];
const STORM_FLAP: readonly Point[] = [
  [0.1, -0.03],
  [0.2, -0.085],
  [0.226, -0.2],
  [0.2, -0.272],
  [0.14, -0.29],
  [0.06, -0.27],
];
const epaulette = (side: number): Point[] => [
  [side * 0.207, -0.078],
  [side * 0.118, -0.026],
  [side * 0.106, -0.036],
  [side * 0.112, -0.052],
  [side * 0.2, -0.106],
];
const welt = (side: number): Point[] => [
  [side * 0.135, -0.555],
  [side * 0.165, -0.55],
  [side * 0.19, -0.7],
  [side * 0.158, -0.705],
];

function layOn(cloth: Cloth): LaidPiece[] {
  const sides = [1, -1] as const;
  return [
    lifted(
      cloth,
      'frontEdge',
      'front',
      FRONT_EDGE,
      PART.pocket,
      ([x]) => 0.0022 + 0.005 * smoothstep(0, OVERLAP, -x),
    ),
    lifted(
      cloth,
      'stormFlap',
      'front',
      STORM_FLAP,
      PART.flap,
      ([, y]) => 0.002 + 0.003 * smoothstep(-0.1, -0.28, y),
    ),
    ...sides.flatMap((side) => [
      lifted(cloth, `epaulette${side}`, 'front', epaulette(side), PART.flap, () => 0.005),
      lifted(cloth, `welt${side}`, 'front', welt(side), PART.flap, () => 0.0026),
    ]),
    ...(['sleeveRight', 'sleeveLeft'] as const).map((name) =>
      lifted(
        cloth,
        `${name}Strap`,
        name,
        strip(SLEEVE.hem * 0.995, -SLEEVE.length + 0.085, 0.028),
        PART.belt,
        () => 0.004,
      ),
    ),
    lifted(
      cloth,
      'beltFront',
      'front',
      strip(0.2595, WAIST, BELT),
      PART.belt,
      ([x]) => 0.006 + 0.004 * smoothstep(0.2, 0, Math.abs(x)),
    ),
    lifted(cloth, 'beltBack', 'back', strip(0.2595, WAIST, BELT), PART.belt, () => 0.006),
    ...buckle(cloth),
  ];
}

/** A cloth-covered buckle on the belt, to the right of the middle in the picture. */
function buckle(cloth: Cloth): LaidPiece[] {
  const [left, right, low, high] = [0.012, 0.062, WAIST - BELT / 2 - 0.008, WAIST + BELT / 2 + 0.008];
  const bars: readonly (readonly [Point, Point])[] = [
    [
      [left, low],
      [right, low + 0.007],
    ],
    [
      [left, high - 0.007],
      [right, high],
    ],
    [
      [left, low],
      [left + 0.007, high],
    ],
    [
      [right - 0.007, low],
      [right, high],
    ],
  ];
  return bars.map(([[x0, y0], [x1, y1]], index) =>
    lifted(
      cloth,
      `buckle${index}`,
      'front',
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ],
      PART.metal,
      () => 0.0135,
    ),
  );
}

const stitch = (on: string, line: readonly Point[]): Detail => ({ on, line, kind: 'stitch' });

function details(top: ReturnType<typeof sewTop>, collar: CollarMeasures): Detail[] {
  const backYoke: Point[] = [
    [-0.25, -0.2],
    [-0.1, -0.215],
    [0, -0.235],
    [0.1, -0.215],
    [0.25, -0.2],
  ];
  return [
    ...topSeams(top, 0.004),
    { on: 'back', line: backYoke, kind: 'seam', width: 0.006 },
    stitch(
      'back',
      backYoke.map(([x, y]): Point => [x, y + 0.007]),
    ),
    {
      on: 'back',
      line: [
        [0, -0.24],
        [0, -LENGTH],
      ],
      kind: 'seam',
      width: 0.005,
    },
    stitch('front', [
      [-OVERLAP + 0.007, -LAPELS.depth - 0.06],
      [-OVERLAP + 0.007, -LENGTH],
    ]),
    ...[0.005, BELT - 0.005].flatMap((up) =>
      ['front', 'back'].map((on) =>
        stitch(on, [
          [-0.26, WAIST - BELT / 2 + up],
          [0.26, WAIST - BELT / 2 + up],
        ]),
      ),
    ),
    ...[top.front, top.back, ...top.sleeves].flatMap((piece): Detail[] => [
      stitch(piece.name, beside(piece, 'hem', 0.03)),
      { on: piece.name, line: beside(piece, 'hem', 0.015), kind: 'band', width: 0.03 },
    ]),
    stitch('leaf', [
      [0.006, collar.leafWidth],
      [0.006, 0.006],
      [collar.length - 0.006, 0.006],
      [collar.length - 0.006, collar.leafWidth],
    ]),
  ];
}

/** A double-breasted coat of gabardine with lapels, epaulettes, a storm flap and a belt. */
export function trench(): Garment {
  const top = sewTop({
    shape: { figure: 'women', bust: 0.5, straight: [0.176, 0.126], stand: true },
    arms: 16,
    torso: {
      neck: NECK,
      shoulder: 0.212,
      shoulderDrop: 0.076,
      armholeDepth: 0.286,
      chest: 0.266,
      waist: 0.26,
      waistDepth: 0.43,
      hem: 0.3,
      length: LENGTH,
    },
    neckDepth: LAPELS.depth,
    pointed: lapelEdge(LAPELS),
    backNeckDepth: 0.022,
    sleeve: SLEEVE,
    tail: 0.012,
    softness: 4e-4,
  });
  const open = throat(top.front, LAPELS);
  const collar: CollarMeasures = {
    length: lengthOf(edgeOf(top.back, 'neck')) + 2 * LAPELS.sewn,
    standHeight: 0.034,
    endHeight: 0.01,
    leafWidth: 0.066,
    point: [0.06, -0.016, 0.006],
    span: 0.09,
    lean: 0.16,
    lift: 0.006,
    roll: 0.006,
    rise: 0.05,
  };
  const rows = [-0.365, -0.5, -0.63];
  return {
    pattern: {
      pieces: [...top.pieces, open.piece],
      seams: [...top.seams, ...open.seams],
      blanks: collarBlanks(collar),
      spacing: 0.0105,
    },
    scaffold: [open.piece.name],
    form: top.form,
    draping: { frames: 150, clearance: 0.008, friction: 0.4 },
    finish: (cloth) => {
      for (const side of ['neckRight', 'neckLeft']) evenedEdge(cloth, 'front', side, 60);
      evenedOut(cloth, 4);
      cinch(cloth, ['front', 'back'], { height: NECK_HEIGHT + WAIST, share: 0.13, reach: 0.085 });
    },
    fabric: 'twill',
    thickness: 0.003,
    unevenness: 0.35,
    laid: ({ cloth, originOf }) => [
      ...layCollar(cloth, openNeckline(cloth, LAPELS.sewn), collar, originOf),
      ...layLapels(cloth, LAPELS, 0.003),
      ...layOn(cloth),
    ],
    buttons: ({ cloth }) => [
      ...buttonsOn(
        cloth,
        'front',
        rows.map((y): Point => [-0.066, y]),
        { radius: 0.0115, lift: 0.0115 },
      ),
      ...buttonsOn(
        cloth,
        'front',
        rows.map((y): Point => [0.066, y]),
        { radius: 0.0115, lift: 0.0055 },
      ),
      ...buttonsOn(
        cloth,
        'front',
        [1, -1].map((side): Point => [side * 0.122, -0.044]),
        { radius: 0.007, lift: 0.009 },
      ),
    ],
    details: details(top, collar),
    label: { on: 'back', middle: [0, -0.064], width: 0.052, height: 0.026 },
  };
}
