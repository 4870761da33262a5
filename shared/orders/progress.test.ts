import { expect, it } from 'vitest';
import { orderProgress } from './progress.ts';

const TODAY = '2026-11-22';
const at = (hour: number) => `2026-11-22T${String(hour).padStart(2, '0')}:00:00.000Z`;
const courier = { kind: 'courier', leavesOn: '2026-11-23', lastDay: '2026-11-25' } as const;
const cash = { method: 'cash' };

const shortOf = (steps: ReturnType<typeof orderProgress>) =>
  steps.map(({ state, at: reached, expectedOn }) => [state, reached ?? expectedOn]);

it('a courier order is packed, shipped and handed over (§3.6.7)', () => {
  const events = [{ state: 'PLACED', at: at(9) }] as const;
  const steps = orderProgress({ state: 'PLACED', events, delivery: courier, payment: cash }, TODAY);
  expect(shortOf(steps)).toEqual([
    ['PLACED', at(9)],
    ['PACKING', '2026-11-23'],
    ['SHIPPED', '2026-11-23'],
    ['HANDED_OVER', '2026-11-25'],
  ]);
});

it('an order paid online shows the step of waiting for payment only until it is paid', () => {
  const events = [
    { state: 'PLACED', at: at(9) },
    { state: 'AWAITING_PAYMENT', at: at(9) },
    { state: 'PAID', at: at(10) },
  ] as const;
  const order = { delivery: courier, payment: { method: 'sbp' } };
  const waiting = orderProgress({ ...order, state: 'AWAITING_PAYMENT', events: events.slice(0, 2) }, TODAY);
  expect(waiting.map(({ state }) => state)).toEqual([
    ...['PLACED', 'AWAITING_PAYMENT', 'PAID', 'PACKING', 'SHIPPED', 'HANDED_OVER'],
  ]);
  const paid = orderProgress({ ...order, state: 'PAID', events }, TODAY);
  expect(paid.map(({ state }) => state)).toEqual(['PLACED', 'PAID', 'PACKING', 'SHIPPED', 'HANDED_OVER']);
});

it.each([
  ['store', ['PLACED', 'PACKING', 'READY', 'HANDED_OVER']],
  ['pickup-point', ['PLACED', 'PACKING', 'SHIPPED', 'READY', 'HANDED_OVER']],
] as const)(
  'an order with delivery to a %s is ready before it is handed over, and has no expected day of the handover',
  (kind, states) => {
    const events = [{ state: 'PLACED', at: at(9) }] as const;
    const delivery = { ...courier, kind };
    const steps = orderProgress({ state: 'PLACED', events, delivery, payment: cash }, TODAY);
    expect(steps.map(({ state }) => state)).toEqual(states);
    expect(steps.at(-1)?.expectedOn).toBeNull();
  },
);

it('if a store has the goods, an order is expected to be packed no later than the day on which it is ready', () => {
  const events = [{ state: 'PLACED', at: at(9) }] as const;
  const delivery = { kind: 'store', leavesOn: '2026-11-30', lastDay: '2026-11-29' } as const;
  const steps = orderProgress({ state: 'PLACED', events, delivery, payment: cash }, TODAY);
  expect(shortOf(steps)).toEqual([
    ['PLACED', at(9)],
    ['PACKING', '2026-11-29'],
    ['READY', '2026-11-29'],
    ['HANDED_OVER', null],
  ]);
});

it('a cancelled order has no further steps, and a day in the past is not shown as the expected day of delivery', () => {
  const events = [
    { state: 'PLACED', at: at(9) },
    { state: 'CANCELLED', at: at(10) },
  ] as const;
  const order = { events, delivery: courier, payment: cash };
  expect(orderProgress({ ...order, state: 'CANCELLED' }, TODAY)).toHaveLength(2);
  const late = orderProgress({ ...order, state: 'PLACED', events: events.slice(0, 1) }, '2026-11-24');
  expect(shortOf(late)).toEqual([
    ['PLACED', at(9)],
    ['PACKING', null],
    ['SHIPPED', null],
    ['HANDED_OVER', '2026-11-25'],
  ]);
});
