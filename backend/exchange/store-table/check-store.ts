import { z } from 'zod';
import { readOfficePhone } from '#shared/forms/phone.ts';
import { withoutKind } from '#shared/places/place-name.ts';
import { oneLine } from '#shared/text/plain-text.ts';
import { slugify } from '#shared/text/slug.ts';
import { typeset } from '#shared/text/typeset.ts';
import type { store } from '../../domain/tables/places.ts';
import { readHours } from './opening-hours.ts';
import { readSpecialDays } from './special-days.ts';
import { columnNames, type StoreLine } from './store-columns.ts';

/**
 * A valid store from the file, with its line. It still has the name of its city instead of the city's code,
 * and paths or URLs of its pictures. If the file has no time zone, it is empty; the city's is used later.
 */
export type NewStore = Omit<typeof store.$inferSelect, 'cityCode' | 'pictures'> & {
  line: number;
  city: string;
  region: string;
  pictures: string[];
};

/** An error in a row, for the editor of the file. */
export type StoreIssue = { line: number; column: string; why: string };

const MISSING = 'is missing';
/** Maximum number of pictures per store in the contract. */
const MOST_PICTURES = 6;

const words = (limit: number) =>
  z
    .string()
    .transform(oneLine)
    .refine((text) => text.length <= limit, `is longer than ${limit} characters`);
const some = (limit: number) => words(limit).refine((text) => text !== '', MISSING);

const degrees = (limit: number) =>
  z
    .string()
    .min(1, MISSING)
    .transform((text) => text.replace(',', '.'))
    .refine(
      (text) => /^-?\d{1,3}(\.\d{1,12})?$/.test(text) && Math.abs(Number(text)) <= limit,
      `is not a number of degrees between -${limit} and ${limit} such as 55.7617`,
    )
    .transform(Number);

/** The schema of a row. Its limits are those of a store in the contract. */
const fields = z.object({
  code: z.string().transform((text) => slugify(text)),
  city: some(80).transform(withoutKind),
  region: words(80),
  name: some(80).transform(typeset),
  address: some(200).transform(typeset),
  landmark: words(120).transform((text) => (text === '' ? null : typeset(text))),
  phone: z
    .string()
    .min(1, MISSING)
    .transform((text, context) => {
      const phone = readOfficePhone(text);
      if (phone === null)
        context.addIssue({
          code: 'custom',
          message: 'is not a Russian phone number such as +7 495 123-45-67',
        });
      return phone ?? '';
    }),
  hours: z.string().transform((text, context) => {
    const read = readHours(text);
    if ('hours' in read) return read.hours;
    context.addIssue({ code: 'custom', message: read.why });
    return [];
  }),
  specialDays: z.string().transform((text, context) => {
    const read = readSpecialDays(text);
    if ('specialDays' in read) return read.specialDays;
    context.addIssue({ code: 'custom', message: read.why });
    return [];
  }),
  latitude: degrees(90),
  longitude: degrees(180),
  timeZone: z
    .string()
    .refine((zone) => zone === '' || isTimeZone(zone), 'is not a time zone such as Asia/Novosibirsk'),
  services: z
    .string()
    .transform((text) => [...new Set(text.split(/[,;|\n]/).map((one) => typeset(oneLine(one))))])
    .transform((list) => list.filter((one) => one !== ''))
    .refine((list) => list.length <= 10, 'are more than 10')
    .refine((list) => list.every((one) => one.length <= 60), 'are longer than 60 characters'),
  // Pictures are separated by line breaks or vertical bars, because URLs and file names may contain commas
  // and semicolons.
  pictures: z
    .string()
    .transform((text) => [...new Set(text.split(/\n|\|/).map((one) => one.trim()))])
    .transform((list) => list.filter((one) => one !== ''))
    .refine((list) => list.length <= MOST_PICTURES, `are more than ${MOST_PICTURES}`),
});

/** Validates one row. Returns a store, or all errors of the row. */
export function checkStore(row: StoreLine): { store: NewStore } | { issues: StoreIssue[] } {
  const { line } = row;
  const result = fields.safeParse(row);
  if (!result.success)
    return {
      issues: result.error.issues.map(({ path: [column = ''], message }) => ({
        line,
        column: columnNames[column as keyof typeof columnNames][0],
        why: message,
      })),
    };
  const { data } = result;
  const code = data.code || slugify(`${data.city} ${data.name}`);
  const issues: StoreIssue[] = [];
  if (code.length === 0 || code.length > 60)
    issues.push({ line, column: 'code', why: 'is not 1 to 60 letters, digits and hyphens' });
  return issues.length === 0 ? { store: { ...data, line, code } } : { issues };
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return /^[A-Za-z]+\/[A-Za-z/_-]+$/.test(zone) && zone.length <= 40;
  } catch {
    return false;
  }
}
