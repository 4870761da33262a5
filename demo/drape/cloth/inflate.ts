import { drape } from './drape.ts';
import type { Form } from './form.ts';
import { distanceToSegment, type Point } from './geometry.ts';
import type { Cloth } from './sew.ts';

/** How much larger the shell is than the lining it is quilted to, as factors, and how hard the down presses. */
export type Filling = { across: number; along: number; pressure: number };

const HELD = 1e-4;

/**
 * Fills a quilted shell: what lies on a quilting line or a seam stays where the cloth hangs, and what lies between is
 * larger than the lining and is pressed outwards, so that it bulges into tubes and wrinkles where it is held.
 */
export function inflate(cloth: Cloth, form: Form, { across, along, pressure }: Filling): void {
  const before = Float64Array.from(cloth.mobility);
  cloth.mobility.fill(0);
  for (const { piece, points, vertices, edges } of cloth.pieces.values()) {
    const outline = 1 + Math.max(...[...edges.values()].flat());
    points.forEach((point, index) => {
      if (piece.lines && index >= outline && !isOnLine(point, piece.lines))
        cloth.mobility[vertices[index] ?? 0] = 1;
    });
  }
  drape(cloth, form, {
    frames: 50,
    hangs: true,
    settling: 0,
    gravity: 3,
    damping: 4,
    pressure,
    resting:
      (piece) =>
      ([x, y]) => {
        const [restX, restY] = piece.rest?.([x, y]) ?? [x, y];
        return piece.lines ? [restX * across, restY * along] : [restX, restY];
      },
  });
  cloth.mobility.set(before);
}

const isOnLine = (point: Point, lines: readonly (readonly Point[])[]): boolean =>
  lines.some((line) =>
    line.slice(1).some((to, step) => distanceToSegment(point, line[step] ?? to, to) < HELD),
  );
