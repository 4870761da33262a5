import { NBSP } from '#shared/text/typography.ts';
import type { StoreHours } from '@/lib/api';

const ON_DAYS = [
  'в понедельник',
  'во вторник',
  'в среду',
  'в четверг',
  'в пятницу',
  'в субботу',
  'в воскресенье',
] as const;
const DAY_MINUTES = 24 * 60;

/**
 * Whether a store is open: «Открыто до 21:00», «Закрыто, откроется в 10:00», with the day when that is later than
 * tomorrow. Hours that end before they begin end on the next day. Undefined when the browser does not know the zone.
 * @param timeZone of the IANA database: the store's, not the shopper's
 */
export function openNow(hours: readonly StoreHours[], timeZone: string, now: Date): string | undefined {
  const clock = clockIn(timeZone, now);
  if (!clock) return undefined;
  const { day, minute } = clock;
  for (const { days, opens, closes } of hours) {
    const from = minutesOf(opens);
    const to = minutesOf(closes);
    const overnight = to <= from;
    const openToday = days.includes(day) && minute >= from && (overnight || minute < to);
    const openSinceYesterday = overnight && days.includes(((day + 5) % 7) + 1) && minute < to;
    if (openToday || openSinceYesterday) return `Открыто до${NBSP}${closes}`;
  }
  return nextOpening(hours, day, minute);
}

function nextOpening(hours: readonly StoreHours[], today: number, minute: number): string {
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = ((today - 1 + ahead) % 7) + 1;
    const times = hours
      .filter(({ days, opens }) => days.includes(day) && (ahead > 0 || minutesOf(opens) > minute))
      .map(({ opens }) => opens)
      .sort();
    const [first] = times;
    if (first === undefined) continue;
    const on = ahead > 1 ? ` ${(ON_DAYS[day - 1] ?? '').replace(' ', NBSP)}` : '';
    return `Закрыто, откроется${on} в${NBSP}${first}`;
  }
  return 'Закрыто';
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour * 60 + minute) % DAY_MINUTES;
}

const DAYS: Record<string, number> = { Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5, Sat: 6, Sun: 7 };

/** Day of the week, Monday is 1, and minute of the day on a clock of that zone. */
function clockIn(timeZone: string, now: Date): { day: number; minute: number } | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
    const day = DAYS[parts.weekday ?? ''];
    return day === undefined ? undefined : { day, minute: Number(parts.hour) * 60 + Number(parts.minute) };
  } catch {
    return undefined;
  }
}
