/**
 * The height of a shape filled like a body: a circle's section across a strip, and dying away into every corner.
 * Solves Poisson's equation inside the mask, coarse to fine, and takes the root. Lengths are in elements of the mask.
 */
export function inflate(mask: Float32Array, width: number, height: number): Float32Array {
  const potential = solve(mask, width, height);
  const soften = 11;
  return potential.map((value) => Math.sqrt(2 * Math.max(0, value) + soften * soften) - soften);
}

function solve(mask: Float32Array, width: number, height: number): Float32Array {
  const field = new Float32Array(width * height);
  if (Math.min(width, height) > 16) {
    const halfWidth = width >> 1;
    const halfHeight = height >> 1;
    const half = new Float32Array(halfWidth * halfHeight);
    for (let y = 0; y < halfHeight; y += 1)
      for (let x = 0; x < halfWidth; x += 1) half[y * halfWidth + x] = mask[y * 2 * width + x * 2] ?? 0;
    const coarse = solve(half, halfWidth, halfHeight);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        field[y * width + x] = 4 * bilinear(coarse, halfWidth, halfHeight, x / 2 - 0.25, y / 2 - 0.25);
  }
  relax(field, mask, width, height, Math.min(width, height) > 16 ? 30 : 80);
  return field;
}

/** Successive over-relaxation of −∇²f = 2 × ½ inside the mask, with nothing outside. */
function relax(field: Float32Array, mask: Float32Array, width: number, height: number, rounds: number) {
  const push = 1.6;
  for (let round = 0; round < rounds; round += 1)
    for (let y = 1; y < height - 1; y += 1)
      for (let x = 1; x < width - 1; x += 1) {
        const at = y * width + x;
        if ((mask[at] ?? 0) < 0.5) {
          field[at] = 0;
          continue;
        }
        const around =
          (field[at - 1] ?? 0) + (field[at + 1] ?? 0) + (field[at - width] ?? 0) + (field[at + width] ?? 0);
        const value = field[at] ?? 0;
        field[at] = value + push * ((around + 1) / 4 - value);
      }
}

export function bilinear(data: Float32Array, width: number, height: number, x: number, y: number): number {
  const column = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const row = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const across = Math.min(1, Math.max(0, x - column));
  const down = Math.min(1, Math.max(0, y - row));
  const at = row * width + column;
  const upper = (data[at] ?? 0) * (1 - across) + (data[at + 1] ?? 0) * across;
  const lower = (data[at + width] ?? 0) * (1 - across) + (data[at + width + 1] ?? 0) * across;
  return upper * (1 - down) + lower * down;
}
