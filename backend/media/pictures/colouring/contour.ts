import type { Cutout } from './colour.ts';

export type Box = { left: number; top: number; right: number; bottom: number };

/** The outline of a garment for placing a hanger, in pixels of its cutout. */
export type Contour = {
  /** Bounds of the garment; `right` and `bottom` are exclusive. */
  box: Box;
  /**
   * Horizontal centre of the neckline or waist opening. If no inner side is visible, the centre of the whole
   * garment.
   */
  middle: number;
  /** For each column, the topmost row that shows the outer side; Infinity if no row does. */
  edge: Float64Array;
};

const SEEN = 128;
/** The upper share of the garment in which a visible inner side counts as a neckline or waist opening. */
const OPENING = 0.34;

/** Finds the outline of a garment in its cutout. Throws if the cutout is empty. */
export function contourOf({ width, height, rgba, inner }: Cutout): Contour {
  const box: Box = { left: width, top: height, right: 0, bottom: 0 };
  const edge = new Float64Array(width).fill(Number.POSITIVE_INFINITY);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if ((rgba[at * 4 + 3] ?? 0) < SEEN) continue;
      if (x < box.left) box.left = x;
      if (x >= box.right) box.right = x + 1;
      if (y < box.top) box.top = y;
      box.bottom = y + 1;
      if ((inner[at] ?? 0) < SEEN && y < (edge[x] ?? 0)) edge[x] = y;
    }
  if (box.right === 0) throw new Error('The cutout is empty.');

  const lowest = box.top + (box.bottom - box.top) * OPENING;
  let [sum, count] = [0, 0];
  for (let y = box.top; y < lowest; y += 1)
    for (let x = box.left; x < box.right; x += 1)
      if ((inner[y * width + x] ?? 0) >= SEEN && (rgba[(y * width + x) * 4 + 3] ?? 0) >= SEEN) {
        sum += x;
        count += 1;
      }
  const middle = count > 40 ? sum / count : (box.left + box.right) / 2;
  return { box, middle, edge };
}
