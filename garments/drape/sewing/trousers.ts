import { baked } from '../body/baked.ts';
import { betweenBoards, type Depths } from '../body/boards.ts';
import { dressForm, type Figure } from '../body/dress-form.ts';
import type { Form } from '../cloth/form.ts';
import { mix, type Point, smoothstep, type Vector } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import {
  beside,
  edge,
  edgeOf,
  lengthOf,
  mirrored,
  type PatternPiece,
  type Seam,
  seam,
} from '../cloth/pattern.ts';
import type { Detail } from '../render/details.ts';
import { bandBelow } from './sleeve.ts';

/**
 * Measures of a waistband. `part`: part number, for ribbed or woven cloth. `drawnIn`: its length as a share
 * of the waistline. `flat`: half its depth in metres, for trousers that look as if they lie on a table; if
 * undefined, the waistband is an oval like a body.
 */
export type Waistband = { height: number; drawnIn: number; part: number; softness: number; flat?: number };

/**
 * Measures of half of the front or back of trousers, in metres from the middle seam and from the waistline.
 */
export type LegMeasures = {
  waist: number;
  hip: number;
  /** Width of the crotch, and how much higher the waist is in the middle than at the side. */
  crotch: number;
  rise: number;
  hemInner: number;
  hemOuter: number;
};

export type TrouserMeasures = {
  figure: Figure;
  /** Height of the waist above the floor, in metres. */
  waistHeight: number;
  length: number;
  crotchDepth: number;
  front: LegMeasures;
  back: LegMeasures;
  waistband: Waistband;
  cuff?: { height: number; drawnIn: number };
  depths: Depths;
  thin: { waist: number; legs: number };
  /** Half width and half depth, in metres, of a trunk without hips, which replaces the usual one. */
  straight?: readonly [number, number];
  stride?: number;
  /**
   * When draping starts, the hems of wide legs are this many metres farther apart than at the end, so that
   * the legs do not intersect.
   */
  apart?: number;
  softness: number;
};

export type Trousers = {
  /**
   * The front and back pieces of the legs. The first of each two belongs to the leg on the right in the
   * picture.
   */
  fronts: readonly [PatternPiece, PatternPiece];
  backs: readonly [PatternPiece, PatternPiece];
  cuffs: readonly PatternPiece[];
  waistband: PatternPiece;
  /**
   * Positions along the waistband, in metres: of the middle of the front, and of the middle of the back.
   * `length` is its whole length.
   */
  marks: { front: number; back: number; length: number };
  pieces: readonly PatternPiece[];
  seams: readonly Seam[];
  form: () => Form;
};

/**
 * Makes two legs, each with a front and a back piece, and a waistband. The upper edge of the waistband stays
 * on an oval while the cloth falls.
 */
export function sewTrousers(measures: TrouserMeasures): Trousers {
  const frontRight = leg('frontRight', 1, measures);
  const backRight = leg('backRight', -1, measures);
  const frontLeft = mirrored('frontLeft', frontRight);
  const backLeft = mirrored('backLeft', backRight);
  const [frontHalf, backHalf] = [frontRight, backRight].map((piece) => lengthOf(edgeOf(piece, 'waist'))) as [
    number,
    number,
  ];
  const waistband = waistbandOf(measures.waistband, measures.waistHeight, frontHalf, backHalf);
  const legs = [frontRight, frontLeft, backRight, backLeft];
  const { cuff, figure, stride = 0.012, straight, depths, thin } = measures;
  const cuffs = cuff
    ? legs.map((piece) => bandBelow(`${piece.name}Cuff`, piece, { ...cuff, part: PART.band, softness: 1e-3 }))
    : [];
  return {
    fronts: [frontRight, frontLeft],
    backs: [backRight, backLeft],
    cuffs,
    waistband,
    marks: { front: frontHalf, back: 2 * frontHalf + backHalf, length: 2 * (frontHalf + backHalf) },
    pieces: [...legs, waistband, ...cuffs],
    seams: [
      ...(['Right', 'Left'] as const).flatMap((side) => [
        seam(`front${side}`, 'outer', `back${side}`, 'outer'),
        seam(`front${side}`, 'inner', `back${side}`, 'inner'),
        ...(cuff
          ? [
              seam(`front${side}Cuff`, 'right', `back${side}Cuff`, 'right'),
              seam(`front${side}Cuff`, 'left', `back${side}Cuff`, 'left'),
            ]
          : []),
      ]),
      ...cuffs.map(({ name }, index) => seam(name, 'top', legs[index]?.name ?? '', 'hem', true)),
      seam('frontRight', 'crotch', 'frontLeft', 'crotch', true),
      seam('backRight', 'crotch', 'backLeft', 'crotch', true),
      seam('waistband', 'frontRight', 'frontRight', 'waist'),
      seam('waistband', 'frontLeft', 'frontLeft', 'waist'),
      seam('waistband', 'backLeft', 'backLeft', 'waist', true),
      seam('waistband', 'backRight', 'backRight', 'waist', true),
      seam('waistband', 'end', 'waistband', 'start', true),
    ],
    form: () =>
      betweenBoards(
        baked(dressForm({ figure, bust: 0, stride, ...(straight ? { straight } : {}) })),
        depths,
        thin,
      ),
  };
}

