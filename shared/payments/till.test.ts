import { expect, it } from 'vitest';
import { handoverMeansError, payoutError, type TillMeans } from './till.ts';

it.each<[string, TillMeans | null, TillMeans | undefined, string | undefined]>([
  ['cash', 'CASH', 'CASH', undefined],
  ['cash', 'CASH', 'CARD', 'not_offered'],
  // The buyer chose cash and paid by card at the counter.
  ['cash', 'CARD', 'CARD', undefined],
  ['cash', 'CARD', 'CASH', 'not_offered'],
  // A carrier took the money, and the shop does not know how.
  ['card-on-receipt', null, 'CASH', undefined],
  ['card-on-receipt', null, 'CARD', undefined],
  ['cash', null, undefined, 'required'],
  ['sbp', null, undefined, undefined],
  ['sbp', null, 'CASH', 'not_offered'],
])('money of an order paid by %s and taken by %s goes back by %s: %s', (payment, takenBy, payBy, code) => {
  expect(payoutError({ payment, takenBy }, payBy)?.code).toBe(code);
});

it('takes no money at the till for an order that was paid online', () => {
  expect(handoverMeansError('card-online', 'CASH')?.pointer).toBe('/paidBy');
  expect(handoverMeansError('card-online', undefined)).toBeUndefined();
  expect(handoverMeansError('cash', 'CARD')).toBeUndefined();
});
