import type { Arm } from '../body/arm.ts';
import { mix, type Point, type Vector } from '../cloth/geometry.ts';
import { edge, edgeOf, type PatternPiece, type Seam, seam } from '../cloth/pattern.ts';

/**
 * In metres: half the width at the top and at the hem, the height of the sleeve cap, and the length from the
 * shoulder.
 */
export type SleeveMeasures = { width: number; hem: number; cap: number; length: number };

const UPPER_ARM = 0.29;

/** A set-in sleeve. It is placed around an arm of the form. */
export function sleeve(
  side: 'Right' | 'Left',
  { width, hem, cap, length }: SleeveMeasures,
  arm: Arm,
  softness: number,
): PatternPiece {
  const sign = side === 'Right' ? 1 : -1;
  const inner = mix(hem, width, 0.4);
  return {
    name: `sleeve${side}`,
    part: 0,
    turned: sign > 0,
    softness,
    place: aroundArm(sign, { width, hem, cap, length }, arm),
    edges: [
      edge('hem', [-hem, -length], [hem, -length]),
      edge(
        'underFront',
        [hem, -length],
        [width, -cap],
        [
          [inner, mix(-length, -cap, 0.4)],
          [width, mix(-length, -cap, 0.8)],
        ],
      ),
      edge(
        'capFront',
        [width, -cap],
        [0, 0],
        [
          [width * 0.62, -cap * 0.93],
          [width * 0.5, 0],
        ],
      ),
      edge(
        'capBack',
        [0, 0],
        [-width, -cap],
        [
          [-width * 0.5, 0],
          [-width * 0.62, -cap * 0.93],
        ],
      ),
      edge(
        'underBack',
        [-width, -cap],
        [-hem, -length],
        [
          [-width, mix(-length, -cap, 0.8)],
          [-inner, mix(-length, -cap, 0.4)],
        ],
      ),
    ],
  };
}

function aroundArm(
  sign: number,
  { width, hem, cap, length }: SleeveMeasures,
  { shoulder, upper, lower }: Arm,
): (point: Point) => Vector {
  const [topRadius, hemRadius] = [width, hem].map((half) => (half / Math.PI) * 1.05) as [number, number];
  const outwards: Vector = [-upper[1], upper[0], 0];
  const lowerLength = Math.hypot(...lower);
  return ([x, y]) => {
    const down = -y;
    const half = mix(width, hem, Math.min(1, Math.max(0, (down - cap) / (length - cap))));
    const radius = mix(topRadius, hemRadius, Math.min(1, Math.max(0, down / length)));
    const angle = (x / half) * Math.PI * 0.97;
    const [above, below] = [Math.min(down, UPPER_ARM), Math.max(0, down - UPPER_ARM) / lowerLength];
    const off = Math.max(0, 1 - down / 0.25);
    const axis = (at: 0 | 1 | 2) => shoulder[at] + upper[at] * above + lower[at] * below;
    const out = Math.cos(angle) * radius;
    return [
      sign * (axis(0) + 0.02 * off + outwards[0] * out),
      axis(1) + 0.015 * off + outwards[1] * out,
      axis(2) + Math.sin(angle) * radius,
    ];
  };
}

export function sleeveSeams(side: 'Right' | 'Left'): Seam[] {
  const right = side === 'Right';
  const name = `sleeve${side}`;
  return [
    seam(name, 'capFront', 'front', `armhole${side}`, !right),
    seam(name, 'capBack', 'back', `armhole${side}`, right),
    seam(name, 'underFront', name, 'underBack', true),
  ];
}

/**
 * A strip that is sewn to the lower edge of a piece, such as a cuff or a band at the hem. `drawnIn` is the
 * width to which it contracts, as a share of that edge.
 */
export function bandBelow(
  name: string,
  piece: PatternPiece,
  { height, drawnIn, part, softness }: { height: number; drawnIn: number; part: number; softness: number },
): PatternPiece {
  const { from, to } = edgeOf(piece, 'hem');
  const [top, bottom] = [from[1], from[1] - height];
  return {
    name,
    part,
    turned: piece.turned,
    softness,
    place: piece.place,
    rest: ([x, y]) => [x * drawnIn, y],
    edges: [
      edge('hem', [from[0], bottom], [to[0], bottom]),
      edge('right', [to[0], bottom], [to[0], top]),
      edge('top', [to[0], top], [from[0], top]),
      edge('left', [from[0], top], [from[0], bottom]),
    ],
  };
}