function leg(name: string, side: 1 | -1, measures: TrouserMeasures): PatternPiece {
  const { length, crotchDepth, softness } = measures;
  const { waist, hip, crotch, rise, hemInner, hemOuter } = side > 0 ? measures.front : measures.back;
  const short = length < 0.7;
  const outer: readonly [Point, Point] = short
    ? [
        [mix(hemOuter, hip, 0.6), mix(-length, -0.2, 0.4)],
        [hip + 0.004, -0.16],
      ]
    : [
        [mix(hemOuter, hip, 0.7), -0.55],
        [hip + 0.004, -0.2],
      ];
  const inner: readonly [Point, Point] = short
    ? [
        [mix(-crotch, hemInner, 0.35), mix(-crotchDepth, -length, 0.35)],
        [hemInner, mix(-crotchDepth, -length, 0.7)],
      ]
    : [
        [-crotch * 0.25, -0.42],
        [hemInner - 0.006, -0.62],
      ];
  return {
    name,
    part: PART.body,
    turned: side < 0,
    softness,
    place: aroundLeg(side, measures),
    edges: [
      edge('hem', [hemInner, -length], [hemOuter, -length]),
      edge('outer', [hemOuter, -length], [waist, 0], outer),
      edge('waist', [waist, 0], [0, rise]),
      edge(
        'crotch',
        [0, rise],
        [-crotch, -crotchDepth],
        [
          [0.004, -crotchDepth * 0.5],
          [0, 0.02 - crotchDepth],
        ],
      ),
      edge('inner', [-crotch, -crotchDepth], [hemInner, -length], inner),
    ],
  };
}

/**
 * Returns a function that places the points of a leg: around the hips above the crotch, around a thigh below
 * it.
 */
function aroundLeg(side: 1 | -1, measures: TrouserMeasures): (point: Point) => Vector {
  const { length, crotchDepth, waistHeight, thin, apart = 0 } = measures;
  const { waist, hip, crotch, hemInner, hemOuter } = side > 0 ? measures.front : measures.back;
  const kneeDepth = Math.min(0.6, length);
  return ([x, y]) => {
    const down = -y;
    const below = smoothstep(crotchDepth - 0.03, crotchDepth + 0.035, down);
    const outer =
      down < 0.25
        ? mix(waist, hip, Math.min(1, down / 0.2))
        : mix(hip, hemOuter, smoothstep(0.25, Math.min(0.8, length), down));
    const inner =
      down < crotchDepth ? 0 : mix(-crotch * 0.6, hemInner, smoothstep(crotchDepth, kneeDepth, down));
    const angle = ((x / outer) * Math.PI) / 2;
    const share = Math.max(-1.1, Math.min(1.1, ((x - inner) / (outer - inner)) * 2 - 1));
    const turned = (share * Math.PI) / 2;
    const radius = ((outer - inner) / Math.PI) * 1.2;
    const aside = apart * smoothstep(crotchDepth, length, down);
    const middle = 0.105 + 0.012 * down + Math.max(0, radius - 0.08) * 0.6 + aside;
    const legX = Math.max(0.004, middle + radius * (turned < 0 ? 1.75 : 1.08) * Math.sin(turned));
    const depth = mix(0.135 * Math.cos(angle), radius * Math.cos(turned), below);
    return [
      mix(0.2 * Math.sin(angle), legX, below),
      waistHeight + y,
      side * depth * (thin.legs < 1 ? 0.7 : 1) - 0.008,
    ];
  };
}

