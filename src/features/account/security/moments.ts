import { useState, useSyncExternalStore } from 'react';
import { formatDayAndMonth } from '#shared/text/dates.ts';

const HOUR_MS = 3_600_000;

/**
 * The time of the first render in the browser. Undefined in server HTML, because the server has another clock
 * and time zone.
 */
export function useNow(): Date | undefined {
  const [now] = useState(() => new Date());
  return useSyncExternalStore<Date | undefined>(
    () => () => {},
    () => now,
    () => undefined,
  );
}

/**
 * The date of a moment in the local time zone: «2 ноября 2026», without the year if it is the current one.
 */
export function dayOf(moment: Date, now: Date): string {
  const day = formatDayAndMonth(new Date(Date.UTC(2000, moment.getMonth(), moment.getDate())));
  return moment.getFullYear() === now.getFullYear() ? day : `${day}\u00a0${moment.getFullYear()}`;
}

/** Date and time of a moment in the local time zone: «2 ноября в 14:05». */
export const timeOf = (moment: Date, now: Date): string => `${dayOf(moment, now)} в\u00a0${clockOf(moment)}`;

const clockOf = (moment: Date) => `${moment.getHours()}:${String(moment.getMinutes()).padStart(2, '0')}`;

/**
 * When a device was last active, in words. The text is not exact, because the server rounds to 15 minutes.
 */
export function lastSeen(moment: Date, now: Date): string {
  if (now.getTime() - moment.getTime() < HOUR_MS) return 'меньше часа назад';
  const time = clockOf(moment);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (moment.toDateString() === now.toDateString()) return `сегодня около\u00a0${time}`;
  if (moment.toDateString() === yesterday.toDateString()) return `вчера около\u00a0${time}`;
  return dayOf(moment, now);
}
