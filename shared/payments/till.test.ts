import { expect, it } from 'vitest';
import { handoverMeansError, payoutError, type TillMeans } from './till.ts';

it.each<[string, TillMeans | null, TillMeans | undefined, string | undefined]>([
  ['cash', 'CASH', 'CASH', undefined],
  ['cash', 'CASH', 'CARD', 'not_offered'],
  // The buyer had chosen cash, but paid by card.
  ['cash', 'CARD', 'CARD', undefined],
  ['cash', 'CARD', 'CASH', 'not_offered'],
  // A carrier took the money, and did not report whether in cash or by card.
  ['card-on-receipt', null, 'CASH', undefined],
  ['card-on-receipt', null, 'CARD', undefined],
  ['cash', null, undefined, 'required'],
  ['sbp', null, undefined, undefined],
  ['sbp', null, 'CASH', 'not_offered'],
])(
  'an order paid by %s, for which the till took %s and pays back %s, gives the error: %s',
  (payment, takenBy, payBy, code) => {
    expect(payoutError({ payment, takenBy }, payBy)?.code).toBe(code);
  },
);

it('an order that was paid online takes no money at the till', () => {
  expect(handoverMeansError('card-online', 'CASH')?.pointer).toBe('/paidBy');
  expect(handoverMeansError('card-online', undefined)).toBeUndefined();
  expect(handoverMeansError('cash', 'CARD')).toBeUndefined();
});
