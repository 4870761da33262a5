import { expect, test } from 'vitest';
import { vatIn, vatRateOfDelivery, vatRateOfGoods, vatRateOfOrder, vatRateOn } from './vat.ts';

test.each([
  ['2025-12-31', 20],
  ['2026-01-01', 22],
  ['2026-11-22', 22],
])('the main VAT rate on %s is %i percent', (day, percent) => {
  expect(vatRateOn(day, 'usual')).toBe(percent);
});

test('vatRateOn throws an error for a day before the first rate', () => {
  expect(() => vatRateOn('2018-12-31', 'usual')).toThrow('No rate');
});

test('a fixed rate of the seller applies on every day', () => {
  expect([0, 5, 10].map((vat) => vatRateOn('2026-11-22', vat as 0 | 5 | 10))).toEqual([0, 5, 10]);
});

test('vatRateOfOrder returns the rate of the goods, or the highest if they have several', () => {
  expect(vatRateOfOrder([{ vatRate: 0 }, { vatRate: 0 }])).toBe(0);
  expect(vatRateOfOrder([{ vatRate: 10 }, { vatRate: 22 }])).toBe(22);
});

test('goods have their own VAT rate, or else that of the seller', () => {
  const day = '2026-11-22';
  expect(vatRateOfGoods(day, null, 7)).toBe(7);
  expect(vatRateOfGoods(day, '10', 'usual')).toBe(10);
  expect(vatRateOfGoods(day, 'none', 'usual')).toBe(0);
  expect(vatRateOfGoods(day, 'usual', 0)).toBe(22);
  expect(vatRateOfGoods('2025-12-31', 'usual', 0)).toBe(20);
});

test('delivery has the VAT rate that its order stores or, if the order stores none, that of the goods', () => {
  const lines = [{ vatRate: 10 }, { vatRate: 0 }];
  expect(vatRateOfDelivery({ deliveryVatRate: 22 }, lines)).toBe(22);
  expect(vatRateOfDelivery({ deliveryVatRate: 0 }, lines)).toBe(0);
  expect(vatRateOfDelivery({ deliveryVatRate: null }, lines)).toBe(10);
});

test('the VAT contained in a price is exact to the kopeck', () => {
  expect(vatIn(12_200, 22)).toBe(2200);
  expect(vatIn(11_000, 10)).toBe(1000);
  expect(vatIn(9_999, 0)).toBe(0);
});
