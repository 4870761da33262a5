import { expect, test } from 'vitest';
import { AREA, WIDTH } from '../../atelier/engine/planes.ts';
import { seeded } from '../../atelier/engine/random.ts';
import { evenLight } from './even-light.ts';

/** A square of cloth with a fine weave, half of it in a shadow. */
function woven() {
  const [alpha, clean] = [new Float32Array(AREA), new Float32Array(AREA)];
  const normals = new Float32Array(AREA * 3);
  const parts = new Uint8Array(AREA);
  for (let y = 100; y < 220; y += 1)
    for (let x = 100; x < 220; x += 1) {
      const at = y * WIDTH + x;
      const slope = (x + y) % 2 ? 0.2 : -0.2;
      normals.set([slope, -Math.sqrt(1 - slope * slope), 0], at * 3);
      [alpha[at], parts[at]] = [1, 8];
      clean[at] = (0.8 + slope) * (x < 160 ? 1 : 0.5);
    }
  return { alpha, clean, normals, parts };
}

test('light loses its noise, but keeps weave and shadows', () => {
  const { alpha, clean, normals, parts } = woven();
  const random = seeded(3);
  const noisy = clean.map((value) => value * (1 + (random() - 0.5) * 0.3));
  const even = evenLight(noisy, alpha, normals, parts);
  const wrong = (values: Float32Array, from: number, to: number) => {
    let [sum, count] = [0, 0];
    for (let y = 120; y < 200; y += 1)
      for (let x = from; x < to; x += 1) {
        const at = y * WIDTH + x;
        sum += ((values[at] ?? 0) - (clean[at] ?? 0)) ** 2;
        count += 1;
      }
    return Math.sqrt(sum / count);
  };
  expect(wrong(even, 120, 145)).toBeLessThan(wrong(noisy, 120, 145) / 3);
  expect(wrong(even, 175, 200)).toBeLessThan(wrong(noisy, 175, 200) / 2);
  expect(wrong(even, 155, 165)).toBeLessThan(0.16);
});
