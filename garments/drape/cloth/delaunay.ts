import type { Point } from './geometry.ts';

export type Corners = readonly [number, number, number];

/**
 * Incremental Delaunay triangulation. Each point splits the triangle that contains it. Then edges are flipped
 * until no triangle has another point inside its circumscribed circle. It is fast if each point is close to
 * the one before. Points must be distinct. The corners of the returned triangles are counter-clockwise.
 */
export function delaunay(points: readonly Point[]): Corners[] {
  const count = points.length;
  const xs = Float64Array.from(points, ([x]) => x);
  const ys = Float64Array.from(points, ([, y]) => y);
  const reach = 1000 * Math.max(1e-9, spread(xs), spread(ys));
  const x = Float64Array.of(...xs, (xs[0] ?? 0) - reach, (xs[0] ?? 0) + reach, xs[0] ?? 0);
  const y = Float64Array.of(...ys, (ys[0] ?? 0) - reach, (ys[0] ?? 0) - reach, (ys[0] ?? 0) + reach);
  const corner = new Int32Array((2 * count + 1) * 3);
  /** For each corner of a triangle, the neighbouring triangle on the opposite side. */
  const across = new Int32Array(corner.length).fill(-1);
  corner.set([count, count + 1, count + 2]);
  let triangles = 1;

  const at = (index: number) => corner[index] ?? 0;
  const faces = (index: number) => across[index] ?? -1;
  const turn = (a: number, b: number, c: number) =>
    ((x[b] ?? 0) - (x[a] ?? 0)) * ((y[c] ?? 0) - (y[a] ?? 0)) -
    ((x[c] ?? 0) - (x[a] ?? 0)) * ((y[b] ?? 0) - (y[a] ?? 0));

  function holds(a: number, b: number, c: number, point: number): boolean {
    const [px, py] = [x[point] ?? 0, y[point] ?? 0];
    const [ax, ay] = [(x[a] ?? 0) - px, (y[a] ?? 0) - py];
    const [bx, by] = [(x[b] ?? 0) - px, (y[b] ?? 0) - py];
    const [cx, cy] = [(x[c] ?? 0) - px, (y[c] ?? 0) - py];
    const [a2, b2, c2] = [ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy];
    return a2 * (bx * cy - cx * by) - b2 * (ax * cy - cx * ay) + c2 * (ax * by - bx * ay) > 0;
  }

  const set = (triangle: number, corners: Corners, neighbours: Corners) => {
    corner.set(corners, triangle * 3);
    across.set(neighbours, triangle * 3);
  };
  const replace = (triangle: number, neighbour: number, by: number) => {
    if (triangle < 0) return;
    for (let side = triangle * 3; side < triangle * 3 + 3; side += 1)
      if (across[side] === neighbour) across[side] = by;
  };

  function walk(from: number, point: number): number {
    let triangle = from;
    for (let steps = 0; steps < 3 * triangles + 9; steps += 1) {
      const first = triangle * 3;
      const beyond = [0, 1, 2].find(
        (side) => turn(at(first + ((side + 1) % 3)), at(first + ((side + 2) % 3)), point) < 0,
      );
      if (beyond === undefined) return triangle;
      triangle = faces(first + beyond);
    }
    throw new Error('Points coincide');
  }

  function flip(triangle: number): number | undefined {
    const own = triangle * 3;
    const other = faces(own);
    if (other < 0) return undefined;
    const far = [0, 1, 2].find((side) => faces(other * 3 + side) === triangle) ?? 0;
    const [p, b, c, q] = [at(own), at(own + 1), at(own + 2), at(other * 3 + far)];
    if (!holds(p, b, c, q)) return undefined;
    const besideB = faces(other * 3 + ((far + 1) % 3));
    const besideC = faces(other * 3 + ((far + 2) % 3));
    const [behindB, behindC] = [faces(own + 1), faces(own + 2)];
    set(triangle, [p, b, q], [besideB, other, behindC]);
    set(other, [p, q, c], [besideC, behindB, triangle]);
    replace(besideB, other, triangle);
    replace(behindB, triangle, other);
    return other;
  }

  let last = 0;
  for (let point = 0; point < count; point += 1) {
    last = walk(last, point);
    const first = last * 3;
    const [a, b, c] = [at(first), at(first + 1), at(first + 2)];
    const [faceA, faceB, faceC] = [faces(first), faces(first + 1), faces(first + 2)];
    const [second, third] = [triangles, triangles + 1];
    triangles += 2;
    set(last, [point, b, c], [faceA, second, third]);
    set(second, [point, c, a], [faceB, third, last]);
    set(third, [point, a, b], [faceC, last, second]);
    replace(faceB, last, second);
    replace(faceC, last, third);
    const open = [last, second, third];
    for (let triangle = open.pop(); triangle !== undefined; triangle = open.pop()) {
      const flipped = flip(triangle);
      if (flipped !== undefined) open.push(triangle, flipped);
    }
  }
  const found: Corners[] = [];
  for (let first = 0; first < triangles * 3; first += 3)
    if (at(first) < count && at(first + 1) < count && at(first + 2) < count)
      found.push([at(first), at(first + 1), at(first + 2)]);
  return found;
}

function spread(values: Float64Array): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return most - least;
}
