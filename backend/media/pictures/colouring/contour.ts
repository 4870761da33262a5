import type { Cutout } from './colour.ts';

export type Box = { left: number; top: number; right: number; bottom: number };

/** The outline of a garment, by which a hanger is placed. All values are pixels of the garment's cutout. */
export type Contour = {
  /** Bounds of the garment; `right` and `bottom` are exclusive. */
  box: Box;
  /**
   * Horizontal centre of the opening at the neckline or waist. If no inside is visible there, of the whole
   * garment.
   */
  middle: number;
  /**
   * For each column of pixels, the topmost row that shows the outside of the garment; Infinity if no row
   * shows it.
   */
  edge: Float64Array;
};

const SEEN = 128;
/**
 * Where the inside of a garment is visible in this upper part of it (0 to 1 of its height), there is the
 * opening of the neckline or waist.
 */
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
