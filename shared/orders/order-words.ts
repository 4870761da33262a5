import type { DeliveryKind } from '../delivery/kinds.ts';
import { dayInMoscow, formatDayAndMonth, formatDays, formatOnDay, timeInMoscow } from '../text/dates.ts';
import { NBSP } from '../text/typography.ts';
import type { OrderState } from './states.ts';

/** Names of the order states (docs/specification.md §3.6). */
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

/** What texts about the delivery of an order need to know. */
export type DeliveredOrder = {
  kind: DeliveryKind;
  name: string;
  point: { name: string; address: string } | null;
  interval: Interval | null;
  firstDay: string;
  lastDay: string;
  /** The delivery day that the buyer chose. Null or absent if there was nothing to choose. */
  day?: string | null;
};

export type OrderFacts = {
  state: OrderState;
  delivery: DeliveredOrder;
  /** Absent if the shopper did not sign in and only entered the order number and a phone number. */
  payment?: { method: string; payUntil?: string | null; paidSum?: number; refundedSum?: number };
  storedUntil: string | null;
  cancelledBecause: keyof typeof ENDS | null;
};

/** A span of hours in words. Word joiners (U+2060) around the dash prevent a line break. */
export const formatInterval = ({ from, to }: Interval): string => `${from}\u2060–\u2060${to}`;

/** When the order arrives: «в среду, 25 ноября, 18:00–22:00» or «23–25 ноября». */
export function deliveryDays({ firstDay, lastDay, day, interval }: DeliveredOrder): string {
  const one = day ?? (firstDay === lastDay ? firstDay : null);
  const days = one === null ? formatDays(firstDay, lastDay) : formatOnDay(one);
  return interval ? `${days}, ${formatInterval(interval)}` : days;
}

/** Until when the order must be paid: «до 16:40», or on another day «до 25 ноября, 16:40». */
export function payUntilWords(payUntil: string, now: Date): string {
  const moment = new Date(payUntil);
  const day = dayInMoscow(moment);
  const isToday = day === dayInMoscow(now);
  return `до${NBSP}${isToday ? '' : `${formatDayAndMonth(new Date(day))}, `}${timeInMoscow(moment)}`;
}

/** A sentence that says what happens next with an order. Empty if the name of its state already says it. */
export function orderSentence(order: OrderFacts, now: Date): string {
  const { state, delivery, payment, storedUntil, cancelledBecause } = order;
  switch (state) {
    case 'AWAITING_PAYMENT':
      if (payment?.payUntil && (payment.paidSum ?? 0) > (payment.refundedSum ?? 0))
        return `Доплатите ${payUntilWords(payment.payUntil, now)} по${NBSP}Москве, иначе заказ останется прежним`;
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
