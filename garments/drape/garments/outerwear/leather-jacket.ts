import { moved, type Point, type Vector } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { beside, edgeOf, lengthOf } from '../../cloth/pattern.ts';
import type { Cloth } from '../../cloth/sew.ts';
import { locator } from '../../cloth/surface.ts';
import { evenedEdge, evenedOut } from '../../finish/even-out.ts';
import { buttonsOn } from '../../laid/button.ts';
import { type CollarMeasures, collarBlanks, layCollar, openNeckline } from '../../laid/collar.ts';
import type { LaidPiece } from '../../laid/laid-piece.ts';
import { type LapelMeasures, lapelEdge, layLapels, throat } from '../../laid/lapels.ts';
import { tube } from '../../laid/tube.ts';
import { zip } from '../../laid/zip.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { sewTop, topSeams } from '../../sewing/top.ts';

const LENGTH = 0.545;
const NECK = 0.08;
const BACK_NECK_DEPTH = 0.02;
const SLEEVE = { width: 0.17, hem: 0.116, cap: 0.165, length: 0.585 };
const BAND = 0.045;

const LAPELS: LapelMeasures = { depth: 0.255, neck: NECK, sewn: 0.078, width: 0.144, notch: -0.116 };

/** The line of the zip in the right half of the picture: diagonally from the lapels to the hem. */
const CLOSURE: { bottom: Point; top: Point } = { bottom: [0.062, -LENGTH + 0.001], top: [0.004, -0.262] };

/** Openings with zips: two at the waist, one on the chest, one at each cuff. */
const POCKETS: readonly (readonly [on: string, from: Point, to: Point])[] = [
  ['front', [0.118, -0.36], [0.168, -0.462]],
  ['front', [-0.118, -0.36], [-0.168, -0.462]],
  ['front', [-0.086, -0.256], [-0.17, -0.228]],
  ['sleeveRight', [SLEEVE.hem * 0.5, -SLEEVE.length + 0.006], [SLEEVE.hem * 0.62, -SLEEVE.length + 0.11]],
  ['sleeveLeft', [SLEEVE.hem * 0.5, -SLEEVE.length + 0.006], [SLEEVE.hem * 0.62, -SLEEVE.length + 0.11]],
];

const pocketZips = (cloth: Cloth): LaidPiece[] =>
  POCKETS.map(([on, [ax, ay], [bx, by]], index) => {
    const locate = locator(cloth, on);
    const places = [0, 0.25, 0.5, 0.75, 1].map((share): Vector => {
      const { place, facing } = locate([ax + (bx - ax) * share, ay + (by - ay) * share]);
      return moved(place, facing, 0.001);
    });
    return tube({ name: `pocket${index}`, part: PART.metal }, places, 0.0026, [0.002, 0.002], 0.6);
  });

const shifted = (line: readonly Point[], aside: number): Point[] => line.map(([x, y]) => [x + aside, y]);

function seamsOf(on: string, line: readonly Point[], aside: number): Detail[] {
  return [
    { on, line, kind: 'seam', width: 0.004 },
    { on, line: shifted(line, aside), kind: 'stitch' },
  ];
}

/** Seams from the armholes down to the band at the hem. */
const panels = (on: string): Detail[] =>
  [1, -1].flatMap((side) =>
    seamsOf(
      on,
      [
        [side * 0.205, -0.2],
        [side * 0.15, -0.27],
        [side * 0.118, -0.37],
        [side * 0.112, -LENGTH],
      ],
      -side * 0.005,
    ),
  );

const bandOf = (on: string): Detail[] => {
  const line: Point[] = [
    [-0.26, -LENGTH + BAND],
    [0.26, -LENGTH + BAND],
  ];
  return [
    { on, line, kind: 'seam', width: 0.004 },
    { on, line: line.map(([x, y]): Point => [x, y - 0.006]), kind: 'stitch' },
  ];
};

