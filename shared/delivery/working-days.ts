import { addDays } from '../text/dates.ts';
import { weekdayOf } from './opening.ts';
import type { WorkCalendar } from './table.ts';

/** A date and time in a certain time zone, such as `2026-11-21` and `14:05`. */
type LocalMoment = { day: string; time: string };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  return format;
}

/** The local date and time in an IANA time zone at a given moment. */
export function localMoment(moment: Date, timeZone: string): LocalMoment {
  const [day = '', time = ''] = formatOf(timeZone).format(moment).split(' ');
  return { day, time };
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * The moment at which clocks in an IANA time zone show the day and time (`2026-11-21`, `14:05`). A time that
 * is skipped when the clocks go forward counts as an hour later. A time that occurs twice when they go back
 * has two moments; `twice` says which is meant.
 */
export function momentOf(
  day: string,
  time: string,
  timeZone: string,
  twice: 'first' | 'second' = 'first',
): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // Clocks change at most once a day. So the right offset is either that of the day before or that of the day
  // after.
  const before = asUtc - offsetAt(asUtc - DAY, timeZone);
  const after = asUtc - offsetAt(asUtc + DAY, timeZone);
  const isMeant = (moment: number) => moment + offsetAt(moment, timeZone) === asUtc;
  const possible = twice === 'first' ? [before, after] : [after, before];
  return new Date(possible.find(isMeant) ?? before);
}

/** Offset of a time zone from UTC, in ms. */
function offsetAt(moment: number, timeZone: string): number {
  const local = localMoment(new Date(moment), timeZone);
  const wholeMinute = Math.floor(moment / MINUTE) * MINUTE;
  return Date.parse(`${local.day}T${local.time}:00Z`) - wholeMinute;
}

/**
 * Whether a day is a working day. `worksOn` lists the usual working weekdays. If the calendar lists a day
 * both as a holiday and as a working day, it is a working day.
 */
export function isWorkingDay(day: string, worksOn: readonly number[], calendar: WorkCalendar): boolean {
  if (calendar.workdays.includes(day)) return true;
  if (calendar.holidays.some(({ from, to }) => from <= day && day <= to)) return false;
  return worksOn.includes(weekdayOf(day));
}

/**
 * How many days are searched at most. Without this limit, a faulty calendar without any working day would
 * cause an endless loop.
 */
const MOST_DAYS = 366;

/**
 * The day that is `count` working days after the given one. For 0: the day itself if it is a working day,
 * otherwise the next working day.
 */
export function workingDayAfter(
  day: string,
  count: number,
  worksOn: readonly number[],
  calendar: WorkCalendar,
): string {
  let current = day;
  let left = count;
  for (let looked = 0; looked < MOST_DAYS; looked += 1) {
    if (looked > 0 && isWorkingDay(current, worksOn, calendar)) left -= 1;
    if (left <= 0 && isWorkingDay(current, worksOn, calendar)) return current;
    current = addDays(current, 1);
  }
  return current;
}
