import { describe, expect, test } from 'vitest';
import { inflate } from './inflate.ts';

function strip(width: number, height: number, from: number, to: number): Float32Array {
  const mask = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) for (let x = from; x < to; x += 1) mask[y * width + x] = 1;
  return mask;
}

describe('inflating', () => {
  test('gives a long strip the section of a half circle, less what softens its edge', () => {
    const height = 400;
    const body = inflate(strip(120, height, 20, 100), 120, height);
    const middle = (height / 2) * 120;
    expect(body[middle + 60] ?? 0).toBeGreaterThan(26);
    expect(body[middle + 60] ?? 0).toBeLessThan(40);
    expect(body[middle + 40] ?? 0).toBeGreaterThan((body[middle + 25] ?? 0) * 1.3);
  });

  test('is symmetric and nothing outside', () => {
    const body = inflate(strip(120, 200, 20, 100), 120, 200);
    const row = 100 * 120;
    expect(Math.abs((body[row + 30] ?? 0) - (body[row + 89] ?? 0))).toBeLessThan(0.6);
    expect(body[row + 5]).toBe(0);
  });

  test('raises a wide shape higher than a narrow one', () => {
    const wide = inflate(strip(200, 200, 10, 190), 200, 200);
    const narrow = inflate(strip(200, 200, 80, 120), 200, 200);
    expect(Math.max(...wide)).toBeGreaterThan(Math.max(...narrow) * 2);
  });
});
