import { localMoment, momentOf } from '#shared/delivery/working-days.ts';
import { addDays } from '#shared/text/dates.ts';
import type { QuietHours } from '../base/deps.ts';

const MINUTE = 60_000;

type Rules = { quiet: QuietHours | null; digestMinutes: number; timeZone: string };

/**
 * When a notice that is written now must be sent to people: at once, at the end of the current digest
 * interval, or at the end of the quiet hours.
 */
export function turnOf(now: Date, { quiet, digestMinutes, timeZone }: Rules): Date {
  const gathered = digestMinutes > 0 ? endOfInterval(now, digestMinutes * MINUTE) : now;
  return quiet ? afterQuiet(gathered, quiet, timeZone) : gathered;
}

/** Intervals are counted from the beginning of 1970, so that they are the same in all processes. */
const endOfInterval = (now: Date, length: number) =>
  new Date((Math.floor(now.getTime() / length) + 1) * length);

/** If the moment is in the quiet hours, their end; otherwise the moment itself. */
export function afterQuiet(moment: Date, { from, to }: QuietHours, timeZone: string): Date {
  const { day, time } = localMoment(moment, timeZone);
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
  if (!isQuiet) return moment;
  const end = momentOf(time < to ? day : addDays(day, 1), to, timeZone, 'second');
  return end > moment ? end : moment;
}
