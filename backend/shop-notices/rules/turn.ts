import { localMoment } from '#shared/delivery/working-days.ts';
import { addDays } from '#shared/text/dates.ts';
import type { QuietHours } from '../base/deps.ts';

const MINUTE = 60_000;

type Rules = { quiet: QuietHours | null; digestMinutes: number; timeZone: string };

/**
 * When a notice written now is due for people: at once, at the end of the digest's interval, or at the end of
 * the quiet hours.
 */
export function turnOf(now: Date, { quiet, digestMinutes, timeZone }: Rules): Date {
  const gathered = digestMinutes > 0 ? endOfInterval(now, digestMinutes * MINUTE) : now;
  return quiet ? afterQuiet(gathered, quiet, timeZone) : gathered;
}

/** Intervals are counted from the beginning of 1970, so that they are the same in all processes. */
const endOfInterval = (now: Date, length: number) =>
  new Date((Math.floor(now.getTime() / length) + 1) * length);

/** The end of the quiet hours that contain the moment, or the moment itself if it is not quiet. */
export function afterQuiet(moment: Date, { from, to }: QuietHours, timeZone: string): Date {
  const { day, time } = localMoment(moment, timeZone);
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
  if (!isQuiet) return moment;
  const end = momentOf(time < to ? day : addDays(day, 1), to, timeZone);
  return end > moment ? end : moment;
}

/**
 * Converts a local day and time to a moment. A time that does not exist because the clocks go forward counts
 * as one hour later.
 */
function momentOf(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const first = asUtc - offsetAt(asUtc, timeZone);
  // The first offset is wrong if the clocks change between the guess and the result.
  return new Date(asUtc - offsetAt(first, timeZone));
}

/** Offset of a time zone from UTC, in ms. */
function offsetAt(moment: number, timeZone: string): number {
  const local = localMoment(new Date(moment), timeZone);
  const wholeMinute = Math.floor(moment / MINUTE) * MINUTE;
  return Date.parse(`${local.day}T${local.time}:00Z`) - wholeMinute;
}
