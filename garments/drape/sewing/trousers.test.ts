import { expect, test } from 'vitest';
import { onFlatWaist } from './trousers.ts';

const GIRTH = 0.78;
const around = Array.from({ length: 401 }, (_, step) => onFlatWaist(GIRTH, 1, step / 400, 0.042));

test('a flat waist has the given girth, and equal shares are equal distances along it', () => {
  const steps = around.slice(1).map((place, index) => {
    const before = around[index] ?? place;
    return Math.hypot(place[0] - before[0], place[2] - before[2]);
  });
  expect(steps.reduce((sum, step) => sum + step)).toBeCloseTo(GIRTH, 3);
  expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.02);
});

test('a flat waist starts at the right of the picture, continues over the front, and is wider than a round one', () => {
  const [right, front, left, back] = [0, 0.25, 0.5, 0.75].map((share) => onFlatWaist(GIRTH, 1, share, 0.042));
  expect(right?.[0]).toBeGreaterThan(0.16);
  expect(left?.[0]).toBeCloseTo(-(right?.[0] ?? 0), 6);
  expect(front?.[0]).toBeCloseTo(0, 6);
  expect(front?.[2]).toBeGreaterThan(0.03);
  expect(back?.[2]).toBeLessThan(-0.04);
});
