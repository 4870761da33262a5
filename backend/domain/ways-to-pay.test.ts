import { expect, test } from 'vitest';
import { waysToPay } from './ways-to-pay.ts';

test('the payment methods of all delivery methods and points are listed without duplicates', () => {
  const courier = { kind: 'courier' as const, payments: ['cash' as const, 'sbp' as const] };
  const locker = { kind: 'locker' as const, payments: ['card-on-receipt' as const, 'sbp' as const] };
  expect(waysToPay([courier, locker], [])).toEqual(['sbp', 'cash']);
  expect(waysToPay([courier, locker], ['card-on-receipt', 'sbp'])).toEqual([
    'sbp',
    'cash',
    'card-on-receipt',
  ]);
});
