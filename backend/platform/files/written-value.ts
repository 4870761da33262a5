import { readPhone } from '#shared/forms/phone.ts';

/**
 * A function that guesses what a person meant by a wrong value in a YAML file. Returns how to write that
 * correctly; undefined if it is unclear. `written` is the text in the file without quotes.
 */
export type Meant = (written: string) => string | undefined;

/** Recognises a number: «4 990,50 ₽» means 4990.5; «"4990"» and «4990 руб.» mean 4990. */
export const meantNumber: Meant = (written) => {
  const bare = written
    .replace(/\s|_/g, '')
    .replace(/(₽|р\.?|руб\.?|rub|%)$/i, '')
    .replace(',', '.');
  return /^[+-]?\d{1,15}(\.\d+)?$/.test(bare) ? String(Number(bare)) : undefined;
};

const MONTHS = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];

/** Recognises a day: «01.12.2026», «1/12/2026», «2026.12.1» and «1 декабря 2026 г.» mean 2026-12-01. */
export const meantDay: Meant = (written) => {
  const text = written.trim().toLowerCase();
  const [, ...byYear] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[t\s].*)?$/.exec(text) ?? [];
  const [, ...byDay] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(text) ?? [];
  const [, day, word = '', year] = /^(\d{1,2})\s+([а-я]+)\.?\s+(\d{4})(?:\s*г\.?)?$/.exec(text) ?? [];
  const month = word === '' ? -1 : MONTHS.findIndex((start) => word.startsWith(start));
  const parts =
    byYear.length > 0 ? byYear : byDay.length > 0 ? byDay.reverse() : month < 0 ? [] : [year, month + 1, day];
  const [y = 0, m = 0, d = 0] = parts.map(Number);
  const date = new Date(Date.UTC(y, m - 1, d));
  return y > 0 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d
    ? date.toISOString().slice(0, 10)
    : undefined;
};

/** Recognises a time: «9», «9:00», «9.00», «09-00» and «9 ч» mean 09:00. */
export const meantHour: Meant = (written) => {
  const [, hour, minute = '00'] =
    /^(\d{1,2})(?:\s*[:.,\-ч]\s*(\d{1,2}))?\s*(?:ч\.?|мин\.?)?$/.exec(written.trim().toLowerCase()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute.length === 1 ? `${minute}0` : minute}`;
};

const YES = ['yes', 'y', 'on', 'да', 'true', '1', '+'];
const NO = ['no', 'n', 'off', 'нет', 'false', '0', '-'];

/** Recognises a boolean: «yes», «да» and «on» mean true. */
export const meantBoolean: Meant = (written) => {
  const word = written.trim().toLowerCase();
  return YES.includes(word) ? 'true' : NO.includes(word) ? 'false' : undefined;
};

/** Recognises a postal code: «150 000» means "150000". */
export const meantPostalCode: Meant = (written) => {
  const digits = written.replace(/[\s-]/g, '');
  return /^[1-9]\d{5}$/.test(digits) ? `"${digits}"` : undefined;
};

/** Recognises a phone number: «8 (495) 123-45-67» means "+74951234567". */
export const meantPhone: Meant = (written) => {
  const phone = readPhone(written);
  return phone === null ? undefined : `"${phone}"`;
};

/**
 * Recognises a text that YAML reads as another type because it has no quotes (007001, 12.10, true), and adds
 * the quotes.
 */
export const quoted: Meant = (written) => (/["\\\n]/.test(written) ? undefined : `"${written}"`);
