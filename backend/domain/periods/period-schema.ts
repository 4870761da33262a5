import { z } from 'zod';
import { type PeriodEnd, readPeriodEnd } from './periods.ts';

const WHEN = 'a day such as 2026-11-30, or a day and time such as 2026-11-30 18:00';

/**
 * Schema of the start or end of a period in a retailer's file. Parses a time in the shop's time zone to an
 * ISO time in UTC.
 */
export const periodEndSchema = (end: PeriodEnd, timeZone: string) =>
  z.string(WHEN).transform((text, context) => {
    const moment = readPeriodEnd(text, end, timeZone);
    if (moment !== null) return moment;
    context.addIssue({ code: 'custom', message: `must be ${WHEN}` });
    return z.NEVER;
  });
