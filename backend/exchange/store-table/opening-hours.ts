import type { StoreHours } from '../../domain/tables/content-types.ts';

const dayWords: Readonly<Record<string, number>> = {
  пн: 1,
  вт: 2,
  ср: 3,
  чт: 4,
  пт: 5,
  сб: 6,
  вс: 7,
  понедельник: 1,
  вторник: 2,
  среда: 3,
  четверг: 4,
  пятница: 5,
  суббота: 6,
  воскресенье: 7,
  mon: 1,
  tue: 2,
  wed: 3,
  thu: 4,
  fri: 5,
  sat: 6,
  sun: 7,
};

const week = [1, 2, 3, 4, 5, 6, 7];

const groupWords: Readonly<Record<string, readonly number[]>> = {
  ежедневно: week,
  'каждый день': week,
  'без выходных': week,
  daily: week,
  '': week,
  будни: [1, 2, 3, 4, 5],
  'по будням': [1, 2, 3, 4, 5],
  weekdays: [1, 2, 3, 4, 5],
  выходные: [6, 7],
  'по выходным': [6, 7],
  weekends: [6, 7],
};

/**
 * Matches words such as «Без выходных» or «ежедневно» after a time. They are ignored: hours without days
 * apply to every day anyway.
 */
const EVERY_DAY_AT_END =
  /(?<=\d)[\s\u00a0,(]*(?:ежедневно|каждый день|без (?:выходных|перерыва|обеда)(?: дней)?(?:\s+и\s+(?:без\s+)?(?:выходных|перерывов|перерыва))?|daily)[\s\u00a0,)]*/g;

/**
 * Matches the separator between two parts of the hours: a semicolon, a line break, or the space or comma
 * between a time and the next word.
 */
const BETWEEN = /[;\n]|(?<=\d)[\s\u00a0]*,?[\s\u00a0]+(?!до\s|час)(?=[a-zа-яё])/;
const DASH = '\\s*[-–—]\\s*';
const TIME = '(\\d{1,2})(?:[:.](\\d{2}))?';
const HOURS = new RegExp(`^(.*?)[\\s:,]*(?:(?<![а-яё])с\\s+)?${TIME}(?:${DASH}|\\s+до\\s+)${TIME}$`);
const ROUND = /^(.*?)[\s:,]*(?:круглосуточно|24\/7|24 часа)$/;
const CLOSED = /^(.*?)[\s:,–—-]*(?:выходной|закрыто|closed)$/;

/**
 * The opening hours of a store, sorted by first day; or, if the text is refused, `why`: the reason, which
 * completes a sentence and has no full stop.
 */
export type ReadHours = { hours: StoreHours[] } | { why: string };

/**
 * Parses hours such as «пн–пт 10:00–21:00; сб, вс 11–20», «ежедневно 10:00–22:00» or the same in English. The
 * store is closed on days that the text does not mention. Hours without days apply to every day. If the
 * closing time is earlier than the opening time, the store closes on the next day.
 */
export function readHours(text: string): ReadHours {
  const parts = text
    .toLowerCase()
    .replace(EVERY_DAY_AT_END, ';')
    .split(BETWEEN)
    .map((part) =>
      part
        .replace(/[\s\u00a0]+/g, ' ')
        .replace(/\.$/, '')
        .trim(),
    )
    .filter((part) => part !== '');
  const hours: StoreHours[] = [];
  const taken = new Set<number>();
  for (const part of parts) {
    const closed = CLOSED.exec(part);
    const [, dayText = '', ...clock] = closed ?? ROUND.exec(part) ?? HOURS.exec(part) ?? [];
    const isKnown = closed !== null || ROUND.test(part) || clock.length > 0;
    if (!isKnown) return { why: `are not written as in «пн–пт 10:00–21:00; сб, вс 11:00–20:00» («${part}»)` };
    const days = readDays(dayText);
    if (!days) return { why: `have an unknown day («${dayText}»)` };
    if (days.some((day) => taken.has(day))) return { why: 'have the same day twice' };
    for (const day of days) taken.add(day);
    if (closed) continue;
    const [opens, closes] = ROUND.test(part)
      ? ['00:00', '00:00']
      : [clock[0] === '24' ? undefined : timeOf(clock[0], clock[1]), timeOf(clock[2], clock[3])];
    if (opens === undefined || closes === undefined) return { why: `have an invalid time («${part}»)` };
    if (opens === closes && clock.length > 0) return { why: `end at the time they begin («${part}»)` };
    hours.push({ days, opens, closes });
  }
  if (hours.length === 0) return { why: 'are missing' };
  return { hours: hours.sort((one, other) => (one.days[0] ?? 0) - (other.days[0] ?? 0)) };
}

/**
 * Parses days such as «пн–пт», «сб, вс», «сб и вс», «ежедневно». Returns undefined if a word is not a day.
 */
function readDays(text: string): number[] | undefined {
  const group = groupWords[text.replace(/[:,]/g, '').trim()];
  if (group) return [...group];
  const days = new Set<number>();
  for (const piece of text.split(/\s*,\s*|\s+и\s+/)) {
    const [first, last = first, ...rest] = piece
      .split(/\s*[-–—]\s*/)
      .map((word) => dayWords[word.replace(/\.$/, '')]);
    if (first === undefined || last === undefined || rest.length > 0) return undefined;
    // Sunday is followed by Monday, so that ranges may cross the end of the week, such as Saturday to Monday.
    for (let day = first; ; day = (day % 7) + 1) {
      days.add(day);
      if (day === last) break;
    }
  }
  return [...days].sort((one, other) => one - other);
}

/** Formats a time as HH:MM; 24:00 becomes 00:00. Returns undefined if there is no such time. */
function timeOf(hour = '', minute = '00'): string | undefined {
  const isTime = Number(minute) < 60 && (Number(hour) < 24 || (Number(hour) === 24 && Number(minute) === 0));
  return isTime ? `${String(Number(hour) % 24).padStart(2, '0')}:${minute}` : undefined;
}
