import { expect, test } from 'vitest';
import { vatRateOfOrder, vatRateOn } from './vat.ts';

test.each([
  ['2025-12-31', 20],
  ['2026-01-01', 22],
  ['2026-11-22', 22],
])('on %s the usual VAT is %i per cent', (day, percent) => {
  expect(vatRateOn(day, 'usual')).toBe(percent);
});

test('a day before the first rate is an error', () => {
  expect(() => vatRateOn('2018-12-31', 'usual')).toThrow('No rate');
});

test('the rate of the seller counts on every day', () => {
  expect([0, 5, 10].map((vat) => vatRateOn('2026-11-22', vat as 0 | 5 | 10))).toEqual([0, 5, 10]);
});

test('delivery has the rate of the goods', () => {
  expect(vatRateOfOrder([{ vatRate: 0 }, { vatRate: 0 }])).toBe(0);
  expect(vatRateOfOrder([{ vatRate: 10 }, { vatRate: 22 }])).toBe(22);
});
