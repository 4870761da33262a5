/** Where carriers show parcels, by a word of their names. */
const PAGES: readonly [word: RegExp, page: string][] = [
  [/сдэк|cdek/i, 'https://www.cdek.ru/ru/tracking?order_id='],
  [/почта|pochta/i, 'https://www.pochta.ru/tracking?barcode='],
];

/** Where a carrier shows a parcel; null for one that is not known. */
export function trackingUrl(carrier: string, number: string): string | null {
  const [, page] = PAGES.find(([word]) => word.test(carrier)) ?? [];
  return page === undefined ? null : page + encodeURIComponent(number);
}
