import { mix, type Point, smoothstep } from '../cloth/geometry.ts';
import { edgeOf, type PatternPiece } from '../cloth/pattern.ts';
import type { Cloth } from '../cloth/sew.ts';

/**
 * Makes the hems of both legs level. Between boards, a wide leg swings to the side, which lifts the inner end
 * of its hem. So the lowest `height` metres of each leg are stretched or shortened, mostly near the hem.
 */
export function levelHems(cloth: Cloth, legs: readonly PatternPiece[], height: number): void {
  const hems = legs.map((leg) => ({ leg, line: hemOf(cloth, leg.name) }));
  const heights = hems.flatMap(({ line }) => line.map(([, at]) => at));
  const level = heights.reduce((sum, at) => sum + at, 0) / heights.length;
  const lifts = new Map<number, number>();
  for (const { leg, line } of hems) {
    const sewn = cloth.pieces.get(leg.name);
    const bottom = edgeOf(leg, 'hem').from[1];
    sewn?.points.forEach(([x, y], index) => {
      const share = smoothstep(bottom + height, bottom, y);
      if (share > 0) lifts.set(sewn.vertices[index] ?? 0, (level - heightAt(line, x)) * share);
    });
  }
  for (const [vertex, lift] of lifts) {
    const at = vertex * 3 + 1;
    cloth.positions[at] = (cloth.positions[at] ?? 0) + lift;
  }
}

/** For each point of a piece's hem: its position along the piece, and its height. */
function hemOf(cloth: Cloth, name: string): Point[] {
  const sewn = cloth.pieces.get(name);
  return (sewn?.edges.get('hem') ?? [])
    .map(
      (point): Point => [
        sewn?.points[point]?.[0] ?? 0,
        cloth.positions[(sewn?.vertices[point] ?? 0) * 3 + 1] ?? 0,
      ],
    )
    .toSorted(([a], [b]) => a - b);
}

function heightAt(line: readonly Point[], x: number): number {
  const after = line.findIndex(([at]) => at >= x);
  const [low, high] = [line.at(Math.max(0, after - 1)), line.at(after)];
  if (!low || !high) throw new Error('A hem needs points');
  if (after <= 0) return after < 0 ? (line.at(-1)?.[1] ?? high[1]) : high[1];
  return mix(low[1], high[1], (x - low[0]) / (high[0] - low[0]));
}
