import { mix, type Point, smoothstep, type Vector } from '../cloth/geometry.ts';
import { edge, type PatternPiece, type Seam, seam } from '../cloth/pattern.ts';

/**
 * Height above the floor, in metres, of the shoulder at the neck. This is the origin of the flat coordinates
 * of tops.
 */
export const NECK_HEIGHT = 1.455;

/**
 * Measures of a torso in metres: widths are half widths, depths are measured down from the shoulder at the
 * neck. Names of edges refer to sides of the picture: `right` is on the wearer's left.
 */
export type TorsoMeasures = {
  neck: number;
  shoulder: number;
  shoulderDrop: number;
  armholeDepth: number;
  chest: number;
  waist: number;
  waistDepth?: number;
  hem: number;
  length: number;
};

export type TorsoCut = {
  name: 'front' | 'back';
  neckDepth: number;
  /**
   * Bézier control points of a pointed neckline. A piece with such a neckline has the edges `neckRight` and
   * `neckLeft` instead of `neck`.
   */
  pointed?: readonly [Point, Point];
  /** How far the armhole cuts into the shoulder, in metres. */
  armholeCut?: number;
  softness: number;
  /** How much lower the hem is in the middle than at the sides, in metres. */
  tail?: number;
};

/** The front or the back of a top, a jacket or a dress. */
export function torso(measures: TorsoMeasures, cut: TorsoCut): PatternPiece {
  const {
    neck,
    shoulder,
    shoulderDrop,
    armholeDepth,
    chest,
    waist,
    waistDepth = 0.4,
    hem,
    length,
  } = measures;
  const { name, neckDepth, pointed, armholeCut = name === 'front' ? 0.03 : 0.018, softness, tail = 0 } = cut;
  const flip = (points: readonly [Point, Point]): readonly [Point, Point] => [
    [-points[1][0], points[1][1]],
    [-points[0][0], points[0][1]],
  ];
  const side: readonly [Point, Point] = [
    [mix(hem, waist, 0.9), mix(-length, -waistDepth, 0.75)],
    [waist, 0.06 - waistDepth],
  ];
  const armhole: readonly [Point, Point] = [
    [shoulder - armholeCut * 0.4, 0.005 - armholeDepth],
    [shoulder - armholeCut, mix(-armholeDepth, -shoulderDrop, 0.45)],
  ];
  const round: readonly [Point, Point] = [
    [neck * 0.92, -neckDepth * 1.32],
    [-neck * 0.92, -neckDepth * 1.32],
  ];
  const curvedHem: readonly [Point, Point] = [
    [-hem * 0.62, -length - tail * 1.45],
    [hem * 0.62, -length - tail * 1.45],
  ];
  return {
    name,
    part: 0,
    turned: name === 'back',
    softness,
    place: aroundBody(measures, name === 'front' ? 1 : -1),
    edges: [
      edge('hem', [-hem, -length], [hem, -length], tail > 0 ? curvedHem : undefined),
      edge('sideRight', [hem, -length], [chest, -armholeDepth], side),
      edge('armholeRight', [chest, -armholeDepth], [shoulder, -shoulderDrop], armhole),
      edge('shoulderRight', [shoulder, -shoulderDrop], [neck, 0]),
      ...(pointed
        ? [
            edge('neckRight', [neck, 0], [0, -neckDepth], pointed),
            edge('neckLeft', [0, -neckDepth], [-neck, 0], flip(pointed)),
          ]
        : [edge('neck', [neck, 0], [-neck, 0], round)]),
      edge('shoulderLeft', [-neck, 0], [-shoulder, -shoulderDrop]),
      edge('armholeLeft', [-shoulder, -shoulderDrop], [-chest, -armholeDepth], flip(armhole)),
      edge('sideLeft', [-chest, -armholeDepth], [-hem, -length], flip(side)),
    ],
  };
}

/**
 * Returns a function that places the points of the front or back of a torso around an oval tube. Over the
 * shoulders, the piece lies flat.
 */
export function aroundBody(
  { chest, hem, length, shoulderDrop, armholeDepth }: TorsoMeasures,
  side: 1 | -1,
): (point: Point) => Vector {
  const flares = hem > chest * 1.15;
  return ([x, y]) => {
    const wide = flares ? mix(chest, hem, Math.min(1, Math.max(0, (-y - 0.3) / (length - 0.3)))) : chest;
    const half = Math.max(wide, Math.abs(x));
    const round = (half * 4) / 2 / Math.PI;
    const angle = ((x / half) * Math.PI) / 2;
    const up = smoothstep(-armholeDepth, -shoulderDrop, y);
    const depth = round * 0.8 * Math.cos(angle) * mix(1, 0.12, up);
    return [
      mix(round * 1.16 * Math.sin(angle), x, up),
      NECK_HEIGHT + y + 0.01,
      side * (depth + 0.01) - 0.012,
    ];
  };
}

export const sideSeams: readonly Seam[] = ['shoulderRight', 'shoulderLeft', 'sideRight', 'sideLeft'].map(
  (side) => seam('front', side, 'back', side),
);
