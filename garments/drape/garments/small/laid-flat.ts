import { distanceToSegment, type Point, type Vector } from '../../cloth/geometry.ts';
import { type Edge, sampledEdge } from '../../cloth/pattern.ts';
import type { Garment } from '../../sewing/garment.ts';

/**
 * For goods that are too small to hang and lie on a table: the cloth is placed in its final shape instead of
 * being simulated.
 */
export const LAID_FLAT: Pick<Garment, 'form' | 'draping'> = {
  form: () => ({ distance: () => 1 }),
  draping: { frames: 0 },
};

/**
 * Height of the upper layer of a folded piece above the table: rounded within `reach` metres of the folds,
 * constant elsewhere.
 */
export function pillow(
  folds: readonly Edge[],
  { height, reach }: { height: number; reach: number },
): (point: Point) => { height: number; inside: number } {
  const bits = folds.flatMap((side) => {
    const line = sampledEdge(side, 40);
    return line.slice(1).map((to, index) => [line[index] ?? to, to] as const);
  });
  return (point) => {
    const inside = Math.min(1, Math.min(...bits.map(([a, b]) => distanceToSegment(point, a, b))) / reach);
    return { inside, height: height * Math.sqrt(1 - (1 - inside) ** 2) };
  };
}

/**
 * Puts a piece on the table: rotates it by `degrees` around its origin, then moves it. `heightAt` returns the
 * height of its points.
 */
export function laidAt(
  degrees: number,
  [dx, dy, dz]: Vector,
  heightAt: (point: Point) => number,
): (point: Point) => Vector {
  const [along, up] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return ([x, y]) => [x * along - y * up + dx, x * up + y * along + dy, heightAt([x, y]) + dz];
}
