import type { Cloth } from './sew.ts';

/** For each vertex, the vertices that belong to a common triangle with it. */
export function neighbours({ pieces, mobility }: Cloth): readonly ReadonlySet<number>[] {
  const found = Array.from(mobility, () => new Set<number>());
  for (const { triangles, vertices } of pieces.values())
    for (const corners of triangles)
      for (const a of corners)
        for (const b of corners) if (a !== b) found[vertices[a] ?? 0]?.add(vertices[b] ?? 0);
  return found;
}

const HALF = 512;
const key = (x: number, y: number, z: number) => ((x + HALF) * 2 * HALF + y + HALF) * 2 * HALF + z + HALF;

/**
 * Returns pairs of vertices that are closer than `reach` and belong to no common triangle, as a flat list of
 * indexes.
 */
export function pairsWithin(
  positions: Float64Array,
  reach: number,
  touching: readonly ReadonlySet<number>[],
): Int32Array {
  const cells = new Map<number, number[]>();
  const cellOf = (index: number) => Math.floor((positions[index] ?? 0) / reach);
  const pairs: number[] = [];
  for (let vertex = 0; vertex < touching.length; vertex += 1) {
    const at = vertex * 3;
    const [column, row, layer] = [cellOf(at), cellOf(at + 1), cellOf(at + 2)];
    for (let x = column - 1; x <= column + 1; x += 1)
      for (let y = row - 1; y <= row + 1; y += 1)
        for (let z = layer - 1; z <= layer + 1; z += 1)
          for (const other of cells.get(key(x, y, z)) ?? []) {
            const apart = Math.hypot(
              (positions[at] ?? 0) - (positions[other * 3] ?? 0),
              (positions[at + 1] ?? 0) - (positions[other * 3 + 1] ?? 0),
              (positions[at + 2] ?? 0) - (positions[other * 3 + 2] ?? 0),
            );
            if (apart < reach && !touching[vertex]?.has(other)) pairs.push(other, vertex);
          }
    const own = key(column, row, layer);
    const cell = cells.get(own);
    if (cell) cell.push(vertex);
    else cells.set(own, [vertex]);
  }
  return Int32Array.from(pairs);
}
