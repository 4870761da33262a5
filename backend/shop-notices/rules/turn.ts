import { localMoment } from '#shared/delivery/working-days.ts';
import { addDays } from '#shared/text/dates.ts';
import type { QuietHours } from '../base/deps.ts';

const MINUTE = 60_000;

type Rules = { quiet: QuietHours | null; digestMinutes: number; timeZone: string };

/** When a notice of now goes to people: at once, at the end of the digest's interval, or after the quiet hours. */
export function turnOf(now: Date, { quiet, digestMinutes, timeZone }: Rules): Date {
  const gathered = digestMinutes > 0 ? endOfInterval(now, digestMinutes * MINUTE) : now;
  return quiet ? afterQuiet(gathered, quiet, timeZone) : gathered;
}

/** Intervals are counted from the beginning of 1970, so that all processes agree on them. */
const endOfInterval = (now: Date, length: number) =>
  new Date((Math.floor(now.getTime() / length) + 1) * length);

/** The moment itself, or the end of the quiet hours that it is in. */
export function afterQuiet(moment: Date, { from, to }: QuietHours, timeZone: string): Date {
  const { day, time } = localMoment(moment, timeZone);
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
  if (!isQuiet) return moment;
  const end = momentOf(time < to ? day : addDays(day, 1), to, timeZone);
  return end > moment ? end : moment;
}

/** The moment of a local day and hour. An hour that clocks skip counts as the one after it. */
function momentOf(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const first = asUtc - offsetAt(asUtc, timeZone);
  // The zone may change its offset between the two.
  return new Date(asUtc - offsetAt(first, timeZone));
}

/** How far the clocks of a zone are ahead of UTC at a moment, in ms. */
function offsetAt(moment: number, timeZone: string): number {
  const local = localMoment(new Date(moment), timeZone);
  const wholeMinute = Math.floor(moment / MINUTE) * MINUTE;
  return Date.parse(`${local.day}T${local.time}:00Z`) - wholeMinute;
}
