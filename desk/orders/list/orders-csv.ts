import { ORDER_STATES } from '#shared/operators/operator-words.ts';
import { addressWords } from '#shared/orders/address-words.ts';
import { remainingPieces } from '#shared/orders/order-facts.ts';
import { takenSum } from '#shared/payments/till.ts';
import { PAYMENT_NAMES } from '#shared/payments/ways-to-pay.ts';
import { dayInMoscow, timeInMoscow } from '#shared/text/dates.ts';
import type { OperatorOrder } from '../../api/index.ts';
import { csvOf } from '../../parts/csv.ts';

const HEAD = [
  'Заказ',
  'Состояние',
  'Дата',
  'Время',
  'Покупатель',
  'Телефон',
  'Почта',
  'Город',
  'Адрес',
  'Доставка',
].concat(['Оплата', 'Вещей', 'Товары', 'Скидка', 'Стоимость доставки', 'Сумма', 'Оплачено', 'Возвращено']);

/** Orders as CSV, one row per order. Sums are in roubles. */
export const ordersCsv = (orders: readonly OperatorOrder[]): string => csvOf([HEAD, ...orders.map(rowOf)]);

function rowOf({ order, till }: OperatorOrder): (string | number)[] {
  const { contact, delivery, payment, address } = order;
  const moment = new Date(order.placedAt);
  return [
    ...[order.number, ORDER_STATES[order.state], dayInMoscow(moment), timeInMoscow(moment)],
    ...[contact?.name ?? '', contact?.phone ?? '', contact?.email ?? '', delivery.cityName],
    ...[address ? addressWords(address) : (delivery.point?.address ?? ''), delivery.name],
    ...[PAYMENT_NAMES[payment.method], remainingPieces(order.lines), order.goodsSum / 100],
    ...[order.discountSum / 100, delivery.price / 100, order.total / 100],
    ...[(payment.paidSum + takenSum(till)) / 100, payment.refundedSum / 100],
  ];
}
