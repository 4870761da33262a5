import { noise } from '../../../atelier/engine/random.ts';
import { mix, type Point, smoothstep } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { beside, edge, type PatternPiece } from '../../cloth/pattern.ts';
import { laidOn } from '../../laid/laid-piece.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { LAID_FLAT, laidAt, pillow } from './laid-flat.ts';

const HALF = 0.172;
const SIDE = 0.062;
const GUSSET = { half: 0.033, down: 0.225 };
const ELASTIC = 0.014;
const grain = noise(41);

/**
 * The front or back. `dip`: how much lower the waist is in the middle than at the sides. `cover`: how far the
 * piece reaches over the leg. In metres.
 */
function cut(name: 'front' | 'back', dip: number, cover: number): PatternPiece {
  const leg: readonly [Point, Point] = [
    [GUSSET.half + 0.012 + cover * 0.6, -GUSSET.down + 0.055 - cover * 0.4],
    [0.112 + cover, -SIDE - 0.028 - cover],
  ];
  const edges = [
    edge(
      'gusset',
      [-GUSSET.half, -GUSSET.down],
      [GUSSET.half, -GUSSET.down],
      [
        [-0.012, -GUSSET.down - 0.006],
        [0.012, -GUSSET.down - 0.006],
      ],
    ),
    edge('legRight', [GUSSET.half, -GUSSET.down], [HALF - 0.004, -SIDE], leg),
    edge('sideRight', [HALF - 0.004, -SIDE], [HALF, 0]),
    edge(
      'waist',
      [HALF, 0],
      [-HALF, 0],
      [
        [HALF * 0.5, -dip * 1.33],
        [-HALF * 0.5, -dip * 1.33],
      ],
    ),
    edge('sideLeft', [-HALF, 0], [-HALF + 0.004, -SIDE]),
    edge(
      'legLeft',
      [-HALF + 0.004, -SIDE],
      [-GUSSET.half, -GUSSET.down],
      [
        [-leg[1][0], leg[1][1]],
        [-leg[0][0], leg[0][1]],
      ],
    ),
  ];
  const side = name === 'front' ? 1 : -1;
  const round = pillow(
    edges.filter((one) => one.name !== 'waist'),
    { height: 0.009, reach: 0.03 },
  );
  const heightAt = (point: Point) => {
    const [x, y] = point;
    const { height, inside } = round(point);
    const low = smoothstep(-0.09, -0.2, y);
    const folds =
      0.0018 * low * Math.sin(Math.atan2(x, y + GUSSET.down + 0.02) * 13 + 2 * grain(x * 20 + 7, y * 20 + 7));
    const soft = 0.0026 * grain(x * 14 + 8 + side, y * 13 + 8) + 0.0009 * grain(x * 44 + 3, y * 40 + side);
    return side * (height + (folds + soft) * inside * mix(0.4, 1, smoothstep(0, -0.03, y)));
  };
  return {
    name,
    part: PART.body,
    turned: side < 0,
    softness: 1e-3,
    pinned: () => true,
    place: laidAt(0, [0, 0, 0], heightAt),
    edges,
  };
}

const strip = (piece: PatternPiece, side: string, width: number): Point[] => [
  ...beside(piece, side, 0.0005).slice(3, -3),
  ...beside(piece, side, width).slice(3, -3).reverse(),
];

/** Briefs that lie flat: elastic around waist and legs, and a seam above the gusset. */
export function briefs(): Garment {
  const front = cut('front', 0.02, 0);
  const back = cut('back', 0.002, 0.012);
  return {
    pattern: { pieces: [front, back], seams: [], spacing: 0.0042 },
    ...LAID_FLAT,
    fabric: 'jersey',
    thickness: 0.0014,
    laid: ({ cloth }) =>
      [front, back].flatMap((piece) =>
        ['waist', 'legRight', 'legLeft'].map((side) =>
          laidOn(cloth, {
            name: `${piece.name} ${side}`,
            on: piece.name,
            outline: strip(piece, side, side === 'waist' ? ELASTIC : ELASTIC * 0.6),
            part: PART.band,
            thickness: 0.0014,
            spacing: 0.0035,
            lift: () => 0.0012,
          }),
        ),
      ),
    details: [front, back].flatMap((piece): Detail[] => [
      { on: piece.name, line: beside(piece, 'gusset', 0.052), kind: 'seam', width: 0.002 },
      {
        on: piece.name,
        line: beside(piece, 'waist', ELASTIC / 2),
        kind: 'seam',
        width: 0.0014,
        strength: 0.5,
      },
    ]),
    label: { on: 'back', middle: [0, -0.03], width: 0.03, height: 0.016 },
  };
}
