import { useState, useSyncExternalStore } from 'react';
import { formatDayAndMonth } from '#shared/text/dates.ts';

const HOUR_MS = 3_600_000;

/**
 * The moment a part was first shown, by the clock of this browser; undefined in HTML, which is rendered by another clock
 * in another zone.
 */
export function useNow(): Date | undefined {
  const [now] = useState(() => new Date());
  return useSyncExternalStore<Date | undefined>(
    () => () => {},
    () => now,
    () => undefined,
  );
}

/** The day of a moment by the clock of this browser: «2 ноября 2026», without the year when it is this one. */
export function dayOf(moment: Date, now: Date): string {
  const day = formatDayAndMonth(new Date(Date.UTC(2000, moment.getMonth(), moment.getDate())));
  return moment.getFullYear() === now.getFullYear() ? day : `${day}\u00a0${moment.getFullYear()}`;
}

/** A moment by the clock of this browser: «2 ноября в 14:05». */
export const timeOf = (moment: Date, now: Date): string => `${dayOf(moment, now)} в\u00a0${clockOf(moment)}`;

const clockOf = (moment: Date) => `${moment.getHours()}:${String(moment.getMinutes()).padStart(2, '0')}`;

/** When a device was last seen, in words. It is known to within a quarter of an hour, so nothing finer is said. */
export function lastSeen(moment: Date, now: Date): string {
  if (now.getTime() - moment.getTime() < HOUR_MS) return 'меньше часа назад';
  const time = clockOf(moment);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (moment.toDateString() === now.toDateString()) return `сегодня около\u00a0${time}`;
  if (moment.toDateString() === yesterday.toDateString()) return `вчера около\u00a0${time}`;
  return dayOf(moment, now);
}
