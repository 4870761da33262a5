import { counterClockwise, type Point, smoothstep, strip, type Vector } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { beside } from '../../cloth/pattern.ts';
import type { Cloth } from '../../cloth/sew.ts';
import { locator } from '../../cloth/surface.ts';
import { cinch } from '../../finish/cinch.ts';
import { evenedEdge, evenedOut } from '../../finish/even-out.ts';
import { type LaidPiece, laidOn } from '../../laid/laid-piece.ts';
import { lapelEdge, throat } from '../../laid/lapels.ts';
import { layShawl, type ShawlMeasures } from '../../laid/shawl.ts';
import { tube } from '../../laid/tube.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { sewTop, topSeams } from '../../sewing/top.ts';
import { NECK_HEIGHT } from '../../sewing/torso.ts';

const LENGTH = 1.02;
const NECK = 0.086;
const OPEN = 0.39;
const WAIST = -0.44;
const BELT = 0.046;
const EDGE = 0.034;
const SLEEVE = { width: 0.196, hem: 0.176, cap: 0.14, length: 0.52 };
const SHAWL: ShawlMeasures = { width: 0.07, behind: 0.056, ends: 0.34, rise: 0.042, full: 0.008 };
const THROAT = { depth: OPEN, neck: NECK };
/** Distance of the belt's knot from the middle of the front, in metres. */
const KNOT = 0.03;

const lifted = (
  cloth: Cloth,
  name: string,
  on: string,
  outline: readonly Point[],
  part: number,
  lift: (point: Point) => number,
): LaidPiece =>
  laidOn(cloth, { name, on, outline: counterClockwise([...outline]), part, thickness: 0.003, lift });

/** The edge of the front that is on top, to the left of the middle in the picture. */
const FRONT_EDGE: readonly Point[] = [
  [0.004, -OPEN - 0.002],
  [-EDGE * 0.6, -OPEN - 0.03],
  [-EDGE, -OPEN - 0.06],
  [-EDGE, -LENGTH - 0.006],
  [0.03, -LENGTH - 0.006],
  [0.03, -OPEN - 0.03],
];

const pocket = (side: number): Point[] => [
  [side * 0.09, -0.76],
  [side * 0.225, -0.76],
  [side * 0.22, -0.6],
  [side * 0.092, -0.6],
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
      ([x]) => 0.002 + 0.0055 * smoothstep(0, EDGE, -x),
    ),
    ...sides.map((side) =>
      lifted(
        cloth,
        `pocket${side}`,
        'front',
        pocket(side),
        PART.pocket,
        ([, y]) => 0.0025 + 0.004 * smoothstep(-0.66, -0.6, y),
      ),
    ),
    ...(['sleeveRight', 'sleeveLeft'] as const).map((name) =>
      lifted(
        cloth,
        `${name}Cuff`,
        name,
        strip(SLEEVE.hem * 1.02, -SLEEVE.length + 0.042, 0.088),
        PART.pocket,
        ([, y]) => 0.0045 + 0.003 * smoothstep(-SLEEVE.length, -SLEEVE.length + 0.08, y),
      ),
    ),
    lifted(cloth, 'beltFront', 'front', strip(0.272, WAIST, BELT), PART.belt, () => 0.009),
    lifted(cloth, 'beltBack', 'back', strip(0.272, WAIST, BELT), PART.belt, () => 0.006),
    ...knot(cloth),
  ];
}

/** The knot of the belt, and its two hanging ends. */
function knot(cloth: Cloth): LaidPiece[] {
  const on = locator(cloth, 'front');
  const from = on([KNOT, WAIST]).place;
  const out = (dx: number, dy: number, dz: number): Vector => [from[0] + dx, from[1] + dy, from[2] + dz];
  const end = (name: string, side: number, length: number) =>
    tube(
      { name, part: PART.belt },
      [
        out(side * 0.004, 0.004, 0.016),
        out(side * 0.012, -0.02, 0.026),
        out(side * 0.02, -0.08, 0.024),
        out(side * 0.027, -length * 0.5, 0.026),
        out(side * 0.024, -length, 0.028),
      ],
      (along) => 0.011 + 0.0085 * smoothstep(0, 0.22, along),
      [0.002, 0.002],
      0.16,
    );
  const bar = tube(
    { name: 'knot', part: PART.belt },
    [out(-0.021, 0.012, 0.014), out(-0.008, 0.01, 0.03), out(0.012, -0.008, 0.03), out(0.024, -0.016, 0.014)],
    (along) => 0.013 + 0.008 * Math.sin(Math.PI * along),
    [0.002, 0.002],
    0.62,
  );
  return [end('endRight', 1, 0.33), end('endLeft', -1, 0.29), bar];
}

/** A dressing gown with a shawl collar, turned-up sleeves, patch pockets and a belt. */
export function robe(): Garment {
  const top = sewTop({
    shape: { figure: 'women', bust: 0.4, straight: [0.172, 0.124], stand: true },
    arms: 15,
    torso: {
      neck: NECK,
      shoulder: 0.226,
      shoulderDrop: 0.07,
      armholeDepth: 0.29,
      chest: 0.27,
      waist: 0.268,
      waistDepth: 0.44,
      hem: 0.305,
      length: LENGTH,
    },
    neckDepth: OPEN,
    pointed: lapelEdge({ ...THROAT, sewn: 0, width: 0, notch: 0 }),
    backNeckDepth: 0.022,
    sleeve: SLEEVE,
    tail: 0.012,
    softness: 8e-4,
  });
  const open = throat(top.front, { ...THROAT, sewn: 0, width: 0, notch: 0 });
  return {
    pattern: {
      pieces: [...top.pieces, open.piece],
      seams: [...top.seams, ...open.seams],
      blanks: [{ name: 'shawl', width: SHAWL.width, height: 0.9 }],
      spacing: 0.0105,
    },
    scaffold: [open.piece.name],
    form: top.form,
    draping: { frames: 150, clearance: 0.008, friction: 0.4 },
    finish: (cloth) => {
      for (const side of ['neckRight', 'neckLeft']) evenedEdge(cloth, 'front', side, 60);
      evenedOut(cloth, 4);
      cinch(cloth, ['front', 'back'], { height: NECK_HEIGHT + WAIST, share: 0.14, reach: 0.09 });
    },
    fabric: 'terry',
    thickness: 0.0035,
    unevenness: 0.4,
    laid: ({ cloth, originOf }) => [layShawl(cloth, SHAWL, originOf('shawl')), ...layOn(cloth)],
    details: [
      ...topSeams(top, 0.004),
      ...[0.006, BELT - 0.006].flatMap((up) =>
        ['front', 'back'].map(
          (on): Detail => ({
            on,
            line: [
              [-0.27, WAIST - BELT / 2 + up],
              [0.27, WAIST - BELT / 2 + up],
            ],
            kind: 'stitch',
          }),
        ),
      ),
      ...[top.front, top.back].map(
        (piece): Detail => ({ on: piece.name, line: beside(piece, 'hem', 0.015), kind: 'band', width: 0.03 }),
      ),
    ],
    label: { on: 'back', middle: [0, -0.06], width: 0.05, height: 0.026 },
  };
}
