import type { Vector } from '../cloth/geometry.ts';
import { neighbours } from '../cloth/near-pairs.ts';
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
  const around = neighbours(cloth).map((others) => [...others]);
  const free = freeVertices(cloth);
  for (let round = 0; round < rounds; round += 1) {
    const before = Float64Array.from(positions);
    around.forEach((others, vertex) => {
      if (!mobility[vertex] || free.has(vertex) || others.length === 0) return;
      const strength = 0.5 * share(vertexAt({ positions: before }, vertex));
      for (const axis of axes) {
        const middle =
          others.reduce((sum, other) => sum + (before[other * 3 + axis] ?? 0), 0) / others.length;
        const own = before[vertex * 3 + axis] ?? 0;
        positions[vertex * 3 + axis] = own + (middle - own) * strength;
      }
    });
  }
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
