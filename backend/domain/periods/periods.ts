import { localMoment, momentOf } from '#shared/delivery/working-days.ts';
import { addDays } from '#shared/text/dates.ts';
import type { Period } from '../tables/content-types.ts';

/**
 * Which end of a period a text describes. A text with only a day means midnight at the beginning of that day
 * for `from`, and midnight at its end for `to`.
 */
export type PeriodEnd = 'from' | 'to';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})$/;
const ABSOLUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Whether a calendar day and a time of day exist; `2026-02-31` and `25:00` do not. */
function exists(day: string, time: string): boolean {
  const parsed = new Date(`${day}T${time}:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 16) === `${day}T${time}`;
}

/**
 * Parses the start or end of a period to an ISO time in UTC. The text is a day or a local time in the shop's
 * time zone, or a time with an offset. `to` is exclusive: `to: 2026-11-30` means the midnight after that day.
 * Null for any other text.
 */
export function readPeriodEnd(text: string, end: PeriodEnd, timeZone: string): string | null {
  if (DAY.test(text)) {
    if (!exists(text, '00:00')) return null;
    return momentOf(end === 'from' ? text : addDays(text, 1), '00:00', timeZone).toISOString();
  }
  const [, day = '', time = ''] = LOCAL.exec(text) ?? [];
  if (day !== '') return exists(day, time) ? momentOf(day, time, timeZone).toISOString() : null;
  if (!ABSOLUTE.test(text) || !exists(text.slice(0, 10), text.slice(11, 16))) return null;
  return new Date(text).toISOString();
}

/**
 * Formats the start or end of a period as the shortest text that `readPeriodEnd` converts back to the same
 * time.
 */
export function writePeriodEnd(moment: string, end: PeriodEnd, timeZone: string): string {
  const { day, time } = localMoment(new Date(moment), timeZone);
  const shortest = [end === 'from' ? day : addDays(day, -1), `${day} ${time}`];
  return shortest.find((text) => readPeriodEnd(text, end, timeZone) === moment) ?? moment;
}

/**
 * Whether a period contains `now`. `to` is exclusive; without `from` or `to`, the period has no start or no
 * end.
 */
export function isCurrent({ from, to }: Period, now: Date): boolean {
  return (
    (from === undefined || Date.parse(from) <= now.getTime()) &&
    (to === undefined || now.getTime() < Date.parse(to))
  );
}

/**
 * The entry whose period contains `now`. If several periods contain it, the one that began last applies, so
 * that a single day takes precedence over a season. If several began at the same time, the first in the list
 * applies.
 */
export function currentOf<T extends Period>(entries: readonly T[], now: Date): T | undefined {
  const began = ({ from }: T) => (from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from));
  const [last] = entries
    .filter((entry) => isCurrent(entry, now))
    .toSorted((one, other) => {
      return began(other) > began(one) ? 1 : began(other) < began(one) ? -1 : 0;
    });
  return last;
}
