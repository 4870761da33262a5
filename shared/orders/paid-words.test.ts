import { expect, test } from 'vitest';
import { paidFacts } from './paid-words.ts';

type Order = Parameters<typeof paidFacts>[0];

const wordsOf = (order: Order) => {
  const { total, paid } = paidFacts(order);
  return [total, ...paid].map(({ name, sum }) => `${name.replace('\u00a0', ' ')} ${sum}`);
};
const order = (state: Order['state'], method: string, [paidSum, refundedSum]: [number, number]): Order => ({
  state,
  total: 2340,
  payment: { method, paidSum, refundedSum },
});

test.each<[string, Order, string[]]>([
  ['waits for its payment', order('AWAITING_PAYMENT', 'sbp', [0, 0]), ['К оплате 2340']],
  ['is paid on receipt', order('SHIPPED', 'cash', [0, 0]), ['К оплате 2340']],
  ['was paid on receipt', order('HANDED_OVER', 'cash', [0, 0]), ['Оплачено 2340']],
  ['was paid online', order('PACKING', 'sbp', [2340, 0]), ['Оплачено 2340']],
  [
    'lost pieces after the payment',
    order('PACKING', 'sbp', [4330, 1990]),
    ['Сумма заказа 2340', 'Оплачено 4330', 'Возврат -1990'],
  ],
  ['got money back as goodwill', order('HANDED_OVER', 'sbp', [2340, 500]), ['Оплачено 2340', 'Возврат -500']],
  [
    'has a hold below its total',
    order('PACKING', 'card-online', [1840, 0]),
    ['Сумма заказа 2340', 'Оплачено 1840'],
  ],
  ['was cancelled unpaid', order('CANCELLED', 'sbp', [0, 0]), ['Сумма заказа 2340']],
  [
    'was cancelled after the payment',
    order('CANCELLED', 'sbp', [2340, 2340]),
    ['Сумма заказа 2340', 'Оплачено 2340', 'Возврат -2340'],
  ],
  [
    'was paid online too late and again on receipt',
    order('SHIPPED', 'cash', [2340, 2340]),
    ['К оплате 2340', 'Оплачено 2340', 'Возврат -2340'],
  ],
])('paidFacts states the sums of an order that %s', (_, paid, words) => expect(wordsOf(paid)).toEqual(words));
