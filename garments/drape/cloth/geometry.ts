/** A point of a flat pattern piece, in metres: x to the right, y up. */
export type Point = readonly [number, number];
/** A point in space, in metres: x to the right of the picture, y up from the floor, z towards the viewer. */
export type Vector = readonly [number, number, number];

export const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/**
 * 0 for values below `from`, 1 for values above `to`, an S-curve in between. If `from` is larger than `to`,
 * the curve falls.
 */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
}

export const mixPoints = (a: Point, b: Point, share: number): Point => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
];
export const mixVectors = (a: Vector, b: Vector, share: number): Vector => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
  mix(a[2], b[2], share),
];
export const moved = (place: Vector, direction: Vector, distance: number): Vector => [
  place[0] + direction[0] * distance,
  place[1] + direction[1] * distance,
  place[2] + direction[2] * distance,
];
export const difference = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const distance = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
export const flatDistance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** Twice the area of a flat triangle. It is positive if the corners are counter-clockwise. */
export const turn = (a: Point, b: Point, c: Point) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);

/** Returns the outline with its corners in counter-clockwise order. */
export function counterClockwise(outline: readonly Point[]): Point[] {
  const area = outline.reduce((sum, a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    return sum + a[0] * b[1] - b[0] * a[1];
  }, 0);
  return area < 0 ? outline.toReversed() : [...outline];
}

/**
 * The outline of a rectangular strip across a garment, such as a belt. Parameters: half its width, the height
 * of its middle, and its own height.
 */
export const strip = (half: number, middle: number, height: number): Point[] => [
  [-half, middle - height / 2],
  [half, middle - height / 2],
  [half, middle + height / 2],
  [-half, middle + height / 2],
];

export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  let before = outline.at(-1) ?? [0, 0];
  for (const corner of outline) {
    const crosses = corner[1] > y !== before[1] > y;
    if (crosses && x < ((before[0] - corner[0]) * (y - corner[1])) / (before[1] - corner[1]) + corner[0])
      inside = !inside;
    before = corner;
  }
  return inside;
}

export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const x = b[0] - a[0];
  const y = b[1] - a[1];
  const share = clamp(((point[0] - a[0]) * x + (point[1] - a[1]) * y) / (x * x + y * y || 1), 0, 1);
  return Math.hypot(point[0] - a[0] - x * share, point[1] - a[1] - y * share);
}

/** Adds points to a line until neighbours are about `spacing` apart. */
export function subdivided(line: readonly Point[], spacing: number): Point[] {
  const points: Point[] = [];
  line.slice(0, -1).forEach((from, index) => {
    const to = line[index + 1] ?? from;
    const count = Math.max(1, Math.round(flatDistance(from, to) / spacing));
    for (let step = 0; step < count; step += 1) points.push(mixPoints(from, to, step / count));
  });
  const last = line.at(-1);
  return last ? [...points, last] : points;
}

/** Adds points to a closed outline until neighbours are about `spacing` apart. */
export const subdividedOutline = (outline: readonly Point[], spacing: number): Point[] =>
  subdivided([...outline, ...outline.slice(0, 1)], spacing).slice(0, -1);
