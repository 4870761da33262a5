import type { Cloth } from './sew.ts';

/** Copies some pieces of a cloth to a cloth of their own. They must not be sewn to any other piece. */
export function somePieces(cloth: Cloth, names: readonly string[]): { cloth: Cloth; vertices: Int32Array } {
  const chosen = [...cloth.pieces].filter(([name]) => names.includes(name));
  const vertices = Int32Array.from(new Set(chosen.flatMap(([, piece]) => [...piece.vertices]))).sort();
  const numbers = new Map([...vertices].map((vertex, index) => [vertex, index]));
  return {
    cloth: {
      ...cloth,
      pieces: new Map(
        chosen.map(([name, piece]) => [
          name,
          { ...piece, vertices: piece.vertices.map((vertex) => numbers.get(vertex) ?? 0) },
        ]),
      ),
      positions: Float64Array.from(
        { length: vertices.length * 3 },
        (_, at) => cloth.positions[(vertices[Math.floor(at / 3)] ?? 0) * 3 + (at % 3)] ?? 0,
      ),
      mobility: Float64Array.from(vertices, (vertex) => cloth.mobility[vertex] ?? 1),
    },
    vertices,
  };
}

/** Applies a change to some pieces of a cloth as if the cloth had no others. */
export function changePieces(cloth: Cloth, names: readonly string[], change: (some: Cloth) => void): void {
  const { cloth: some, vertices } = somePieces(cloth, names);
  change(some);
  vertices.forEach((vertex, index) => {
    cloth.positions.set(some.positions.subarray(index * 3, index * 3 + 3), vertex * 3);
  });
}
