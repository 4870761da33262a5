import { expect, test } from 'vitest';
import { vatRateOn } from './vat.ts';

test.each([
  ['2025-12-31', 20],
  ['2026-01-01', 22],
  ['2026-11-22', 22],
])('on %s VAT is %i per cent', (day, percent) => {
  expect(vatRateOn(day)).toBe(percent);
});

test('a day before the first rate is an error', () => {
  expect(() => vatRateOn('2018-12-31')).toThrow('No rate');
});
