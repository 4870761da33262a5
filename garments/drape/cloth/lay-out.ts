import type { Point } from './geometry.ts';

const MARGIN = 0.012;

/** Arranges flat pieces in rows, the tallest first, on the smallest square sheet on which all have room. */
export function layOut(pieces: readonly { name: string; points: readonly Point[] }[]): {
  origins: Map<string, Point>;
  sheet: number;
} {
  const boxes = pieces
    .map(({ name, points }) => {
      const xs = points.map(([x]) => x);
      const ys = points.map(([, y]) => y);
      const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
      return { name, left, bottom, width: Math.max(...xs) - left, height: Math.max(...ys) - bottom };
    })
    .sort((a, b) => b.height - a.height || (a.name < b.name ? -1 : 1));
  const area = boxes.reduce(
    (sum, { width, height }) => sum + (width + 2 * MARGIN) * (height + 2 * MARGIN),
    0,
  );
  const side = Math.max(
    1,
    Math.sqrt(area) * 1.25,
    ...boxes.map(({ width, height }) => Math.max(width, height) + 2 * MARGIN),
  );
  const origins = new Map<string, Point>();
  let [x, y, row] = [0, 0, 0];
  for (const { name, left, bottom, width, height } of boxes) {
    if (x + width + 2 * MARGIN > side) [x, y, row] = [0, y + row, 0];
    origins.set(name, [x + MARGIN - left, y + MARGIN - bottom]);
    x += width + 2 * MARGIN;
    row = Math.max(row, height + 2 * MARGIN);
  }
  return { origins, sheet: Math.max(side, y + row) };
}
