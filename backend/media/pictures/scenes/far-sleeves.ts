import type { Placed } from './place-piece.ts';
import type { Layer } from './scene-canvas.ts';

const SEEN = 128;
/** Rows above the hem at which the width of a garment's body is measured, as a share of the garment's height. */
const ABOVE_HEM = 0.05;

/** The columns of a garment's body between its sleeves, in pixels of the scene. */
type Body = { left: number; right: number };

/**
 * Hides the ends of sleeves that would hang out below the hem of the next garment on the rail: a sleeve that
 * disappears behind a garment does not come out again below it. Changes the layers.
 */
export function tuckFarSleeves(placed: readonly Placed[]): void {
  const hung = placed.flatMap(({ goods, hanger }) =>
    goods && hanger ? [{ goods, body: bodyOf(goods, hanger.x) }] : [],
  );
  for (const [order, { goods, body }] of hung.entries())
    for (const front of hung.slice(order + 1)) tuck(goods, body, front);
}

function tuck(back: Layer, own: Body, { goods: front, body }: { goods: Layer; body: Body }): void {
  const from = Math.max(back.left, body.left);
  const to = Math.min(back.left + back.width, body.right);
  for (let x = from; x < to; x += 1) {
    if (x >= own.left && x < own.right) continue;
    const hem = lowest(front, x);
    for (let y = Math.max(back.top, hem); y < back.top + back.height; y += 1)
      back.rgba[((y - back.top) * back.width + x - back.left) * 4 + 3] = 0;
  }
}

/** The columns around `middle` that a garment covers without a gap just above its hem. */
function bodyOf(layer: Layer, middle: number): Body {
  const x = Math.round(middle);
  const y = Math.floor(lowest(layer, x) - layer.height * ABOVE_HEM);
  let [left, right] = [x, x];
  while (isSeen(layer, left - 1, y)) left -= 1;
  while (isSeen(layer, right, y)) right += 1;
  return { left, right };
}

/** The row below the lowest visible pixel of a column. */
function lowest(layer: Layer, x: number): number {
  let y = layer.top + layer.height;
  while (y > layer.top && !isSeen(layer, x, y - 1)) y -= 1;
  return y;
}

function isSeen({ left, top, width, height, rgba }: Layer, x: number, y: number): boolean {
  const [column, row] = [x - left, y - top];
  if (column < 0 || column >= width || row < 0 || row >= height) return false;
  return (rgba[(row * width + column) * 4 + 3] ?? 0) >= SEEN;
}
