import { NBSP } from './typography.ts';

/**
 * Reads a date such as «08.03.1990» as midnight UTC. Null if the text is missing or empty, or no possible
 * date («31.02.1990») (docs/specification.md §5.2).
 */
export function parseDottedDate(text: string | null | undefined): Date | null {
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text ?? '');
  if (!match) return null;
  const [day, month, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(0);
  // `Date.UTC` would take the years 0 to 99 for 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null;
}

/** Writes the UTC date as «08.03.1990». Empty if `date` is null. */
export function formatDottedDate(date: Date | null): string {
  if (!date) return '';
  const day = String(date.getUTCDate()).padStart(2, '0');
  const month = String(date.getUTCMonth() + 1).padStart(2, '0');
  return `${day}.${month}.${String(date.getUTCFullYear()).padStart(4, '0')}`;
}

const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
] as const;

/** Writes the UTC date as «31 декабря», with a no-break space. */
export function formatDayAndMonth(date: Date): string {
  return `${date.getUTCDate()}${NBSP}${MONTHS[date.getUTCMonth()] ?? ''}`;
}

/**
 * Writes a range of days as short as possible: «25–27 ноября», «30 ноября – 2 декабря», or «25 ноября» for a
 * single day.
 */
export function formatDays(first: string, last: string): string {
  const [from, to] = [new Date(first), new Date(last)];
  if (first === last) return formatDayAndMonth(from);
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  return isSameMonth
    ? `${from.getUTCDate()}–${formatDayAndMonth(to)}`
    : `${formatDayAndMonth(from)}${NBSP}– ${formatDayAndMonth(to)}`;
}

/** Adds a number of days to a day (`2026-11-25`). */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const MOSCOW_MS = 3 * 3_600_000;

/**
 * Local time in Moscow in ISO 8601, computed with a fixed offset: since October 2014 Moscow is always three
 * hours ahead of UTC. An Intl formatter with a time zone would take some 50 ms to create on a phone.
 */
const clockInMoscow = (moment: Date): string => new Date(moment.getTime() + MOSCOW_MS).toISOString();

/** The date in Moscow, where the shop is: `1990-03-08`. */
export const dayInMoscow = (moment: Date): string => clockInMoscow(moment).slice(0, 10);

const ON_WEEKDAYS = [
  `в${NBSP}воскресенье`,
  `в${NBSP}понедельник`,
  `во${NBSP}вторник`,
  `в${NBSP}среду`,
  `в${NBSP}четверг`,
  `в${NBSP}пятницу`,
  `в${NBSP}субботу`,
] as const;

/** A day with its weekday: «в среду, 25 ноября». */
export function formatOnDay(day: string): string {
  const date = new Date(day);
  return `${ON_WEEKDAYS[date.getUTCDay()] ?? ''}, ${formatDayAndMonth(date)}`;
}

const WEEKDAYS = ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'] as const;

/** A day with its weekday: «понедельник, 30 ноября». */
export function weekdayAndDay(day: string): string {
  const date = new Date(day);
  return `${WEEKDAYS[date.getUTCDay()] ?? ''}, ${formatDayAndMonth(date)}`;
}

/** Time of day in Moscow: «14:32». */
export const timeInMoscow = (moment: Date): string => clockInMoscow(moment).slice(11, 16);

/** Date and time of day in Moscow: «22 ноября, 14:32». */
export const formatMoment = (moment: Date): string =>
  `${formatDayAndMonth(new Date(dayInMoscow(moment)))}, ${timeInMoscow(moment)}`;

/** Date in Moscow with the year: «22 ноября 2026». */
export const formatDate = (moment: Date): string => {
  const day = dayInMoscow(moment);
  return `${formatDayAndMonth(new Date(day))}${NBSP}${day.slice(0, 4)}`;
};
