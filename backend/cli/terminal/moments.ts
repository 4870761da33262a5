import { dayInMoscow, timeInMoscow } from '#shared/text/dates.ts';
import { spoken } from './say.ts';

/**
 * Formats a day `YYYY-MM-DD` for the language of the output: 01.12.2026 in Russian, 2026-12-01 in English.
 */
export const dayText = (day: string, language = spoken()): string =>
  language === 'ru' ? day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1') : day;

/** Formats a time in the Moscow time zone: 01.12.2026 12:30 in Russian, 2026-12-01 12:30 in English. */
export function momentText(moment: Date | string, language = spoken()): string {
  const date = new Date(moment);
  return `${dayText(dayInMoscow(date), language)} ${timeInMoscow(date)}`;
}
