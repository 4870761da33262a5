import { bilinear, inflate } from './inflate.ts';
import { blur, smoothstep } from './planes.ts';
import { FINE, type Window } from './window.ts';

/** How far above its lowest place a hem may still run, in canvas units. */
const HEM_RISE = 70;

/** Fills the columns that end at the hem down to the window's end. */
export function continuedDown(mask: Float32Array, window: Window): Float32Array {
  const { width, height } = window;
  const result = Float32Array.from(mask);
  const { bottom } = spansOf(mask, width, height);
  const hem = bottom - HEM_RISE * FINE;
  for (let x = 0; x < width; x += 1) {
    let y = bottom;
    while (y >= hem && (mask[y * width + x] ?? 0) < 0.5) y -= 1;
    if (y < hem) continue;
    for (let below = y + 1; below < height; below += 1) result[below * width + x] = 1;
  }
  return result;
}

/** Solved at half size and brought up: the shape is smooth anyway. */
export function roundness(mask: Float32Array, width: number, height: number): Float32Array {
  const halfWidth = width >> 1;
  const halfHeight = height >> 1;
  const half = new Float32Array(halfWidth * halfHeight);
  for (let y = 0; y < halfHeight; y += 1)
    for (let x = 0; x < halfWidth; x += 1) half[y * halfWidth + x] = mask[y * 2 * width + x * 2] ?? 0;
  const body = blur(inflate(half, halfWidth, halfHeight), 1.6, halfWidth, halfHeight);
  const result = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      result[y * width + x] = 2 * bilinear(body, halfWidth, halfHeight, x / 2 - 0.25, y / 2 - 0.25);
  return result;
}

export function spansOf(mask: Float32Array, width: number, height: number) {
  const left = new Int32Array(height);
  const right = new Int32Array(height);
  let [top, bottom] = [height, 0];
  for (let y = 0; y < height; y += 1) {
    let [first, last] = [-1, -1];
    for (let x = 0; x < width; x += 1)
      if ((mask[y * width + x] ?? 0) >= 0.5) {
        if (first < 0) first = x;
        last = x;
      }
    if (first < 0) continue;
    left[y] = first;
    right[y] = last;
    top = Math.min(top, y);
    bottom = y;
  }
  return { left, right, top, bottom };
}

/** How much longer the cloth is than its picture, measured from the middle of each row and the top of each column. */
export function stretchOf(height: Float32Array, mask: Float32Array, width: number, rows: number) {
  const across = new Float32Array(width * rows);
  const down = new Float32Array(width * rows);
  const spans = spansOf(mask, width, rows);
  // A neckline or a hem bevels the edge; that must not push a stripe about all the way down.
  const inner = blur(mask, 7 * FINE, width, rows);
  const longer = (slope: number) => Math.sqrt(1 + Math.min(6, slope * slope)) - 1;
  for (let y = spans.top; y <= spans.bottom; y += 1) {
    const row = y * width;
    const middle = Math.round(((spans.left[y] ?? 0) + (spans.right[y] ?? 0)) / 2);
    for (let x = middle + 1; x < width - 1; x += 1)
      across[row + x] =
        (across[row + x - 1] ?? 0) + longer((height[row + x] ?? 0) - (height[row + x - 1] ?? 0));
    for (let x = middle - 1; x > 0; x -= 1)
      across[row + x] =
        (across[row + x + 1] ?? 0) - longer((height[row + x + 1] ?? 0) - (height[row + x] ?? 0));
    if (y === spans.top) continue;
    for (let x = 0; x < width; x += 1)
      down[row + x] =
        (down[row - width + x] ?? 0) +
        smoothstep(0.86, 0.99, inner[row + x] ?? 0) *
          longer((height[row + x] ?? 0) - (height[row - width + x] ?? 0));
  }
  return { across: blur(across, 2 * FINE, width, rows), down: blur(down, 2 * FINE, width, rows) };
}
