import { baked } from '../body/baked.ts';
import { ellipse } from '../body/shapes.ts';
import type { Form } from '../cloth/form.ts';
import { mix, type Point, smoothstep, type Vector } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import { edge, edgeOf, lengthOf, type PatternPiece, type Seam, seam } from '../cloth/pattern.ts';
import { onWaist, type Waistband, waistbandOf } from './trousers.ts';

/** Measures of a skirt in metres: widths are half widths, depths are measured from the waistline down. */
export type SkirtMeasures = {
  waistHeight: number;
  waist: number;
  hip: number;
  hem: number;
  length: number;
  /**
   * The waistline is this much lower in the middle of the front, and higher in the middle of the back, than
   * at the sides.
   */
  rise: number;
  /** How much lower the hem is in the middle than at the sides. */
  tail: number;
  waistband: Waistband;
  softness: number;
};

export type Skirt = {
  front: PatternPiece;
  back: PatternPiece;
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

const HIP_DEPTH = 0.2;
/**
 * Half the depth, in metres, of the block inside the skirt: at the waist, and below the hips. It is small,
 * because a skirt that lies on a table is flat.
 */
const SHALLOW = [0.086, 0.08] as const;
/** The girth of the block is this much smaller than the girth of the skirt, in metres. */
const EASE = 0.012;

/** An oval block inside a skirt, on which the skirt hangs as smoothly as if it lay on a table. */
function block({ waist, hip, hem, length, waistHeight }: SkirtMeasures) {
  const girthAt = (down: number) =>
    down < HIP_DEPTH
      ? mix(waist, hip, smoothstep(0, HIP_DEPTH, down))
      : mix(hip, hem, (down - HIP_DEPTH) / (length - HIP_DEPTH));
  return (x: number, y: number, z: number): number => {
    const down = Math.max(0, waistHeight - y);
    const depth = mix(...SHALLOW, smoothstep(0, HIP_DEPTH, down));
    // An approximation of half the width of an oval, by its depth and girth.
    const width = girthAt(down) - (EASE / 4 + 0.52 * depth);
    return ellipse(x, z + 0.004, width, depth);
  };
}

/** A skirt of a front and a back that hangs from a waistband. */
export function sewSkirt(measures: SkirtMeasures): Skirt {
  const { waistband: band, waistHeight, rise } = measures;
  const front = half('front', -rise, measures);
  const back = half('back', rise, measures);
  const [frontHalf, backHalf] = [front, back].map((piece) => lengthOf(edgeOf(piece, 'waistRight'))) as [
    number,
    number,
  ];
  const waistband = waistbandOf(band, waistHeight, frontHalf, backHalf);
  return {
    front,
    back,
    waistband,
    marks: { front: frontHalf, back: 2 * frontHalf + backHalf, length: 2 * (frontHalf + backHalf) },
    pieces: [front, back, waistband],
    seams: [
      seam('front', 'sideRight', 'back', 'sideRight'),
      seam('front', 'sideLeft', 'back', 'sideLeft'),
      seam('waistband', 'frontRight', 'front', 'waistRight'),
      seam('waistband', 'frontLeft', 'front', 'waistLeft'),
      seam('waistband', 'backLeft', 'back', 'waistLeft', true),
      seam('waistband', 'backRight', 'back', 'waistRight', true),
      seam('waistband', 'end', 'waistband', 'start', true),
    ],
    form: () => baked(block(measures)),
  };
}

function half(name: 'front' | 'back', rise: number, measures: SkirtMeasures): PatternPiece {
  const { waist, hip, hem, length, tail, softness } = measures;
  const side: readonly [Point, Point] = [
    [mix(hem, hip, 0.6), mix(-length, -HIP_DEPTH, 0.6)],
    [hip + 0.002, -HIP_DEPTH * 0.75],
  ];
  return {
    name,
    part: PART.body,
    turned: name === 'back',
    softness,
    place: aroundHips(name === 'front' ? 1 : -1, measures),
    edges: [
      edge(
        'hem',
        [-hem, -length],
        [hem, -length],
        [
          [-hem * 0.6, -length - tail * 1.33],
          [hem * 0.6, -length - tail * 1.33],
        ],
      ),
      edge('sideRight', [hem, -length], [waist, 0], side),
      edge('waistRight', [waist, 0], [0, rise]),
      edge('waistLeft', [0, rise], [-waist, 0]),
      edge(
        'sideLeft',
        [-waist, 0],
        [-hem, -length],
        [
          [-side[1][0], side[1][1]],
          [-side[0][0], side[0][1]],
        ],
      ),
    ],
  };
}

/**
 * Returns a function that places the points of half a skirt around an oval, which widens from the waist to
 * the hem.
 */
function aroundHips(side: 1 | -1, measures: SkirtMeasures): (point: Point) => Vector {
  const { waist, hip, hem, length, waistHeight } = measures;
  return ([x, y]) => {
    const down = Math.max(0, -y);
    const wide =
      down < HIP_DEPTH
        ? mix(waist, hip, smoothstep(0, HIP_DEPTH, down))
        : mix(hip, hem, Math.min(1, (down - HIP_DEPTH) / (length - HIP_DEPTH)));
    const reach = Math.max(wide, Math.abs(x));
    const share = (1 - (side * x) / reach) / 4 + (side > 0 ? 0 : 0.5);
    return onWaist(4 * reach, waistHeight + y, share);
  };
}
