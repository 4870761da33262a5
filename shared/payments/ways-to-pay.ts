import { lowerFirst } from '../text/lower-first.ts';

/** Ways to pay online, on a page of the bank before the order is packed. */
const ONLINE_WAYS = ['card-online', 'sbp', 'parts'] as const;
/** Ways to pay on receipt. */
const ON_RECEIPT_WAYS = ['cash', 'card-on-receipt'] as const;
/** All ways to pay in display order. */
export const WAYS_TO_PAY = [...ONLINE_WAYS, ...ON_RECEIPT_WAYS] as const;

/** Number of payments if an order is paid in parts. */
export const PARTS = 4;

export type OnlineWay = (typeof ONLINE_WAYS)[number];
export type WayToPay = (typeof WAYS_TO_PAY)[number];

export const isOnline = (way: string): way is OnlineWay => ONLINE_WAYS.some((one) => one === way);
export const isOnReceipt = (way: string): boolean => ON_RECEIPT_WAYS.some((one) => one === way);

/** Names of the ways to pay, in words that answer "How do you pay?". */
export const PAYMENT_NAMES: Readonly<Record<WayToPay, string>> = {
  'card-online': 'Картой онлайн',
  sbp: 'СБП',
  parts: 'Частями',
  cash: 'Наличными при получении',
  'card-on-receipt': 'Картой при получении',
};

/** The name of a way to pay inside a sentence. */
export function paymentWords(way: WayToPay): string {
  const name = PAYMENT_NAMES[way];
  return lowerFirst(name);
}

export const PAYMENT_NOT_OFFERED = 'Так за\u00a0этот заказ заплатить нельзя';
