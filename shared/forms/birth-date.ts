import { dayInMoscow, parseDottedDate } from '../text/dates.ts';

export type BirthDateRefusal = { code: string; message: string };

/** Earlier dates are refused: they are typing errors. */
const EARLIEST = '1900-01-01';

const NOT_A_DAY = { code: 'invalid_date', message: 'Такой даты нет. Проверьте день и\u00a0месяц' };
const IN_FUTURE = { code: 'future_date', message: 'Дата рождения не\u00a0может быть в\u00a0будущем' };
const TOO_EARLY = { code: 'early_date', message: 'Проверьте год рождения' };

/**
 * Reads a birth date `08.03.1990` as `1990-03-08`. It must be a valid day from 1900 on and not later than today in
 * Moscow (docs/specification.md §5.2).
 */
export function readBirthDate(dotted: string, now: Date): string | BirthDateRefusal {
  const isoDate = parseDottedDate(dotted)?.toISOString().slice(0, 10);
  if (isoDate === undefined) return NOT_A_DAY;
  if (isoDate > dayInMoscow(now)) return IN_FUTURE;
  return isoDate < EARLIEST ? TOO_EARLY : isoDate;
}

/** Turns `1990-03-08` into `08.03.1990`. */
export const toDotted = (isoDate: string): string => isoDate.split('-').reverse().join('.');