/** A biker jacket to the waist with wide lapels, a diagonal zip and pockets with zips. */
export function leatherJacket(): Garment {
  const top = sewTop({
    shape: { figure: 'women', bust: 0.45, straight: [0.166, 0.122] },
    arms: 16,
    torso: {
      neck: NECK,
      shoulder: 0.212,
      shoulderDrop: 0.076,
      armholeDepth: 0.28,
      chest: 0.248,
      waist: 0.238,
      hem: 0.24,
      length: LENGTH,
    },
    neckDepth: LAPELS.depth,
    pointed: lapelEdge(LAPELS),
    backNeckDepth: BACK_NECK_DEPTH,
    sleeve: SLEEVE,
    tail: 0.016,
    softness: 1e-4,
  });
  const open = throat(top.front, LAPELS);
  const collar: CollarMeasures = {
    length: lengthOf(edgeOf(top.back, 'neck')) + 2 * LAPELS.sewn,
    standHeight: 0.03,
    endHeight: 0.01,
    leafWidth: 0.06,
    point: [0.058, -0.014, 0.006],
    span: 0.09,
    lean: 0.16,
    lift: 0.005,
    roll: 0.006,
    rise: 0.05,
  };
  return {
    pattern: {
      pieces: [...top.pieces, open.piece],
      seams: [...top.seams, ...open.seams],
      blanks: collarBlanks(collar),
      spacing: 0.0092,
    },
    scaffold: [open.piece.name],
    form: top.form,
    draping: { frames: 150, clearance: 0.01, friction: 0.4 },
    finish: (cloth) => {
      for (const side of ['neckRight', 'neckLeft']) evenedEdge(cloth, 'front', side, 60);
      evenedEdge(cloth, 'front', 'hem', 8);
      evenedOut(cloth, 5);
    },
    fabric: 'leather',
    thickness: 0.0032,
    unevenness: 0.3,
    laid: ({ cloth, originOf }) => [
      ...layCollar(cloth, openNeckline(cloth, LAPELS.sewn), collar, originOf),
      ...layLapels(cloth, LAPELS, 0.0032),
      ...zip(cloth, 'front', { ...CLOSURE, tape: 0.009, pull: true }),
      ...pocketZips(cloth),
    ],
    buttons: ({ cloth }) =>
      buttonsOn(
        cloth,
        'front',
        [1, -1].map((side): Point => [side * (LAPELS.width - 0.022), LAPELS.notch - 0.014]),
        { radius: 0.0055, lift: 0.0135, holes: false },
      ),
    details: [
      ...topSeams(top, 0.004),
      ...panels('front'),
      ...panels('back'),
      ...bandOf('front'),
      ...bandOf('back'),
      ...POCKETS.map(
        ([on, from, to]): Detail => ({ on, line: [from, to], kind: 'seam', width: 0.011, strength: 0.8 }),
      ),
      {
        on: 'front',
        line: shifted([CLOSURE.top, CLOSURE.bottom], 0.02),
        kind: 'stitch',
      },
      ...(['armholeRight', 'armholeLeft'] as const).map(
        (side): Detail => ({ on: 'front', line: beside(top.front, side, 0.006), kind: 'stitch' }),
      ),
      ...top.sleeves.flatMap((piece): Detail[] => [
        { on: piece.name, line: beside(piece, 'hem', 0.02), kind: 'stitch' },
        { on: piece.name, line: beside(piece, 'hem', 0.01), kind: 'band', width: 0.02 },
      ]),
      {
        on: 'leaf',
        line: [
          [0.006, collar.leafWidth],
          [0.006, 0.006],
          [collar.length - 0.006, 0.006],
          [collar.length - 0.006, collar.leafWidth],
        ],
        kind: 'stitch',
      },
    ],
    label: { on: 'back', middle: [0, -0.06], width: 0.05, height: 0.024 },
  };
}
