import { expect, test } from 'vitest';
import { promoCodesOf } from './promo-codes.ts';

test('ZIMA10 takes ten percent off every line, rounded down to a rouble', () => {
  expect(promoCodesOf(['ZIMA10'], [1_999, 19_990])).toEqual([
    { code: 'ZIMA10', applied: true, discountSum: 2_000, freeDelivery: false, reason: null },
  ]);
});

test('on an empty cart it waits and says why', () => {
  expect(promoCodesOf(['ZIMA10'], [])).toMatchObject([
    { applied: false, discountSum: 0, reason: expect.stringContaining('корзине') },
  ]);
});
