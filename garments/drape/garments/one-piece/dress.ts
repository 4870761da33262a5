import type { Point } from '../../cloth/geometry.ts';
import { beside, type PatternPiece, seam } from '../../cloth/pattern.ts';
import type { Cloth } from '../../cloth/sew.ts';
import { evenedEdge } from '../../finish/even-out.ts';
import type { Detail } from '../../render/details.ts';
import { flare } from '../../sewing/flare.ts';
import type { Garment } from '../../sewing/garment.ts';
import type { SleeveMeasures } from '../../sewing/sleeve.ts';
import { sewTop, stitchedHem, topSeams } from '../../sewing/top.ts';

const WAIST = 0.385;
const HEM = 0.02;

type Measures = {
  /**
   * Half the width of the neckline at the shoulder, and its depth in front and at the back. In metres,
   * measured from the shoulder at the neck.
   */
  neck: number;
  neckDepth: number;
  backNeckDepth: number;
  /** If set, the neckline is pointed. These are the Bézier control points of its right half. */
  pointed?: readonly [Point, Point];
  /**
   * Half the width of the bodice at the ends of the shoulders, and how far the armhole cuts into the bodice.
   * In metres.
   */
  shoulder: number;
  armholeCut: number;
  sleeve?: SleeveMeasures;
  /** Half the width of the bodice at the waist, and where it is sewn to the skirt. In metres. */
  waist: number;
  bodiceHem: number;
  skirt: { waist: number; hem: number; length: number };
  finish?: Garment['finish'];
};

/** Smooths the neckline and the side seams of the skirt. */
function evenedEdges(cloth: Cloth): void {
  const lines = {
    front: ['neck', 'neckRight', 'neckLeft'],
    back: ['neck'],
    skirtFront: ['sideRight', 'sideLeft'],
  };
  for (const [name, sides] of Object.entries(lines))
    for (const side of sides) if (cloth.pieces.get(name)?.edges.has(side)) evenedEdge(cloth, name, side, 16);
}

/**
 * Edges that a binding makes shorter: the neckline, and armholes without sleeves. The number is the bound
 * length divided by the cut length.
 */
const bound = (piece: PatternPiece, sleeved: boolean): Record<string, number> =>
  Object.fromEntries(
    piece.edges.flatMap(({ name }) => {
      if (name.startsWith('neck')) return [[name, 0.95]];
      return name.startsWith('armhole') && !sleeved ? [[name, 0.9]] : [];
    }),
  );

