import { armed } from '../../body/armed.ts';
import { baked } from '../../body/baked.ts';
import { betweenBoards } from '../../body/boards.ts';
import { dressForm } from '../../body/dress-form.ts';
import { type Point, smoothstep } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { beside, edge, type PatternPiece, type Seam, seam } from '../../cloth/pattern.ts';
import { evenedOut } from '../../finish/even-out.ts';
import { buttonsOn } from '../../laid/button.ts';
import { laidOn } from '../../laid/laid-piece.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { neckBand } from '../../sewing/neck-band.ts';
import { sewTop, stitchedHem, topSeams } from '../../sewing/top.ts';
import { NECK_HEIGHT } from '../../sewing/torso.ts';
import { sewTrousers, type TrouserMeasures } from '../../sewing/trousers.ts';

const BODICE = { half: 0.256, length: 0.36 };
const NECK_DEPTH = 0.07;
const PLACKET = { half: 0.015, bottom: -0.25 };
const ARMS = { from: 44, to: 26 };

const LEGS: TrouserMeasures = {
  figure: 'children',
  waistHeight: NECK_HEIGHT - BODICE.length,
  length: 0.4,
  crotchDepth: 0.31,
  front: { waist: 0.28, hip: 0.296, crotch: 0.05, rise: 0, hemInner: -0.06, hemOuter: 0.27 },
  back: { waist: 0.284, hip: 0.304, crotch: 0.08, rise: 0, hemInner: -0.08, hemOuter: 0.28 },
  waistband: { height: 0.03, drawnIn: 1, part: PART.band, softness: 1e-3 },
  cuff: { height: 0.034, drawnIn: 0.64 },
  depths: [
    [0.5, 0.09],
    [0.8, 0.1],
    [0.97, 0.14],
  ],
  thin: { waist: 1, legs: 0.8 },
  stride: 0.05,
  softness: 0.012,
};

/** Splits the hem of the bodice into two halves, because a leg is sewn to each. */
function halved(piece: PatternPiece): PatternPiece {
  const y = -BODICE.length;
  return {
    ...piece,
    edges: piece.edges.flatMap((side) =>
      side.name === 'hem' ? [edge('hemLeft', side.from, [0, y]), edge('hemRight', [0, y], side.to)] : [side],
    ),
  };
}

/** A playsuit for babies: a bodice with short sleeves, bloomers with ribbed cuffs, three buttons. */
export function kidsRomper(): Garment {
  const top = sewTop({
    shape: { figure: 'children', bust: 0, straight: [0.162, 0.118] },
    arms: ARMS.to,
    torso: {
      neck: 0.078,
      shoulder: 0.18,
      shoulderDrop: 0.056,
      armholeDepth: 0.24,
      chest: 0.248,
      waist: 0.25,
      hem: BODICE.half,
      length: BODICE.length,
    },
    neckDepth: NECK_DEPTH,
    sleeve: { width: 0.176, hem: 0.162, cap: 0.14, length: 0.215 },
    softness: 0.012,
  });
  const [front, back] = [halved(top.front), halved(top.back)];
  const legs = sewTrousers(LEGS);
  const neck = neckBand(front, back, { height: 0.024, drawnIn: 0.88, softness: 1e-4, part: PART.band });
  const waist: Seam[] = (['Right', 'Left'] as const).flatMap((side) => [
    seam(`front${side}`, 'waist', 'front', `hem${side}`, true),
    seam(`back${side}`, 'waist', 'back', `hem${side}`, true),
  ]);
  const bloomers = [...legs.fronts, ...legs.backs, ...legs.cuffs];
  return {
    pattern: {
      pieces: [front, back, ...top.sleeves, ...bloomers, neck.piece],
      seams: [
        ...top.seams,
        ...legs.seams.filter(({ piece }) => piece !== 'waistband'),
        ...waist,
        ...neck.seams,
      ],
      spacing: 0.0105,
    },
    form: () =>
      armed(
        betweenBoards(
          baked(
            dressForm({ figure: 'children', bust: 0, straight: [0.166, 0.12], stride: LEGS.stride ?? 0 }),
          ),
          LEGS.depths,
          LEGS.thin,
        ),
        ARMS,
      ),
    draping: { frames: 160, friction: 0.4 },
    finish: (cloth) => evenedOut(cloth, 2),
    fabric: 'jersey',
    thickness: 0.0022,
    scale: 0.56,
    laid: ({ cloth }) => [
      laidOn(cloth, {
        name: 'placket',
        on: 'front',
        outline: [
          [-PLACKET.half, PLACKET.bottom],
          [PLACKET.half, PLACKET.bottom],
          [PLACKET.half, -NECK_DEPTH],
          [-PLACKET.half, -NECK_DEPTH],
        ],
        part: PART.pocket,
        thickness: 0.002,
        lift: ([x]) => 0.001 + 0.0018 * smoothstep(-PLACKET.half, PLACKET.half, -x),
      }),
    ],
    buttons: ({ cloth }) =>
      buttonsOn(
        cloth,
        'front',
        [-0.105, -0.16, -0.215].map((y): Point => [0, y]),
        { radius: 0.0085, lift: 0.0055 },
      ),
    details: [
      ...topSeams({ ...top, front, back }, 0.0035),
      ...[...legs.fronts, ...legs.backs].flatMap((piece): Detail[] => [
        { on: piece.name, line: beside(piece, 'waist', 0), kind: 'seam', width: 0.004 },
        { on: piece.name, line: beside(piece, 'crotch', 0), kind: 'seam', width: 0.003 },
      ]),
      ...[front, back].flatMap((piece) =>
        ['hemRight', 'hemLeft'].map(
          (side): Detail => ({ on: piece.name, line: beside(piece, side, 0.005), kind: 'stitch' }),
        ),
      ),
      ...top.sleeves.flatMap((piece) => stitchedHem(piece, 0.022)),
      {
        on: 'front',
        line: [
          [-PLACKET.half + 0.004, -NECK_DEPTH],
          [-PLACKET.half + 0.004, PLACKET.bottom + 0.004],
          [PLACKET.half - 0.004, PLACKET.bottom + 0.004],
          [PLACKET.half - 0.004, -NECK_DEPTH],
        ],
        kind: 'stitch',
      },
    ],
    label: { on: 'back', middle: [0, -0.06], width: 0.05, height: 0.026 },
  };
}
