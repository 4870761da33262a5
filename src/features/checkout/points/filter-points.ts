import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import type { DeliveryPoint } from '@/lib/api';
import { openStateText } from '@/shop/opening-hours/opening-hours';

/** Filters of pick-up points by checkbox. The text field of the search is not among them. */
export const POINT_FILTERS = [
  { id: 'open', label: 'Открыто сейчас' },
  { id: 'fitting', label: 'Примерка' },
  { id: 'on-receipt', label: 'Оплата при получении' },
] as const;

export type PointFilter = (typeof POINT_FILTERS)[number]['id'];

type Wanted = { text: string; filters: ReadonlySet<PointFilter>; timeZone: string; now: Date };

/**
 * The points that match the text and all filters. Each typed word must be the beginning of a word of the
 * name, address or landmark.
 */
export function filterPoints<Point extends DeliveryPoint>(
  points: readonly Point[],
  { text, filters, timeZone, now }: Wanted,
): Point[] {
  const words = fold(text).split(' ').filter(Boolean);
  return points.filter((point) => {
    const { name, address, landmark, fitting, payments, hours, specialDays } = point;
    const searched = ` ${fold(`${name} ${address} ${landmark ?? ''}`)}`;
    if (!words.every((word) => searched.includes(` ${word}`))) return false;
    if (filters.has('fitting') && fitting === 'none') return false;
    if (filters.has('on-receipt') && !payments.some(isOnReceipt)) return false;
    return (
      !filters.has('open') ||
      Boolean(openStateText({ hours, specialDays, timeZone }, now)?.startsWith('Открыто'))
    );
  });
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
