import { type Point, turn, type Vector } from '../cloth/geometry.ts';
import type { Cloth } from '../cloth/sew.ts';
import { vertexAt } from '../cloth/surface.ts';

/**
 * Smooths small folds: moves each vertex towards the mean of its neighbours. Free edges and pinned points
 * stay where they are. `share` is the strength (0 to 1) at a position.
 */
export function evenedOut(cloth: Cloth, rounds: number, share: (place: Vector) => number = () => 1): void {
  evenedAxes(cloth, rounds, share, [0, 1, 2]);
}

/**
 * Smooths flat-lying cloth only in depth, so that its outline and the direction of its threads stay the same.
 */
export function evenedDepth(cloth: Cloth, rounds: number): void {
  evenedAxes(cloth, rounds, () => 1, [2]);
}

function evenedAxes(
  cloth: Cloth,
  rounds: number,
  share: (place: Vector) => number,
  axes: readonly number[],
): void {
  const { positions, mobility } = cloth;
  const around = weighted(cloth);
  const free = freeVertices(cloth);
  for (let round = 0; round < rounds; round += 1) {
    const before = Float64Array.from(positions);
    around.forEach((others, vertex) => {
      if (!mobility[vertex] || free.has(vertex) || others.length === 0) return;
      const strength = 0.5 * share(vertexAt({ positions: before }, vertex));
      for (const axis of axes) {
        const middle = others.reduce(
          (sum, [other, weight]) => sum + (before[other * 3 + axis] ?? 0) * weight,
          0,
        );
        const own = before[vertex * 3 + axis] ?? 0;
        positions[vertex * 3 + axis] = own + (middle - own) * strength;
      }
    });
  }
}

/** Least weight of a neighbour, so that points on thin triangles do not move too far. */
const LEAST = 0.02;

/**
 * For each vertex, its neighbours with weights whose sum is 1. On flat cloth, the weighted mean of the
 * neighbours is the vertex itself (cotangent weights), so smoothing does not shift cloth within its surface.
 * Otherwise checks and the straight edges of pockets would become wavy.
 */
function weighted({ pieces, mobility }: Cloth): [number, number][][] {
  const found = Array.from(mobility, () => new Map<number, number>());
  for (const { points, triangles, vertices } of pieces.values())
    for (const corners of triangles)
      for (const at of [0, 1, 2]) {
        const [tip, from, to] = [0, 1, 2].map((step) => corners[(at + step) % 3] ?? 0) as [
          number,
          number,
          number,
        ];
        const [p, a, b] = [tip, from, to].map((corner) => points[corner] ?? [0, 0]) as [Point, Point, Point];
        const along = (a[0] - p[0]) * (b[0] - p[0]) + (a[1] - p[1]) * (b[1] - p[1]);
        const weight = along / Math.abs(turn(p, a, b));
        const [one, other] = [vertices[from] ?? 0, vertices[to] ?? 0];
        found[one]?.set(other, (found[one]?.get(other) ?? 0) + weight);
        found[other]?.set(one, (found[other]?.get(one) ?? 0) + weight);
      }
  return found.map((others) => {
    const shares = [...others].map(([other, weight]) => [other, Math.max(LEAST, weight)] as const);
    const sum = shares.reduce((total, [, weight]) => total + weight, 0);
    return shares.map(([other, weight]) => [other, weight / sum]);
  });
}

/** Vertices on edges without a seam. They are not smoothed, because these edges would shrink. */
function freeVertices({ pieces }: Cloth): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { edges, vertices } of pieces.values())
    for (const point of new Set([...edges.values()].flat())) {
      const vertex = vertices[point] ?? 0;
      counts.set(vertex, (counts.get(vertex) ?? 0) + 1);
    }
  return new Set([...counts].filter(([, count]) => count === 1).map(([vertex]) => vertex));
}

/** Smooths an edge of a piece along its own line. Both ends of the edge stay where they are. */
export function evenedEdge(cloth: Cloth, name: string, side: string, rounds: number): void {
  const { positions } = cloth;
  const sewn = cloth.pieces.get(name);
  const line = (sewn?.edges.get(side) ?? []).map((point) => sewn?.vertices[point] ?? 0);
  for (let round = 0; round < rounds; round += 1) {
    const before = line.map((vertex) => positions.slice(vertex * 3, vertex * 3 + 3));
    for (let index = 1; index < line.length - 1; index += 1)
      for (let axis = 0; axis < 3; axis += 1) {
        const at = (step: number) => before[index + step]?.[axis] ?? 0;
        positions[(line[index] ?? 0) * 3 + axis] = (at(-1) + 2 * at(0) + at(1)) / 4;
      }
  }
}
