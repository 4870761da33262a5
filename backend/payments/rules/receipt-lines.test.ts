import fc from 'fast-check';
import { expect, test } from 'vitest';
import { receiptLines, type Sold, sumOf } from './receipt-lines.ts';

const sold = (facts: Partial<Sold>): Sold => ({
  name: 'Футболка',
  quantity: 1,
  total: 199_000,
  vatRate: 22,
  subject: 'commodity',
  marks: [],
  ...facts,
});

test('a total that cannot be divided by the number of pieces becomes two receipt lines whose prices differ by one kopeck', () => {
  expect(receiptLines([sold({ quantity: 3, total: 100_001 })], 'full_prepayment')).toMatchObject([
    { quantity: 1, unitPrice: 33_333 },
    { quantity: 2, unitPrice: 33_334 },
  ]);
});

test('each piece with a marking code has its own receipt line', () => {
  const lines = receiptLines([sold({ quantity: 2, total: 300, marks: ['0104'] })], 'full_payment');
  expect(lines).toMatchObject([
    { quantity: 1, unitPrice: 150, subject: 'marked', mark: '0104' },
    { quantity: 1, unitPrice: 150, subject: 'commodity', mark: null },
  ]);
});

test('gifts are not listed on the receipt', () => {
  expect(receiptLines([sold({ total: 0 })], 'full_prepayment')).toEqual([]);
});

test('receipt lines add up to the paid sum for any goods', () => {
  const goods = fc.record({
    quantity: fc.integer({ min: 1, max: 10 }),
    total: fc.integer({ min: 0, max: 9_999_999 }),
    marks: fc.array(fc.constant('0104'), { maxLength: 10 }),
  });
  fc.assert(
    fc.property(fc.array(goods, { maxLength: 20 }), (all) => {
      const lines = receiptLines(all.map(sold), 'full_payment');
      expect(sumOf(lines)).toBe(all.reduce((sum, { total }) => sum + total, 0));
      expect(lines.every(({ quantity, unitPrice }) => quantity > 0 && unitPrice > 0)).toBe(true);
    }),
  );
});
