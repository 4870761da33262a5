import { expect, test } from 'vitest';
import { belowOf } from './crop-below.ts';
import { HEIGHT, WIDTH } from './planes.ts';

function garment(left: number, top: number, right: number, bottom: number): Uint8Array {
  const alpha = new Uint8Array(WIDTH * HEIGHT);
  for (let y = top; y < bottom; y += 1) alpha.fill(255, y * WIDTH + left, y * WIDTH + right);
  return alpha;
}

test('the crop shows the hem with a margin below it and beside the garment', () => {
  const crop = belowOf(garment(200, 100, 700, 1100));
  expect(crop).toEqual({ x: 136, y: 1163 - 667, width: 500 });
});

test('the crop stays within the picture', () => {
  const crop = belowOf(garment(10, 20, 890, 1190));
  expect(crop?.x).toBe(0);
  expect((crop?.y ?? 0) + 667).toBe(HEIGHT);
});

test('goods that are too short for two details have no crop', () => {
  expect(belowOf(garment(200, 400, 700, 900))).toBeUndefined();
});
