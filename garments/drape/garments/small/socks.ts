import { noise } from '../../../atelier/engine/random.ts';
import type { Point, Vector } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { beside, type Edge, edge, type PatternPiece, seam } from '../../cloth/pattern.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { LAID_FLAT, laidAt, pillow } from './laid-flat.ts';

const HALF = 0.043;
/** Where the ribbed cuff begins and ends on the flat sock, in metres. */
const CUFF = 0.235;
const TOP = 0.31;
const grain = noise(23);

const LEG: readonly Edge[] = [
  edge(
    'back',
    [-HALF, CUFF],
    [-0.05, 0.058],
    [
      [-HALF - 0.001, 0.17],
      [-0.042, 0.1],
    ],
  ),
  edge(
    'heel',
    [-0.05, 0.058],
    [0.004, 0],
    [
      [-0.06, 0.018],
      [-0.03, -0.002],
    ],
  ),
  edge(
    'sole',
    [0.004, 0],
    [0.15, 0.002],
    [
      [0.05, 0.004],
      [0.1, 0.003],
    ],
  ),
  edge(
    'toe',
    [0.15, 0.002],
    [0.152, 0.079],
    [
      [0.204, 0.003],
      [0.206, 0.068],
    ],
  ),
  edge(
    'instep',
    [0.152, 0.079],
    [0.04, 0.148],
    [
      [0.1, 0.088],
      [0.05, 0.1],
    ],
  ),
  edge('shin', [0.04, 0.148], [HALF, CUFF]),
  edge('top', [HALF, CUFF], [-HALF, CUFF]),
];
const RIB: readonly Edge[] = [
  edge('bottom', [-HALF, CUFF], [HALF, CUFF]),
  edge('right', [HALF, CUFF], [HALF + 0.001, TOP]),
  edge('opening', [HALF + 0.001, TOP], [-HALF - 0.001, TOP]),
  edge('left', [-HALF - 0.001, TOP], [-HALF, CUFF]),
];

const cover = pillow(
  [...LEG, ...RIB].filter(({ name }) => !['top', 'bottom', 'opening'].includes(name)),
  { height: 0.0085, reach: 0.022 },
);

/**
 * Height of the cloth above the table at a point: rounded at the folds, with wrinkles in front of the ankle.
 */
function heightAt(point: Point): number {
  const [x, y] = point;
  const { height, inside } = cover(point);
  const ankle = Math.exp(-(((x - 0.018) / 0.036) ** 2) - ((y - 0.108) / 0.04) ** 2);
  const bend = Math.hypot(x + 0.075, y - 0.03);
  const wrinkles = 0.0016 * ankle * Math.sin(bend * 270 + 2 * grain(x * 30 + 9, y * 30 + 9));
  const uneven = 0.0015 * grain(x * 22 + 20, y * 15 + 20) + 0.0012 * grain(x * 60 + 5, y * 44 + 5);
  return height + (wrinkles + uneven) * Math.min(1, inside * 1.6);
}

function sock(name: string, place: (point: Point) => Vector): PatternPiece[] {
  const shared = { turned: false, softness: 1e-3, place, pinned: () => true };
  return [
    { name: `${name}Leg`, part: PART.body, edges: LEG, ...shared },
    { name: `${name}Cuff`, part: PART.band, edges: RIB, ...shared },
  ];
}

const details = (leg: PatternPiece): Detail[] => [
  { on: leg.name, line: beside(leg, 'top', 0), kind: 'seam', width: 0.003, strength: 0.6 },
  {
    on: leg.name,
    line: [
      [-0.05, 0.07],
      [-0.02, 0.05],
      [0.008, 0.03],
      [0.016, 0.002],
    ],
    kind: 'seam',
    width: 0.0022,
    strength: 0.7,
  },
  {
    on: leg.name,
    line: [
      [0.142, 0.004],
      [0.148, 0.03],
      [0.144, 0.079],
    ],
    kind: 'seam',
    width: 0.0026,
    strength: 0.8,
  },
];

/** A pair of socks; one lies on the other. */
export function socks(): Garment {
  const upper = sock('upper', laidAt(5, [0, 0, 0.014], heightAt));
  const lower = sock('lower', laidAt(-4, [0.052, 0.034, 0], heightAt));
  return {
    pattern: {
      pieces: [...upper, ...lower],
      seams: ['upper', 'lower'].map((name) => seam(`${name}Cuff`, 'bottom', `${name}Leg`, 'top', true)),
      spacing: 0.0036,
    },
    ...LAID_FLAT,
    fabric: 'jersey',
    thickness: 0.0016,
    details: [...upper, ...lower].filter(({ part }) => part === PART.body).flatMap(details),
  };
}
