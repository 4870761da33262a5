import { AREA, HEIGHT, type Plane, plane, WIDTH } from '../atelier/engine/planes.ts';
import type { Frame } from './frame.ts';

/**
 * Cloth coordinates in metres, and the number of the garment's part for each pixel in twice the width and
 * height.
 */
type ClothPlanes = { u: Plane; v: Plane; parts: Uint8Array };

/**
 * Crops the cloth map of a rendering to a frame. The map is twice as large as the picture; each pixel has two
 * cloth coordinates of 12 bits and the number of a part. A mean of such values has no meaning, so each pixel
 * gets the values of the nearest pixel.
 */
export function clothInFrame(fine: Uint8Array, { left, top, scale }: Frame, clothSize: number): ClothPlanes {
  const nearest = (x: number, y: number) => {
    const sx = Math.round((x / scale + left) * 2);
    const sy = Math.round((y / scale + top) * 2);
    return sx >= 0 && sy >= 0 && sx < WIDTH * 2 && sy < HEIGHT * 2 ? (sy * WIDTH * 2 + sx) * 4 : -1;
  };
  const parts = new Uint8Array(AREA * 4);
  const u = plane();
  const v = plane();
  for (let row = 0; row < HEIGHT * 2; row += 1)
    for (let column = 0; column < WIDTH * 2; column += 1) {
      const from = nearest(column / 2, row / 2);
      const part = from < 0 ? 0 : (fine[from + 3] ?? 0);
      if (part === 0) continue;
      parts[row * WIDTH * 2 + column] = part;
      const low = fine[from + 2] ?? 0;
      const to = (row >> 1) * WIDTH + (column >> 1);
      u[to] = ((((fine[from] ?? 0) << 4) | (low >> 4)) / 4096) * clothSize;
      v[to] = ((((fine[from + 1] ?? 0) << 4) | (low & 15)) / 4096) * clothSize;
    }
  return { u: smoothed(u, parts), v: smoothed(v, parts), parts };
}

/**
 * If the cloth coordinates of neighbouring pixels differ by more than this, in metres, there is a seam
 * between these pixels.
 */
const SEAM = 0.008;

/**
 * Smooths a cloth coordinate within each part, but not across seams. It has steps, because each pixel got the
 * value of the nearest pixel.
 */
function smoothed(coordinate: Plane, parts: Uint8Array): Plane {
  const partAt = (at: number) => parts[Math.floor(at / WIDTH) * 4 * WIDTH + (at % WIDTH) * 2] ?? 0;
  return coordinate.map((value, at) => {
    const part = partAt(at);
    if (part === 0) return value;
    let [sum, count] = [0, 0];
    for (const beside of [at, at - 1, at + 1, at - WIDTH, at + WIDTH]) {
      const other = coordinate[beside] ?? 0;
      if (partAt(beside) !== part || Math.abs(other - value) > SEAM) continue;
      sum += other;
      count += 1;
    }
    return count > 0 ? sum / count : value;
  });
}
