/** Tracking pages of carriers, by a part of their names. */
const PAGES: readonly [word: RegExp, page: string][] = [
  [/сдэк|cdek/i, 'https://www.cdek.ru/ru/tracking?order_id='],
  [/почта|pochta/i, 'https://www.pochta.ru/tracking?barcode='],
];

/** The carrier's tracking page for a parcel; null for unknown carriers. */
export function trackingUrl(carrier: string, number: string): string | null {
  const [, page] = PAGES.find(([word]) => word.test(carrier)) ?? [];
  return page === undefined ? null : page + encodeURIComponent(number);
}
