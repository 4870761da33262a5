import type { DeliveryKind } from '../delivery/kinds.ts';

/**
 * The error if an operator reports a parcel as sent without a number, although its carrier numbers all
 * parcels.
 */
export const NO_TRACKING_NUMBER = 'Укажите номер отправления';

/** Tracking pages of carriers, found by a part of the carrier's name. */
const PAGES: readonly [word: RegExp, page: string][] = [
  [/сдэк|cdek/i, 'https://www.cdek.ru/ru/tracking?order_id='],
  [/почта|pochta/i, 'https://www.pochta.ru/tracking?barcode='],
];

/** Names of carriers that number their parcels, but whose tracking pages are not known. */
const OTHERS = /boxberry|боксберри|5\s?post|dpd|яндекс|yandex|ozon|деловые линии|пэк/i;

/** The carrier's tracking page for a parcel; null for unknown carriers. */
export function trackingUrl(carrier: string, number: string): string | null {
  const [, page] = PAGES.find(([word]) => word.test(carrier)) ?? [];
  return page === undefined ? null : page + encodeURIComponent(number);
}

/** Whether a parcel must have a tracking number. The shop's own couriers use none. */
export const needsTrackingNumber = (carrier: string, kind: DeliveryKind): boolean =>
  kind === 'post' || OTHERS.test(carrier) || PAGES.some(([word]) => word.test(carrier));
