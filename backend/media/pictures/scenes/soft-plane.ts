/**
 * A map in low resolution, for values that change slowly: one value for each square of `step` × `step`
 * pixels.
 */
export type SoftPlane = { width: number; height: number; step: number; values: Float32Array };

/** Creates a map for an area of `width` × `height` pixels. */
export function softPlane(width: number, height: number, step: number): SoftPlane {
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  return { width: columns, height: rows, step, values: new Float32Array(columns * rows) };
}

/**
 * The value at a position in pixels, interpolated from the four nearest values. Outside the area, the values
 * at its edge are used.
 */
export function softAt({ width, height, step, values }: SoftPlane, x: number, y: number): number {
  const across = clamp((x + 0.5) / step - 0.5, 0, width - 1.001);
  const down = clamp((y + 0.5) / step - 0.5, 0, height - 1.001);
  const column = Math.floor(across);
  const row = Math.floor(down);
  const right = across - column;
  const below = down - row;
  const at = row * width + column;
  const upper = (values[at] ?? 0) * (1 - right) + (values[at + 1] ?? 0) * right;
  const lower = (values[at + width] ?? 0) * (1 - right) + (values[at + width + 1] ?? 0) * right;
  return upper * (1 - below) + lower * below;
}

/**
 * Blurs the map in place, approximately by a Gaussian of `sigma` pixels: three box blurs in each direction.
 */
export function soften({ width, height, step, values }: SoftPlane, sigma: number): void {
  const radius = Math.round((Math.sqrt(4 * (sigma / step) ** 2 + 1) - 1) / 2);
  if (radius < 1) return;
  const line = new Float32Array(Math.max(width, height));
  for (let pass = 0; pass < 3; pass += 1) {
    for (let y = 0; y < height; y += 1) boxBlur(values, line, y * width, 1, width, radius);
    for (let x = 0; x < width; x += 1) boxBlur(values, line, x, width, height, radius);
  }
}

/**
 * One box blur over `count` values. The first has the index `first`, each next one an index higher by
 * `stride`.
 */
function boxBlur(
  values: Float32Array,
  line: Float32Array,
  first: number,
  stride: number,
  count: number,
  radius: number,
): void {
  for (let step = 0; step < count; step += 1) line[step] = values[first + step * stride] ?? 0;
  const last = count - 1;
  const share = 1 / (2 * radius + 1);
  let sum = (line[0] ?? 0) * (radius + 1);
  for (let step = 1; step <= radius; step += 1) sum += line[Math.min(step, last)] ?? 0;
  for (let step = 0; step < count; step += 1) {
    values[first + step * stride] = sum * share;
    sum += (line[Math.min(step + radius + 1, last)] ?? 0) - (line[Math.max(step - radius, 0)] ?? 0);
  }
}

const clamp = (value: number, low: number, high: number) => (value < low ? low : value > high ? high : value);
