import { addDays, dayInMoscow, formatMoment, timeInMoscow } from '#shared/text/dates.ts';

/** A time in words, in the time zone of Moscow: «сегодня, 14:32», «вчера, 14:32», «22 ноября, 14:32». */
export function momentWords(at: string, now: Date): string {
  const moment = new Date(at);
  const [day, today] = [dayInMoscow(moment), dayInMoscow(now)];
  if (day === today) return `сегодня, ${timeInMoscow(moment)}`;
  if (day === addDays(today, -1)) return `вчера, ${timeInMoscow(moment)}`;
  return formatMoment(moment);
}
