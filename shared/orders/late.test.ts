import { describe, expect, it } from 'vitest';
import { dueDay, isLate } from './late.ts';

const courier = { kind: 'courier', day: null, leavesOn: '2026-11-23', lastDay: '2026-11-25' } as const;
const store = { ...courier, kind: 'store', lastDay: '2026-11-24' } as const;
const chosen = { ...courier, day: '2026-11-30', lastDay: '2026-11-30' };

describe('the shop is late with an order', () => {
  it.each([
    ['an order that has not left on its day', 'PACKING', courier, '2026-11-23'],
    ['an order that was not packed', 'PLACED', courier, '2026-11-23'],
    ['a paid order that was not packed', 'PAID', courier, '2026-11-23'],
    ['a parcel that has not arrived', 'SHIPPED', courier, '2026-11-25'],
    ['an order for a store that has the goods', 'PLACED', { ...store, lastDay: '2026-11-22' }, '2026-11-22'],
    ['an order for a store that is packed', 'PACKING', store, '2026-11-24'],
    ['an order whose buyer chose a day', 'PLACED', chosen, '2026-11-30'],
    ['an order without a day of leaving', 'PLACED', { ...courier, leavesOn: null }, '2026-11-25'],
  ] as const)('%s is late from the next day on', (_, state, delivery, due) => {
    expect(dueDay({ state, delivery })).toBe(due);
    expect(isLate({ state, delivery }, due)).toBe(false);
    expect(isLate({ state, delivery }, '2026-12-01')).toBe(true);
  });

  it.each(['AWAITING_PAYMENT', 'READY', 'HANDED_OVER', 'PARTLY_HANDED_OVER', 'CANCELLED'] as const)(
    'an order is never late in the state %s, because the shop has nothing to do',
    (state) => expect(isLate({ state, delivery: courier }, '2030-01-01')).toBe(false),
  );
});
