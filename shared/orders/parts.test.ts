import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

test('a payment in four parts, two weeks apart, adds up exactly to the sum', () => {
  const { first, part, later } = partsOf(3_641_403, '2026-11-22');
  expect(first + 3 * part).toBe(3_641_403);
  expect(first - part).toBeLessThan(4);
  expect(later.replaceAll('\u00a0', ' ')).toBe('по 9 103,50 ₽ 6 декабря, 20 декабря и 3 января');
});
