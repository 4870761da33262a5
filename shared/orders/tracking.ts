import type { DeliveryKind } from '../delivery/kinds.ts';

/**
 * The error if an operator reports a parcel as sent without its tracking number, although the carrier gives a
 * tracking number to every parcel.
 */
export const NO_TRACKING_NUMBER = 'Укажите номер отправления';

/** Tracking pages of carriers. The pattern matches the carrier's name; the number is appended to the URL. */
const PAGES: readonly [word: RegExp, page: string][] = [
  [/сдэк|cdek/i, 'https://www.cdek.ru/ru/tracking?order_id='],
  [/почта|pochta/i, 'https://www.pochta.ru/tracking?barcode='],
];

/**
 * Matches names of carriers that give parcels tracking numbers, but whose tracking pages the shop does not
 * know.
 */
const OTHERS = /boxberry|боксберри|5\s?post|dpd|яндекс|yandex|ozon|деловые линии|пэк/i;

/** URL of the carrier's page that shows where the parcel is. Null for carriers whose page is unknown. */
export function trackingUrl(carrier: string, number: string): string | null {
  const [, page] = PAGES.find(([word]) => word.test(carrier)) ?? [];
  return page === undefined ? null : page + encodeURIComponent(number);
}

/** Whether a parcel must have a tracking number. Parcels that the shop's own couriers deliver have none. */
export const needsTrackingNumber = (carrier: string, kind: DeliveryKind): boolean =>
  kind === 'post' || OTHERS.test(carrier) || PAGES.some(([word]) => word.test(carrier));
