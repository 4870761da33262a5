import { countOf, type PluralForms } from '#shared/text/plural.ts';

const HOUR_MS = 3_600_000;
const HOURS: PluralForms = ['час', 'часа', 'часов'];
const DAYS: PluralForms = ['день', 'дня', 'дней'];
const UNITS = ['КБ', 'МБ', 'ГБ', 'ТБ'] as const;
const STEP = 1024;

/** How long ago something was: «меньше часа назад», «6 часов назад», «3 дня назад». */
export function ageWords(at: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(at)) / HOUR_MS);
  if (hours < 1) return 'меньше часа назад';
  return `${hours < 48 ? countOf(hours, HOURS) : countOf(Math.floor(hours / 24), DAYS)} назад`;
}

/** A size of a file: «141 МБ», «1,2 ГБ». */
export function sizeWords(bytes: number): string {
  let size = bytes / STEP;
  let unit = 0;
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  const shown = size < 10 ? Math.round(size * 10) / 10 : Math.round(size);
  return `${String(shown).replace('.', ',')}\u00a0${UNITS[unit]}`;
}
