import { dayInMoscow, timeInMoscow } from '#shared/text/dates.ts';
import { spoken } from './say.ts';

/** A day, given as `YYYY-MM-DD`, in the reader's format: 01.12.2026 or 2026-12-01. */
export const dayText = (day: string, language = spoken()): string =>
  language === 'ru' ? day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1') : day;

/** A moment in Moscow time: 01.12.2026 12:30 or 2026-12-01 12:30. */
export function momentText(moment: Date | string, language = spoken()): string {
  const date = new Date(moment);
  return `${dayText(dayInMoscow(date), language)} ${timeInMoscow(date)}`;
}
