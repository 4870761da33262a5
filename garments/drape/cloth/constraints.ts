import type { Random } from '../../atelier/engine/random.ts';
import { flatDistance } from './geometry.ts';
import type { Cloth, SewnPiece } from './sew.ts';

/**
 * Pairs of vertices whose distance the cloth tries to keep. Along the threads of the cloth, it resists
 * strongly; across its folds, it gives way.
 */
export type Constraints = {
  first: Int32Array;
  second: Int32Array;
  lengths: Float64Array;
  /** How easily each distance can change: 0 is rigid. */
  compliance: Float64Array;
};

/**
 * Creates a constraint for each edge of a triangle, and one between the opposite corners of two triangles
 * with a common edge. They are in random order, so that the cloth behaves alike in all directions.
 */
export function constraintsOf({ pieces }: Cloth, random: Random): Constraints {
  const found: [number, number, number, number][] = [];
  for (const sewn of pieces.values()) {
    const { piece, points, triangles, vertices } = sewn;
    const flat = piece.rest ? points.map(piece.rest) : points;
    const held = heldShort(sewn);
    const add = (a: number, b: number, compliance: number) => {
      const [from, to] = [flat[a], flat[b]];
      if (!from || !to) return;
      const length = flatDistance(from, to) * (held.get(pairOf(a, b, points.length)) ?? 1);
      found.push([vertices[a] ?? 0, vertices[b] ?? 0, length, compliance]);
    };
    const facing = new Map<number, number>();
    for (const corners of triangles)
      corners.forEach((a, side) => {
        const b = corners[(side + 1) % 3] ?? a;
        const c = corners[(side + 2) % 3] ?? a;
        const key = pairOf(a, b, points.length);
        const other = facing.get(key);
        if (other === undefined) {
          facing.set(key, c);
          add(a, b, 0);
        } else add(c, other, piece.softness);
      });
  }
  for (let index = found.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const kept = found[index];
    const swapped = found[other];
    if (kept && swapped) [found[index], found[other]] = [swapped, kept];
  }
  return {
    first: Int32Array.from(found, ([first]) => first),
    second: Int32Array.from(found, ([, second]) => second),
    lengths: Float64Array.from(found, ([, , length]) => length),
    compliance: Float64Array.from(found, ([, , , compliance]) => compliance),
  };
}

const pairOf = (a: number, b: number, count: number) => Math.min(a, b) * count + Math.max(a, b);

/**
 * For edges that are sewn to a shorter length (`drawnIn`): for each pair of neighbouring points, the sewn
 * length divided by the cut length.
 */
function heldShort({ piece, points, edges }: SewnPiece): ReadonlyMap<number, number> {
  return new Map(
    Object.entries(piece.drawnIn ?? {}).flatMap(([side, share]) => {
      const line = edges.get(side) ?? [];
      return line
        .slice(1)
        .map((point, index) => [pairOf(line[index] ?? 0, point, points.length), share] as const);
    }),
  );
}
