import { parseDottedDate } from '#shared/text/dates.ts';
import type { StoreSpecialDay } from '../../domain/tables/content-types.ts';
import { readHours } from './opening-hours.ts';

const PART = /^(\d{2}\.\d{2}\.\d{4})[\s:,–—-]+(.*?)\s*(?:\(([^()]{1,60})\))?$/;
const MOST = 40;

/**
 * The special days of a store, sorted by date; or, if the text is refused, `why`: the reason, which completes
 * a sentence and has no full stop.
 */
export type ReadSpecialDays = { specialDays: StoreSpecialDay[] } | { why: string };

/**
 * Parses special days, on which a store has other hours than usual, each with an optional reason: «31.12.2026
 * 10:00–18:00; 01.01.2027 закрыто (Новый год)».
 */
export function readSpecialDays(text: string): ReadSpecialDays {
  const days = new Map<string, StoreSpecialDay>();
  for (const part of text.split(/[;\n]/).map((one) => one.replace(/[\s\u00a0]+/g, ' ').trim())) {
    if (part === '') continue;
    const [, date = '', hours = '', reason = null] = PART.exec(part) ?? [];
    const day = parseDottedDate(date)?.toISOString().slice(0, 10);
    if (!day)
      return { why: `are not written as in «31.12.2026 10:00–18:00; 01.01.2027 закрыто» («${part}»)` };
    if (days.has(day)) return { why: `have the same day twice («${date}»)` };
    const opening = openingOf(hours);
    if (!opening) return { why: `have invalid hours («${part}»)` };
    days.set(day, { day, ...opening, reason });
  }
  if (days.size > MOST) return { why: `are more than ${MOST}` };
  return { specialDays: [...days.values()].sort((one, other) => one.day.localeCompare(other.day)) };
}

function openingOf(text: string): Pick<StoreSpecialDay, 'opens' | 'closes'> | undefined {
  if (/^(выходной|закрыто|closed)$/i.test(text)) return { opens: null, closes: null };
  const read = readHours(text);
  const [only, ...others] = 'hours' in read ? read.hours : [];
  return only && others.length === 0 ? { opens: only.opens, closes: only.closes } : undefined;
}
