import { formatDays } from '#shared/text/dates.ts';
import type { ArticleDelivery } from '@/lib/api';

export type ArticleStores = ArticleDelivery['stores'];

/** The stores that have the size, sorted by the earliest pick-up day. */
export const withPieces = ({ stores }: ArticleDelivery): ArticleStores =>
  stores
    .filter(({ pieces }) => pieces > 0)
    .sort((one, other) => (one.firstDay ?? '9').localeCompare(other.firstDay ?? '9'));

/** A sentence about all stores of the city. */
export function pickUpText(stores: ArticleStores, today: string | undefined): string {
  const [first] = stores;
  if (!first) return 'В\u00a0магазинах города этого размера нет';
  if (first.firstDay === null) return 'Есть в\u00a0магазинах города';
  return `Самовывоз: ${dayText(first.firstDay, today)}`;
}

/** A pick-up day in words: «можно забрать сегодня», «можно забрать 24 ноября». */
export const dayText = (day: string, today: string | undefined): string =>
  `можно забрать ${day === today ? 'сегодня' : formatDays(day, day)}`;
