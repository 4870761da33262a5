import { mix, smoothstep } from '../cloth/geometry.ts';
import { ellipse, type Limb, limbDistance, union } from './shapes.ts';

/**
 * A cross-section of the trunk, in metres: its height above the floor, half its width, half its depth, and
 * how far its centre is in front of the body's axis.
 */
type Row = readonly [height: number, halfWidth: number, halfDepth: number, forward: number];

const WOMEN: readonly Row[] = [
  [1.56, 0.05, 0.055, -0.005],
  [1.49, 0.054, 0.057, -0.012],
  [1.455, 0.082, 0.064, -0.018],
  [1.43, 0.118, 0.072, -0.018],
  [1.4, 0.152, 0.084, -0.015],
  [1.34, 0.168, 0.102, -0.005],
  [1.27, 0.17, 0.114, 0.002],
  [1.18, 0.15, 0.104, 0.002],
  [1.08, 0.134, 0.094, 0],
  [1, 0.156, 0.106, -0.004],
  [0.92, 0.176, 0.118, -0.01],
  [0.86, 0.178, 0.118, -0.012],
  [0.8, 0.165, 0.11, -0.012],
];

/**
 * Cross-sections of a man's trunk: broader shoulders, a straighter waist and narrower hips than a woman's.
 */
const MEN = WOMEN.map(([height, halfWidth, halfDepth, forward]): Row => {
  const broader =
    height > 1.45 ? 1.06 : mix(1.1, 1.16, smoothstep(1.25, 1.08, height)) * (height < 0.95 ? 0.94 : 1);
  return [height, halfWidth * broader, halfDepth * (height > 1.45 ? 1.05 : 1.06), forward];
});

/** Cross-sections of a child's trunk: its waist is less narrow than a woman's. */
const CHILDREN = WOMEN.map(([height, halfWidth, halfDepth, forward]): Row => {
  const rounder = height < 1.2 && height > 0.9 ? 1.16 : 1.02;
  return [height, halfWidth * rounder, halfDepth * rounder, forward];
});

const ROWS = { women: WOMEN, men: MEN, children: CHILDREN };

export type Figure = keyof typeof ROWS;

export type DressFormShape = {
  figure: Figure;
  /** Size of the bust: 0 (flat) to 1. */
  bust: number;
  /**
   * Half width and half depth, in metres, of a straight trunk without hips. It replaces the lower part of the
   * usual trunk, so that the hem of a garment does not catch on the hips.
   */
  straight?: readonly [number, number];
  /** Whether the form has a stand like a skirt instead of legs, for coats. */
  stand?: boolean;
  /** By how many metres the feet are farther apart than the hips are wide. */
  stride?: number;
  /**
   * Whether the form has shoulder pads: straight shoulders with a sharp end, and a narrow neck that suits
   * collars.
   */
  padded?: boolean;
};

/** Distance in metres from the middle of the body to the end of a shoulder pad. */
const PAD_ENDS = { women: 0.178, men: 0.196, children: 0.178 } as const;

/** Returns a function for the signed distance of a point from a dress form without arms. */
export function dressForm({ figure, bust, straight, stand, stride = 0, padded }: DressFormShape) {
  const rows = ROWS[figure].map((row): Row => {
    const [height, halfWidth, halfDepth, forward] = row;
    if (straight && height < (padded ? 1.3 : 1.2)) return [height, straight[0], straight[1], 0.002];
    return padded && height > 1.44 ? [height, halfWidth * 0.74, halfDepth * 0.7, forward] : row;
  });
  const shoulder: Limb = { from: [0.1, 1.41, -0.018], to: [0.155, 1.385, -0.014], radii: [0.045, 0.05] };
  const padEnd = PAD_ENDS[figure];
  const pad: Limb = { from: [0.1, 1.41, -0.016], to: [padEnd, 1.404, -0.012], radii: [0.044, 0.022] };
  const knee = 0.098 + stride / 2;
  const thigh: Limb = { from: [0.092, 0.86, -0.012], to: [knee, 0.47, 0], radii: [0.086, 0.056] };
  const calf: Limb = { from: [knee, 0.47, 0], to: [0.104 + stride, 0.06, -0.02], radii: [0.056, 0.04] };
  return (x: number, y: number, z: number): number => {
    const across = Math.abs(x);
    const [, halfWidth, halfDepth, forward] = rowAt(rows, y);
    let found = Math.max(ellipse(across, z - forward, halfWidth, halfDepth), y - 1.58, 0.8 - y);
    if (bust > 0) found = union(found, Math.hypot(across - 0.078, y - 1.262, z - 0.072) - 0.063 * bust, 0.05);
    found = union(found, limbDistance(across, y, z, shoulder), 0.04);
    if (padded) found = union(found, limbDistance(across, y, z, pad), 0.03);
    const legs = union(limbDistance(across, y, z, thigh), limbDistance(across, y, z, calf), 0.03);
    found = union(found, legs, 0.03);
    return stand ? union(found, standDistance(across, y, z), 0.04) : found;
  };
}

function standDistance(x: number, y: number, z: number): number {
  const share = Math.min(1, Math.max(0, (0.95 - y) / 0.6));
  return Math.max(ellipse(x, z + 0.005, 0.178 + 0.03 * share, 0.122 + 0.02 * share), y - 0.95, 0.1 - y);
}

function rowAt(rows: readonly Row[], height: number): Row {
  const below = rows.findIndex((row) => row[0] <= height);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) throw new Error('A form needs rows');
  if (below === 0) return first;
  if (below < 0) return last;
  const [upper, lower] = [rows[below - 1] ?? first, rows[below] ?? last];
  const share = (upper[0] - height) / (upper[0] - lower[0]);
  const eased = 0.5 * share * share * (3 - 2 * share) + 0.5 * share;
  return [
    height,
    mix(upper[1], lower[1], eased),
    mix(upper[2], lower[2], eased),
    mix(upper[3], lower[3], eased),
  ];
}