/** A dress with a fitted bodice, which has darts, and a skirt that flares from the waist. */
function sewDress(measures: Measures): Garment {
  const { neck, neckDepth, backNeckDepth, pointed, shoulder, armholeCut, sleeve, finish } = measures;
  const top = sewTop({
    shape: { figure: 'women', bust: 0.95 },
    torso: {
      neck,
      shoulder,
      shoulderDrop: 0.032,
      armholeDepth: 0.225,
      chest: 0.232,
      waist: measures.waist,
      waistDepth: 0.36,
      hem: measures.bodiceHem,
      length: WAIST,
    },
    neckDepth,
    backNeckDepth,
    ...(pointed ? { pointed } : {}),
    armholeCut,
    ...(sleeve ? { sleeve, arms: 22 } : {}),
    softness: 0.02,
  });
  const halves = [top.front, top.back].map((piece) => ({
    ...piece,
    drawnIn: bound(piece, sleeve !== undefined),
  }));
  const cut = { ...measures.skirt, start: WAIST, softness: 0.05 };
  const skirt = [flare('skirtFront', 1, cut), flare('skirtBack', -1, cut)] as const;
  const darts = [1, -1].map((side): Point[] => [
    [side * 0.115, -WAIST],
    [side * 0.1, -0.3],
    [side * 0.085, -0.235],
  ]);
  const closing = -backNeckDepth - 0.02;
  return {
    pattern: {
      pieces: [...halves, ...top.sleeves, ...skirt],
      seams: [
        ...top.seams,
        seam('front', 'hem', 'skirtFront', 'waist', true),
        seam('back', 'hem', 'skirtBack', 'waist', true),
        seam('skirtFront', 'sideRight', 'skirtBack', 'sideRight'),
        seam('skirtFront', 'sideLeft', 'skirtBack', 'sideLeft'),
      ],
      spacing: 0.0095,
    },
    form: top.form,
    draping: { frames: 190 },
    ...(finish ? { finish } : {}),
    fabric: 'weave',
    thickness: 0.0022,
    details: [
      ...halves.flatMap((piece): Detail[] => [
        ...Object.keys(piece.drawnIn).map(
          (side): Detail => ({ on: piece.name, line: beside(piece, side, 0.006), kind: 'stitch' }),
        ),
        { on: piece.name, line: beside(piece, 'hem', 0), kind: 'seam', width: 0.004 },
        ...darts.map((line): Detail => ({ on: piece.name, line, kind: 'seam', width: 0.0022 })),
      ]),
      ...(sleeve ? topSeams(top, 0.0028) : []),
      ...top.sleeves.flatMap((piece) => stitchedHem(piece, HEM)),
      ...skirt.flatMap((piece): Detail[] => [
        { on: piece.name, line: beside(piece, 'waist', 0), kind: 'seam', width: 0.004 },
        { on: piece.name, line: beside(piece, 'hem', HEM), kind: 'stitch' },
        { on: piece.name, line: beside(piece, 'hem', HEM / 2), kind: 'band', width: HEM },
      ]),
      {
        on: 'back',
        line: [
          [0, closing],
          [0, -WAIST],
        ],
        kind: 'seam',
        width: 0.003,
      },
    ],
    label: { on: 'back', middle: [0, closing - 0.002], width: 0.034, height: 0.018 },
  };
}

/** A sleeveless dress to the middle of the calf, with a round neckline. */
export const dress = (): Garment =>
  sewDress({
    neck: 0.098,
    neckDepth: 0.135,
    backNeckDepth: 0.06,
    shoulder: 0.15,
    armholeCut: 0.022,
    waist: 0.2,
    bodiceHem: 0.195,
    skirt: { waist: 0.195, hem: 0.98, length: 0.6 },
  });

const V = { neck: 0.094, depth: 0.185 };

/** A dress that is longer than `dress`, with a pointed neckline. */
export const dressV = (): Garment =>
  sewDress({
    neck: V.neck,
    neckDepth: V.depth,
    backNeckDepth: 0.05,
    pointed: [
      [V.neck * 0.86, -V.depth * 0.34],
      [V.neck * 0.4, -V.depth * 0.76],
    ],
    shoulder: 0.152,
    armholeCut: 0.022,
    waist: 0.19,
    bodiceHem: 0.183,
    skirt: { waist: 0.183, hem: 1.34, length: 0.69 },
    finish: evenedEdges,
  });

/** A knee-length dress with a small round neckline and a fuller skirt. */
export const dressShort = (): Garment =>
  sewDress({
    neck: 0.088,
    neckDepth: 0.098,
    backNeckDepth: 0.04,
    shoulder: 0.152,
    armholeCut: 0.026,
    waist: 0.19,
    bodiceHem: 0.184,
    skirt: { waist: 0.184, hem: 1.18, length: 0.49 },
    finish: evenedEdges,
  });

/** A knee-length dress with a pointed neckline and short sleeves. */
export const dressShortV = (): Garment =>
  sewDress({
    neck: 0.072,
    neckDepth: 0.17,
    backNeckDepth: 0.036,
    pointed: [
      [0.072 * 0.86, -0.17 * 0.34],
      [0.072 * 0.4, -0.17 * 0.76],
    ],
    shoulder: 0.176,
    armholeCut: 0.02,
    sleeve: { width: 0.168, hem: 0.156, cap: 0.12, length: 0.185 },
    waist: 0.19,
    bodiceHem: 0.184,
    skirt: { waist: 0.184, hem: 1.18, length: 0.49 },
    finish: evenedEdges,
  });
