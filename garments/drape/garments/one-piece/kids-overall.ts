import { mix, type Point, smoothstep, type Vector } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import type { Button } from '../../laid/button.ts';
import { gridPiece, type LaidPiece } from '../../laid/laid-piece.ts';
import { tube } from '../../laid/tube.ts';
import type { Detail } from '../../render/details.ts';
import type { Draped, Garment } from '../../sewing/garment.ts';
import { stitchedHem } from '../../sewing/top.ts';
import { sewTrousers, type TrouserMeasures, trouserSeams } from '../../sewing/trousers.ts';
import { slantedPockets } from '../bottoms/trouser-details.ts';

const WAISTBAND = { height: 0.036, drawnIn: 0.96, part: PART.waistband, softness: 5e-5 };
const MEASURES: TrouserMeasures = {
  figure: 'children',
  waistHeight: 1.06,
  length: 0.66,
  crotchDepth: 0.31,
  front: { waist: 0.212, hip: 0.246, crotch: 0.05, rise: -0.008, hemInner: 0.0, hemOuter: 0.226 },
  back: { waist: 0.218, hip: 0.256, crotch: 0.092, rise: 0.016, hemInner: -0.012, hemOuter: 0.234 },
  waistband: WAISTBAND,
  depths: [
    [0.3, 0.06],
    [0.52, 0.07],
    [0.8, 0.086],
    [0.97, 0.13],
  ],
  thin: { waist: 0.8, legs: 0.65 },
  straight: [0.152, 0.11],
  stride: 0.02,
  softness: 3e-3,
};

/** The bib, in metres: half its width at the waist and at the top, and its height. */
const BIB = { bottom: 0.146, top: 0.114, height: 0.27 };
const BACK = { bottom: 0.13, top: 0.042, height: 0.14 };
const POCKET = { half: 0.07, low: 0.095, high: 0.205 };
const STRAP = 0.0165;
const START = MEASURES.waistHeight + 0.012;
/**
 * Half depth and half width, in metres, of the oval waistband to which the bib is sewn. Towards its upper
 * edge, the bib is flatter than this oval.
 */
const WAIST = { depth: 0.096, half: 0.159 };
function depthAt(x: number, up: number): number {
  const half = mix(WAIST.half, 0.215, smoothstep(0.1, 0.6, up));
  const round = Math.sqrt(Math.max(0.04, 1 - (x / half) ** 2));
  return WAIST.depth * round + 0.0025 * up * Math.sin(x * 34 + up * 3) - 0.012 * up;
}

const BLANKS = [
  { name: 'bib', width: 2 * BIB.bottom, height: BIB.height },
  { name: 'backBib', width: 2 * BACK.bottom, height: BACK.height },
];

function panel(
  name: string,
  { bottom, top, height }: typeof BIB,
  side: 1 | -1,
  [left, low]: Point,
): LaidPiece {
  return gridPiece({ name, part: PART.body, thickness: 0.0026, lined: true }, [40, 32], (along, up) => {
    const half = mix(bottom, top, up ** 0.8);
    const x = side * (2 * along - 1) * half;
    return {
      place: [x, START + up * height, side * (depthAt(x, up) - (side < 0 ? 0.006 : 0)) - 0.004],
      onSheet: [left + bottom + (2 * along - 1) * half, low + up * height],
    };
  });
}

function pocketOnBib([left, low]: Point): LaidPiece {
  return gridPiece({ name: 'bibPocket', part: PART.pocket, thickness: 0.0024 }, [20, 20], (along, up) => {
    const pointed = 0.012 * (1 - Math.abs(2 * along - 1)) * (1 - up);
    const x = (2 * along - 1) * POCKET.half;
    const y = mix(POCKET.low, POCKET.high, up) - pointed;
    return {
      place: [x, START + y, depthAt(x, y / BIB.height) - 0.004 + 0.0028 + 0.002 * smoothstep(0.6, 1, up)],
      onSheet: [left + BIB.bottom + x, low + y],
    };
  });
}

/** A strap that goes from the bib over the shoulder to the opposite side of the back. */
function strap(side: 1 | -1): LaidPiece {
  const top = START + BIB.height;
  const x = side * (BIB.top - 0.02);
  const places: Vector[] = [
    [x, top - 0.055, depthAt(x, 1) + 0.002],
    [x, top - 0.01, depthAt(x, 1) + 0.003],
    [x * 0.98, top + 0.08, 0.078],
    [x * 0.96, top + 0.142, 0.045],
    [x * 0.94, top + 0.165, 0],
    [x * 0.86, top + 0.14, -0.05],
    [x * 0.6, top + 0.06, -0.084],
    [x * 0.1, START + BACK.height + 0.03, -depthAt(0, 1) - 0.009],
    [-x * 0.26, START + BACK.height - 0.05, -depthAt(0, 0.4) - 0.01],
  ];
  return tube(
    { name: side > 0 ? 'strapRight' : 'strapLeft', part: PART.belt },
    places,
    STRAP,
    [0.004, 0.004],
    0.11,
    [1, 0, 0],
  );
}

const clasps = (): Button[] =>
  [1, -1].map((side) => {
    const x = side * (BIB.top - 0.02);
    return {
      place: [x, START + BIB.height - 0.036, depthAt(x, 1) + 0.0075],
      facing: [0, 0, 1],
      radius: 0.0135,
      holes: false,
    };
  });

const inset = 0.006;
const bibStitches: Detail[] = [
  {
    on: 'bib',
    line: [
      [inset, 0],
      [BIB.bottom - BIB.top + inset, BIB.height - inset],
      [BIB.bottom + BIB.top - inset, BIB.height - inset],
      [2 * BIB.bottom - inset, 0],
    ],
    kind: 'stitch',
  },
  {
    on: 'bib',
    line: [
      [BIB.bottom - POCKET.half, POCKET.high - 0.018],
      [BIB.bottom + POCKET.half, POCKET.high - 0.018],
    ],
    kind: 'stitch',
  },
];

/** Dungarees for babies: a bib with a pocket, straps crossed at the back, wide short legs. */
export function kidsOverall(): Garment {
  const trousers = sewTrousers(MEASURES);
  const { back, length } = trousers.marks;
  return {
    pattern: { pieces: trousers.pieces, seams: trousers.seams, blanks: BLANKS, spacing: 0.0095 },
    form: trousers.form,
    draping: { frames: 170, friction: 0.5 },
    fabric: 'twill',
    thickness: 0.0026,
    scale: 0.52,
    laid: ({ originOf }: Draped) => [
      panel('bib', BIB, 1, originOf('bib')),
      panel('backBib', BACK, -1, originOf('backBib')),
      pocketOnBib(originOf('bib')),
      strap(1),
      strap(-1),
    ],
    buttons: clasps,
    details: [
      ...trouserSeams(trousers),
      ...slantedPockets(MEASURES.front.hip, MEASURES.front.waist),
      ...[...trousers.fronts, ...trousers.backs].flatMap((piece) => stitchedHem(piece, 0.045)),
      ...bibStitches,
      ...[0.006, WAISTBAND.height - 0.006].map(
        (y): Detail => ({
          on: 'waistband',
          line: [
            [0, y],
            [length, y],
          ],
          kind: 'stitch',
        }),
      ),
    ],
    label: { on: 'waistband', middle: [back, WAISTBAND.height / 2], width: 0.05, height: 0.02 },
  };
}
