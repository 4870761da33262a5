import { expect, test } from 'vitest';
import { seeded } from '../../atelier/engine/random.ts';
import { delaunay } from './delaunay.ts';
import { type Point, turn } from './geometry.ts';

const random = seeded(4);
const points = Array.from({ length: 400 }, (): Point => [random(), random()]);

/** The circle through three points: its centre and the square of its radius. */
function circle([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) {
  const twice = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by));
  const [a, b, c] = [ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy];
  const x = (a * (by - cy) + b * (cy - ay) + c * (ay - by)) / twice;
  const y = (a * (cx - bx) + b * (ax - cx) + c * (bx - ax)) / twice;
  return { x, y, squared: (ax - x) ** 2 + (ay - y) ** 2 };
}

test('the circumscribed circle of a triangle contains no other point', () => {
  const triangles = delaunay(points);
  expect(triangles.length).toBeGreaterThan(points.length);
  for (const corners of triangles) {
    const [a, b, c] = corners.map((corner) => points[corner] ?? [0, 0]) as [Point, Point, Point];
    const { x, y, squared } = circle(a, b, c);
    const inside = points.filter((point) => (point[0] - x) ** 2 + (point[1] - y) ** 2 < squared - 1e-9);
    expect(inside).toEqual([]);
  }
});

test('triangles do not overlap and cover the hull of the points', () => {
  const grid = Array.from(
    { length: 36 },
    (_, index): Point => [(index % 6) + 1e-6 * random(), Math.floor(index / 6) + 1e-6 * random()],
  );
  const area = delaunay(grid).reduce((sum, corners) => {
    const [a, b, c] = corners.map((corner) => grid[corner] ?? [0, 0]) as [Point, Point, Point];
    const own = turn(a, b, c) / 2;
    expect(own).toBeGreaterThan(0);
    return sum + own;
  }, 0);
  expect(area).toBeCloseTo(25, 3);
});
