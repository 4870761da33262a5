import { isOvernight, openingOn, weekdayOf } from '#shared/delivery/opening.ts';
import { addDays, formatDayAndMonth } from '#shared/text/dates.ts';
import { NBSP } from '#shared/text/typography.ts';
import type { StoreHours, StoreSpecialDay } from '@/lib/api';

/** Opening hours of a place, in its time zone. */
export type OpeningHours = {
  hours: readonly StoreHours[];
  specialDays?: readonly StoreSpecialDay[];
  /** IANA name of the time zone. */
  timeZone: string;
};

const ON_DAYS = [
  'в понедельник',
  'во вторник',
  'в среду',
  'в четверг',
  'в пятницу',
  'в субботу',
  'в воскресенье',
] as const;
/** How many days ahead to look for the next opening: the longest holidays and a week. */
const MOST_DAYS = 14;

/**
 * Whether a place is open, in words: «Открыто до 21:00», «Закрыто, откроется в 10:00», with the day if it is
 * later than tomorrow; «Сегодня закрыто: переучёт, откроется завтра в 10:00» on a special day with a reason.
 * A closing time before the opening time is on the next day. Undefined if the browser does not know the time
 * zone.
 */
export function openStateText(
  { hours, specialDays = [], timeZone }: OpeningHours,
  now: Date,
): string | undefined {
  const clock = localClock(timeZone, now);
  if (!clock) return undefined;
  const { day, time } = clock;
  const on = (ahead: number) => openingOn({ hours, specialDays }, addDays(day, ahead));
  const open =
    on(0).find((span) => time >= span.opens && (isOvernight(span) || time < span.closes)) ??
    on(-1).find((span) => isOvernight(span) && time < span.closes);
  if (open) return `Открыто до${NBSP}${open.closes}`;

  const special = specialDays.find((one) => one.day === day);
  const why = special?.opens === null && special.reason;
  const closed = why ? `Сегодня закрыто: ${why}` : 'Закрыто';
  for (let ahead = 0; ahead <= MOST_DAYS; ahead += 1) {
    const next = on(ahead).find(({ opens }) => ahead > 0 || opens > time);
    if (!next) continue;
    return `${closed}, откроется${openingDayText(addDays(day, ahead), ahead, Boolean(why))} в${NBSP}${next.opens}`;
  }
  return closed;
}

/** The day of the next opening in words: the weekday if it is less than a week ahead, otherwise the date. */
function openingDayText(day: string, ahead: number, isSaid: boolean): string {
  if (ahead <= 1) return isSaid && ahead === 1 ? ' завтра' : '';
  if (ahead <= 7) return ` ${(ON_DAYS[weekdayOf(day) - 1] ?? '').replace(' ', NBSP)}`;
  return ` ${formatDayAndMonth(new Date(day))}`;
}

/** The current day and time in a time zone; undefined if the browser does not know the time zone. */
export function localClock(timeZone: string, now: Date): { day: string; time: string } | undefined {
  try {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const [day = '', time = ''] = format.format(now).split(' ');
    return { day, time };
  } catch {
    return undefined;
  }
}
