import { expect, test } from 'vitest';
import { createTestBank } from '../payments/testing/bank.ts';
import { type OnlineMethod, offeredPayments, type PaymentProvider, providerOf } from './payment-provider.ts';

const provider = (name: PaymentProvider['name'], methods: PaymentProvider['methods']): PaymentProvider => ({
  ...createTestBank(),
  name,
  methods,
});

const payments = {
  providers: [
    provider('yookassa', { 'card-online': { most: 100 }, parts: { least: 10, most: 50 } }),
    provider('dolyame', { parts: { most: 60 } }),
  ],
  waitMinutes: 60,
};

test.each<[OnlineMethod, number, string | undefined]>([
  ['parts', 10, 'yookassa'],
  ['parts', 50, 'yookassa'],
  ['parts', 51, 'dolyame'],
  ['parts', 9, 'dolyame'],
  ['parts', 61, undefined],
  ['card-online', 100, 'yookassa'],
  ['card-online', 101, undefined],
  ['sbp', 10, undefined],
])('the payment method %s with a sum of %i uses the provider %s', (method, sum, name) => {
  expect(providerOf(payments, method, sum)?.name).toBe(name);
});

test('a payment method is not offered for a sum above its limit; payment on receipt has no limit', () => {
  expect(offeredPayments(payments, ['card-online', 'sbp', 'parts', 'cash'], 100)).toEqual([
    'card-online',
    'cash',
  ]);
});

test('every payment method is offered for an order that costs nothing', () => {
  expect(offeredPayments(payments, ['card-online', 'parts', 'cash'], 0)).toEqual([
    'card-online',
    'parts',
    'cash',
  ]);
});
