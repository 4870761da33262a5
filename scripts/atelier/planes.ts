/** The canvas of every picture of goods, in picture elements. */
export const WIDTH = 900;
export const HEIGHT = 1200;
export const AREA = WIDTH * HEIGHT;

/** One number an element, row by row. */
export type Plane = Float32Array;

export const plane = (fill = 0): Plane => new Float32Array(AREA).fill(fill);

export const clamp = (value: number, low: number, high: number) =>
  value < low ? low : value > high ? high : value;

/** 0 below `from`, 1 above `to`, and a soft step between. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
}

/** Blurs by about a Gaussian of `sigma` elements: three box passes in each direction. */
export function blur(source: Plane, sigma: number, width = WIDTH, height = HEIGHT): Plane {
  const result = Float32Array.from(source);
  const radius = Math.round((Math.sqrt(sigma * sigma * 4 + 1) - 1) / 2);
  if (radius < 1) return result;
  const line = new Float32Array(Math.max(width, height));
  for (let pass = 0; pass < 3; pass += 1) {
    for (let y = 0; y < height; y += 1) boxLine(result, line, y * width, 1, width, radius);
    for (let x = 0; x < width; x += 1) boxLine(result, line, x, width, height, radius);
  }
  return result;
}

function boxLine(
  data: Plane,
  line: Float32Array,
  start: number,
  step: number,
  length: number,
  radius: number,
) {
  const at = (index: number) => data[start + clamp(index, 0, length - 1) * step] ?? 0;
  let sum = 0;
  for (let index = -radius; index <= radius; index += 1) sum += at(index);
  for (let index = 0; index < length; index += 1) {
    line[index] = sum / (2 * radius + 1);
    sum += at(index + radius + 1) - at(index - radius);
  }
  for (let index = 0; index < length; index += 1) data[start + index * step] = line[index] ?? 0;
}
