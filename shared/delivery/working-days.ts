import { addDays } from '../text/dates.ts';
import { weekdayOf } from './opening.ts';
import type { WorkCalendar } from './table.ts';

/** A local date and time: `2026-11-21`, `14:05`. */
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
 * The moment of a local day and time (`2026-11-21`, `14:05`) in an IANA time zone. If the clocks skip this
 * time, it counts as one hour later. If it happens twice, because the clocks go back, `twice` says which of
 * the two is meant.
 */
export function momentOf(
  day: string,
  time: string,
  timeZone: string,
  twice: 'first' | 'second' = 'first',
): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // The clocks change at most once a day, so one of two offsets is right: that of the day before or that of
  // the day after.
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
 * Whether a day is a working day, given the weekdays on which people work. If the calendar lists the day as
 * worked and as a holiday, it is worked.
 */
export function isWorkingDay(day: string, worksOn: readonly number[], calendar: WorkCalendar): boolean {
  if (calendar.workdays.includes(day)) return true;
  if (calendar.holidays.some(({ from, to }) => from <= day && day <= to)) return false;
  return worksOn.includes(weekdayOf(day));
}

/**
 * Maximum number of days to search. It prevents an endless loop for a faulty calendar, which has no working
 * day for a year.
 */
const MOST_DAYS = 366;

/**
 * The working day that is `count` working days after a day. With 0, the day itself if it is a working day,
 * else the next one.
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
