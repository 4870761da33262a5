import type { Random } from '../../atelier/engine/random.ts';
import { type Corners, delaunay } from './delaunay.ts';
import { distanceToSegment, isInside, type Point, subdivided, turn } from './geometry.ts';

/** A flat mesh. `points` begins with the points of the outline; inner points follow. */
export type FlatMesh = { points: Point[]; triangles: Corners[] };

/** Minimum distance of an inner point from the outline and from lines: this number times the spacing. */
const FROM_OUTLINE = 0.55;
const FROM_LINE = 0.62;
/**
 * Minimum area of a triangle: this number times the square of the spacing. Smaller triangles are left out,
 * because their corners are on one straight edge.
 */
const THINNEST = 0.02;

/**
 * Fills an outline with a mesh whose edges follow `lines`. The points of the outline must be about `spacing`
 * apart. Inner points are on a grid of triangles, with small random offsets, so that folds can form in any
 * direction.
 */
export function flatMesh(
  outline: readonly Point[],
  spacing: number,
  random: Random,
  lines: readonly (readonly Point[])[] = [],
): FlatMesh {
  const points: Point[] = [...outline];
  const segments = near(spacing * 2, outline);
  const farFromOutline = (point: Point, least: number) =>
    segments(point).every((index) => {
      const [a, b] = [outline[index], outline[(index + 1) % outline.length]];
      return !a || !b || distanceToSegment(point, a, b) >= least * spacing;
    });

  const onLines = lines
    .flatMap((line) => subdivided(line, spacing))
    .filter((point) => isInside(point, outline) && farFromOutline(point, 0.45));
  points.push(...onLines);
  const besideLines = near(spacing, onLines);
  const farFromLines = (point: Point) =>
    besideLines(point).every((index) => {
      const [x, y] = onLines[index] ?? point;
      return Math.hypot(x - point[0], y - point[1]) >= FROM_LINE * spacing;
    });

  for (const point of gridOver(outline, spacing, random))
    if (isInside(point, outline) && farFromOutline(point, FROM_OUTLINE) && farFromLines(point))
      points.push(point);

  const shaken = points.map(
    ([x, y]): Point => [x + random() * spacing * 1e-5, y + random() * spacing * 1e-5],
  );
  const triangles = delaunay(shaken).filter((corners) => {
    const [a, b, c] = corners.map((corner) => points[corner]);
    if (!a || !b || !c || Math.abs(turn(a, b, c)) < spacing * spacing * THINNEST) return false;
    return isInside([(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3], outline);
  });
  return { points, triangles };
}

function* gridOver(outline: readonly Point[], spacing: number, random: Random): Generator<Point> {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const shake = () => (random() - 0.5) * spacing * 0.25;
  const [right, top] = [Math.max(...xs), Math.max(...ys)];
  let shifted = false;
  for (let y = Math.min(...ys); y < top; y += spacing * 0.866) {
    for (let x = Math.min(...xs) + (shifted ? spacing / 2 : 0); x < right; x += spacing)
      yield [x + shake(), y + shake()];
    shifted = !shifted;
  }
}

/**
 * Returns a function that finds the points near a position. It sorts them into a grid of cells of the size
 * `cell`.
 */
function near(cell: number, points: readonly Point[]): (point: Point) => number[] {
  const cells = new Map<string, number[]>();
  const key = (x: number, y: number) => `${x},${y}`;
  points.forEach(([x, y], index) => {
    const own = key(Math.floor(x / cell), Math.floor(y / cell));
    const found = cells.get(own);
    if (found) found.push(index);
    else cells.set(own, [index]);
  });
  return ([x, y]) => {
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
    return [-1, 0, 1].flatMap((across) =>
      [-1, 0, 1].flatMap((up) => cells.get(key(column + across, row + up)) ?? []),
    );
  };
}
