import type { DeliveryKind } from '../delivery/collected.ts';
import { dayInMoscow, formatDayAndMonth, formatDays, formatOnDay, timeInMoscow } from '../text/dates.ts';
import { NBSP } from '../text/typography.ts';
import type { OrderState } from './states.ts';

/** States as the contract has them, and what they are called (docs/specification.md §3.6). */
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
  SHOP: 'Магазин отменил заказ',
  UNPAID: `Заказ не${NBSP}оплачен вовремя`,
} as const;

type Interval = { from: string; to: string };

/** What an order says about its delivery. */
export type DeliveredOrder = {
  kind: DeliveryKind;
  name: string;
  point: { name: string; address: string } | null;
  interval: Interval | null;
  firstDay: string;
  lastDay: string;
  /** The day that the buyer chose; null or absent where there was no choice. */
  day?: string | null;
};

export type OrderFacts = {
  state: OrderState;
  delivery: DeliveredOrder;
  /** What is known of it: for anyone with number and phone, nothing. */
  payment?: { method: string; payUntil?: string | null };
  storedUntil: string | null;
  cancelledBecause: keyof typeof ENDS | null;
};

/** Word joiners keep the hours on one line. */
export const formatInterval = ({ from, to }: Interval): string => `${from}\u2060–\u2060${to}`;

/** When it is brought: «в среду, 25 ноября, 18:00–22:00» or «23–25 ноября». */
export function deliveryDays({ firstDay, lastDay, day, interval }: DeliveredOrder): string {
  const one = day ?? (firstDay === lastDay ? firstDay : null);
  const days = one === null ? formatDays(firstDay, lastDay) : formatOnDay(one);
  return interval ? `${days}, ${formatInterval(interval)}` : days;
}

/** Until when an order waits for its payment: «до 16:40», on another day «до 25 ноября, 16:40». */
export function payUntilWords(payUntil: string, now: Date): string {
  const moment = new Date(payUntil);
  const day = dayInMoscow(moment);
  const isToday = day === dayInMoscow(now);
  return `до${NBSP}${isToday ? '' : `${formatDayAndMonth(new Date(day))}, `}${timeInMoscow(moment)}`;
}

/** The sentence that matters now; empty where the state says it all. */
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
