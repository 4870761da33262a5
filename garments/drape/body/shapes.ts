import { clamp, type Vector } from '../cloth/geometry.ts';

/**
 * Joins two shapes: returns the smaller of two distances, rounded with about `radius` where the shapes meet.
 */
export function union(a: number, b: number, radius: number): number {
  const overlap = Math.max(radius - Math.abs(a - b), 0) / radius;
  return Math.min(a, b) - overlap * overlap * radius * 0.25;
}

/** Distance of a point from an ellipse around the origin. It is accurate only near the ellipse. */
export function ellipse(x: number, z: number, halfWidth: number, halfDepth: number): number {
  const scaled = Math.hypot(x / halfWidth, z / halfDepth);
  if (scaled < 1e-6) return -Math.min(halfWidth, halfDepth);
  const slope = Math.hypot(x / (halfWidth * halfWidth), z / (halfDepth * halfDepth));
  return (scaled * (scaled - 1)) / slope;
}

/** A limb: a cone with round ends, from one joint to another, with a radius at each joint. */
export type Limb = { from: Vector; to: Vector; radii: readonly [number, number] };

export function limbDistance(x: number, y: number, z: number, { from, to, radii }: Limb): number {
  const [ax, ay, az] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const [px, py, pz] = [x - from[0], y - from[1], z - from[2]];
  const share = clamp((px * ax + py * ay + pz * az) / (ax * ax + ay * ay + az * az), 0, 1);
  const radius = radii[0] + (radii[1] - radii[0]) * share;
  return Math.hypot(px - ax * share, py - ay * share, pz - az * share) - radius;
}
