/** Width and height of a picture of goods, in pixels. */
export const WIDTH = 900;
export const HEIGHT = 1200;
export const AREA = WIDTH * HEIGHT;

/** An image with one number per pixel, row by row. */
export type Plane = Float32Array;

export const plane = (fill = 0): Plane => new Float32Array(AREA).fill(fill);

export const clamp = (value: number, low: number, high: number) =>
  value < low ? low : value > high ? high : value;

/**
 * Blurs an image, approximately by a Gaussian of `sigma` pixels: three box blurs in each direction. Beyond
 * the edge, the values at the edge are repeated.
 */
export function blur(source: Plane, sigma: number, width = WIDTH, height = HEIGHT): Plane {
  const radius = Math.round((Math.sqrt(sigma * sigma * 4 + 1) - 1) / 2);
  const result = new Float32Array(source);
  if (radius < 1) return result;
  const other = new Float32Array(source.length);
  for (let pass = 0; pass < 3; pass += 1) {
    boxAcross(result, other, width, height, radius);
    boxDown(other, result, width, height, radius);
  }
  return result;
}

function boxAcross(from: Plane, to: Plane, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    const last = start + width - 1;
    let sum = (from[start] ?? 0) * (radius + 1);
    for (let step = 1; step <= radius; step += 1) sum += from[Math.min(start + step, last)] ?? 0;
    for (let at = start; at <= last; at += 1) {
      to[at] = sum * share;
      const entering = at + radius + 1;
      const leaving = at - radius;
      sum += (from[entering > last ? last : entering] ?? 0) - (from[leaving < start ? start : leaving] ?? 0);
    }
  }
}

/**
 * Blurs every column with a box of `radius` pixels. It goes through the image row by row, because this is the
 * order in memory, which is faster.
 */
function boxDown(from: Plane, to: Plane, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const sums = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    let sum = (from[x] ?? 0) * (radius + 1);
    for (let step = 1; step <= radius; step += 1) sum += from[Math.min(step, height - 1) * width + x] ?? 0;
    sums[x] = sum;
  }
  for (let y = 0; y < height; y += 1) {
    const entering = Math.min(y + radius + 1, height - 1) * width;
    const leaving = Math.max(y - radius, 0) * width;
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      const sum = sums[x] ?? 0;
      to[row + x] = sum * share;
      sums[x] = sum + (from[entering + x] ?? 0) - (from[leaving + x] ?? 0);
    }
  }
}