/**
 * `WAIST_RATIO`: width of the waist divided by its depth. `TILT`: how much the waist rises towards the back.
 */
const WAIST_RATIO = 1.62;
const TILT = 0.008;

/**
 * A point on an oval waistline with this girth. `share` (0 to 1) starts at the right of the picture and goes
 * over the front first.
 */
export function onWaist(girth: number, height: number, share: number): Vector {
  const depth = ((girth / 7.524) * 1.2051) / Math.sqrt((WAIST_RATIO * WAIST_RATIO + 1) / 2);
  const angle = Math.PI / 2 - share * 2 * Math.PI;
  return [
    WAIST_RATIO * depth * Math.sin(angle),
    height - TILT * Math.cos(angle),
    depth * Math.cos(angle) - 0.004,
  ];
}

/**
 * A point on a flat waistline: it is straight in front and at the back, with a half circle of `radius` at
 * each side.
 */
export function onFlatWaist(girth: number, height: number, share: number, radius: number): Vector {
  const quarter = girth / 4;
  const straight = quarter - (Math.PI / 2) * radius;
  const turns = Math.floor(share * 4);
  const along = (share * 4 - turns) * quarter;
  // In even quarters, the line goes from a side to the middle; in odd quarters, from the middle to a side.
  const fromSide = turns % 2 === 0 ? along : quarter - along;
  const angle = Math.min(fromSide / radius, Math.PI / 2);
  const aside = straight - Math.max(0, fromSide - (Math.PI / 2) * radius) + radius * Math.cos(angle);
  const depth = radius * Math.sin(angle);
  const [right, front] = [turns % 4 === 0 || turns % 4 === 3, turns % 4 < 2];
  return [
    right ? aside : -aside,
    height - (TILT * (front ? depth : -depth)) / radius,
    (front ? depth : -depth) - 0.004,
  ];
}

/**
 * A waistband, sewn to the four waist edges of the legs. It starts at the right of the picture and goes over
 * the front first.
 */
export function waistbandOf(
  { height, drawnIn, part, softness, flat }: Waistband,
  waistHeight: number,
  frontHalf: number,
  backHalf: number,
): PatternPiece {
  const length = 2 * (frontHalf + backHalf);
  const shareAt = (x: number) =>
    x <= 2 * frontHalf ? x / (4 * frontHalf) : 0.5 + (x - 2 * frontHalf) / (4 * backHalf);
  return {
    name: 'waistband',
    part,
    turned: true,
    softness,
    place: ([x, y]) =>
      flat
        ? onFlatWaist(length * drawnIn - 0.1 * y, waistHeight + y, shareAt(x), flat)
        : onWaist(length * drawnIn - 0.1 * y, waistHeight + y, shareAt(x)),
    pinned: ([, y]) => y > height * 0.5,
    rest: ([x, y]) => [x * drawnIn, y],
    edges: [
      edge('frontRight', [0, 0], [frontHalf, 0]),
      edge('frontLeft', [frontHalf, 0], [2 * frontHalf, 0]),
      edge('backLeft', [2 * frontHalf, 0], [2 * frontHalf + backHalf, 0]),
      edge('backRight', [2 * frontHalf + backHalf, 0], [length, 0]),
      edge('end', [length, 0], [length, height]),
      edge('top', [length, height], [0, height]),
      edge('start', [0, height], [0, 0]),
    ],
  };
}

/** Grooves along the seams of trousers. */
export function trouserSeams({ fronts, backs, waistband, cuffs, marks }: Trousers): Detail[] {
  const groove = (piece: PatternPiece, side: string, width = 0.003): Detail => ({
    on: piece.name,
    line: beside(piece, side, 0),
    kind: 'seam',
    width,
  });
  return [
    ...[...fronts, ...backs].flatMap((piece) => [groove(piece, 'crotch'), groove(piece, 'outer', 0.0025)]),
    ...cuffs.map((piece) => groove(piece, 'top')),
    {
      on: waistband.name,
      line: [
        [0, 0],
        [marks.length, 0],
      ],
      kind: 'seam',
      width: 0.004,
    },
  ];
}
