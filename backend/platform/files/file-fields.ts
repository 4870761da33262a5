import { z } from 'zod';
import { type Meant, meantDay, meantHour, meantPhone, meantPostalCode } from './written-value.ts';

const DAY = 'must be a day such as 2027-01-08';
const HOUR = 'must be an hour such as 14:30';
const POSTAL_CODE = 'must be a postal code of six digits, in quotes';
const PHONE = 'must be a phone such as "+78000000000"';

/** Schema of a day in a retailer's file: `YYYY-MM-DD`. */
export const day = z.iso.date(DAY);
export const hour = z.string(HOUR).regex(/^([01]\d|2[0-3]):[0-5]\d$/, HOUR);
export const postalCode = z.string(POSTAL_CODE).regex(/^[1-9]\d{5}$/, POSTAL_CODE);
export const phone = z.string(PHONE).regex(/^\+7\d{10}$/, PHONE);

/** Schema of a sum in roubles with at most two decimals. Parsing converts it to kopecks. */
export const roubles = z
  .number()
  .min(0)
  .max(10_000_000)
  .transform((value) => Math.round(value * 100));

/** For each reason to refuse a value, a function that guesses what the author meant. */
export const meantByReason: Readonly<Record<string, Meant>> = {
  [DAY]: meantDay,
  'must be a day such as 2026-11-30, or a day and time such as 2026-11-30 18:00': meantDay,
  [HOUR]: meantHour,
  [POSTAL_CODE]: meantPostalCode,
  [PHONE]: meantPhone,
};
