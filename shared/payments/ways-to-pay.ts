import { lowerFirst } from '../text/lower-first.ts';

/** Payment methods used on a page of the bank, before the order is packed. */
const ONLINE_WAYS = ['card-online', 'sbp', 'parts'] as const;
/** Payment methods used when the order is received. */
const ON_RECEIPT_WAYS = ['cash', 'card-on-receipt'] as const;
/** All payment methods, in the order of display. */
export const WAYS_TO_PAY = [...ONLINE_WAYS, ...ON_RECEIPT_WAYS] as const;

/** How many payments there are if an order is paid in parts. */
export const PARTS = 4;

export type OnlineWay = (typeof ONLINE_WAYS)[number];
export type WayToPay = (typeof WAYS_TO_PAY)[number];

export const isOnline = (way: string): way is OnlineWay => ONLINE_WAYS.some((one) => one === way);
export const isOnReceipt = (way: string): boolean => ON_RECEIPT_WAYS.some((one) => one === way);

/** Names of the payment methods, worded as an answer to "How do you pay?". */
export const PAYMENT_NAMES: Readonly<Record<WayToPay, string>> = {
  'card-online': 'Картой онлайн',
  sbp: 'СБП',
  parts: 'Частями',
  cash: 'Наличными при получении',
  'card-on-receipt': 'Картой при получении',
};

/** The name of a payment method for use inside a sentence. */
export function paymentWords(way: WayToPay): string {
  const name = PAYMENT_NAMES[way];
  return lowerFirst(name);
}

export const PAYMENT_NOT_OFFERED = 'Так за\u00a0этот заказ заплатить нельзя';
