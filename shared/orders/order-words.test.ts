import { expect, it, test } from 'vitest';
import { deliveryDays, type OrderFacts, orderSentence, payUntilWords } from './order-words.ts';

const NOW = new Date('2026-11-22T10:00:00.000Z');
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
const order = (rest: Partial<OrderFacts>): OrderFacts => ({
  state: 'PLACED',
  delivery: {
    kind: 'courier',
    name: 'Курьером',
    point: null,
    interval: null,
    firstDay: '2026-11-25',
    lastDay: '2026-11-25',
  },
  storedUntil: null,
  cancelledBecause: null,
  ...rest,
});
const point = { name: 'Витрина на Мясницкой', address: 'ул. Мясницкая, 24' };

it.each<[Partial<OrderFacts>, string]>([
  [{}, 'Курьер привезёт в среду, 25 ноября'],
  [{ state: 'AWAITING_PAYMENT' }, 'Начнём собирать, как только придёт оплата'],
  [
    { state: 'AWAITING_PAYMENT', payment: { method: 'sbp', payUntil: '2026-11-22T13:40:00.000Z' } },
    'Оплатите до 16:40 по Москве, иначе заказ отменится',
  ],
  [
    { state: 'READY', storedUntil: '2026-11-25', delivery: { ...order({}).delivery, kind: 'store', point } },
    'Витрина на Мясницкой, хранится до 25 ноября',
  ],
  [
    { state: 'SHIPPED', delivery: { ...order({}).delivery, kind: 'pickup-point', point } },
    'Привезём в среду, 25 ноября. Витрина на Мясницкой',
  ],
  [{ state: 'CANCELLED', cancelledBecause: 'BUYER_ASKED' }, 'По вашей просьбе'],
  [{ state: 'CANCELLED', cancelledBecause: 'NOT_COLLECTED' }, 'Заказ не забрали вовремя'],
  [{ state: 'CANCELLED', cancelledBecause: 'NOT_REACHED' }, 'Не получилось связаться с вами'],
  [{ state: 'CANCELLED', cancelledBecause: 'UNPAID' }, 'Заказ не оплачен вовремя'],
  [{ state: 'HANDED_OVER' }, ''],
])('orderSentence states the next step of an order %j: %s', (rest, sentence) => {
  expect(plain(orderSentence(order(rest), NOW))).toBe(sentence);
});

test('deliveryDays shows a single day, the chosen day or a range', () => {
  const { delivery } = order({});
  const interval = { from: '18:00', to: '22:00' };
  expect(plain(deliveryDays({ ...delivery, interval }))).toBe('в среду, 25 ноября, 18:00–22:00');
  expect(plain(deliveryDays({ ...delivery, firstDay: '2026-11-23' }))).toBe('23–25 ноября');
  expect(plain(deliveryDays({ ...delivery, firstDay: '2026-11-23', day: '2026-11-24' }))).toBe(
    'во вторник, 24 ноября',
  );
});

test('the payment deadline names the day unless it is today', () => {
  expect(plain(payUntilWords('2026-11-23T13:40:00.000Z', NOW))).toBe('до 23 ноября, 16:40');
});
