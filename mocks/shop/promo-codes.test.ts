import { expect, test } from 'vitest';
import { promoCodesOf } from './promo-codes.ts';

test('ZIMA10 takes ten percent off the goods, rounded down to a kopeck', () => {
  expect(promoCodesOf(['ZIMA10'], 1_999)).toEqual([
    { code: 'ZIMA10', applied: true, discountSum: 199, freeDelivery: false, reason: null },
  ]);
});

test('on an empty cart it waits and says why', () => {
  expect(promoCodesOf(['ZIMA10'], 0)).toMatchObject([
    { applied: false, discountSum: 0, reason: expect.stringContaining('корзине') },
  ]);
});
