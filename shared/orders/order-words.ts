import type { DeliveryKind } from '../delivery/kinds.ts';
import { dayInMoscow, formatDayAndMonth, formatDays, formatOnDay, timeInMoscow } from '../text/dates.ts';
import { NBSP } from '../text/typography.ts';
import type { OrderState } from './states.ts';

/** Order states of the contract with their names (docs/specification.md §3.6). */
export const STATE_NAMES: Readonly<Record<OrderState, string>> = {
  PLACED: 'Оформлен',
  AWAITING_PAYMENT: 'Ожидает оплаты',
  PAID: 'Оплачен',
  PACKING: 'Собирается',
  SHIPPED: `Передан в${NBSP}доставку`,
  READY: `Готов к${NBSP}выдаче`,
  HANDED_OVER: 'Вручён',
  PARTLY_HANDED_OVER: 'Вручён частично',
  CANCELLED: 'Отменён',
};

const ENDS = {
  SHOPPER: `По${NBSP}вашей просьбе`,
  BUYER_ASKED: `По${NBSP}вашей просьбе`,
  NOT_COLLECTED: `Заказ не${NBSP}забрали вовремя`,
  NOT_REACHED: `Не${NBSP}получилось связаться с${NBSP}вами`,
  SHOP: 'Магазин отменил заказ',
  UNPAID: `Заказ не${NBSP}оплачен вовремя`,
} as const;

type Interval = { from: string; to: string };

/** The data of an order's delivery that the texts show. */
export type DeliveredOrder = {
  kind: DeliveryKind;
  name: string;
  point: { name: string; address: string } | null;
  interval: Interval | null;
  firstDay: string;
  lastDay: string;
  /** The day that the buyer chose; null or absent if there was no choice. */
  day?: string | null;
};

export type OrderFacts = {
  state: OrderState;
  delivery: DeliveredOrder;
  /** Absent for a person who identified the order only by its number and a phone number. */
  payment?: { method: string; payUntil?: string | null };
  storedUntil: string | null;
  cancelledBecause: keyof typeof ENDS | null;
};

/** Hours in words. Word joiners around the dash prevent a line break. */
export const formatInterval = ({ from, to }: Interval): string => `${from}\u2060–\u2060${to}`;

/** The delivery time: «в среду, 25 ноября, 18:00–22:00» or «23–25 ноября». */
export function deliveryDays({ firstDay, lastDay, day, interval }: DeliveredOrder): string {
  const one = day ?? (firstDay === lastDay ? firstDay : null);
  const days = one === null ? formatDays(firstDay, lastDay) : formatOnDay(one);
  return interval ? `${days}, ${formatInterval(interval)}` : days;
}

/** The payment deadline: «до 16:40», or on another day «до 25 ноября, 16:40». */
export function payUntilWords(payUntil: string, now: Date): string {
  const moment = new Date(payUntil);
  const day = dayInMoscow(moment);
  const isToday = day === dayInMoscow(now);
  return `до${NBSP}${isToday ? '' : `${formatDayAndMonth(new Date(day))}, `}${timeInMoscow(moment)}`;
}

/** The sentence about the next step of an order; empty if the name of the state says enough. */
export function orderSentence(order: OrderFacts, now: Date): string {
  const { state, delivery, payment, storedUntil, cancelledBecause } = order;
  switch (state) {
    case 'AWAITING_PAYMENT':
      return payment?.payUntil
        ? `Оплатите ${payUntilWords(payment.payUntil, now)} по${NBSP}Москве, иначе заказ отменится`
        : 'Начнём собирать, как только придёт оплата';
    case 'READY':
      return [
        delivery.point?.name,
        storedUntil && `хранится до${NBSP}${formatDayAndMonth(new Date(storedUntil))}`,
      ]
        .filter(Boolean)
        .join(', ');
    case 'CANCELLED':
      return cancelledBecause ? ENDS[cancelledBecause] : '';
    case 'HANDED_OVER':
    case 'PARTLY_HANDED_OVER':
      return '';
    default:
      return onItsWay(delivery);
  }
}

function onItsWay(delivery: DeliveredOrder): string {
  const days = deliveryDays(delivery);
  switch (delivery.kind) {
    case 'courier':
      return `Курьер привезёт ${days}`;
    case 'post':
      return `Почта доставит ${days}`;
    case 'store':
      return `Будет готов ${days}. ${delivery.point?.name ?? ''}`.trim();
    default:
      return `Привезём ${days}. ${delivery.point?.name ?? ''}`.trim();
  }
}
