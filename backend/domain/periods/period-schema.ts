import { z } from 'zod';
import { type PeriodEnd, readPeriodEnd } from './periods.ts';

const WHEN = 'a day such as 2026-11-30, or a day and time such as 2026-11-30 18:00';

/**
 * Schema of one end of a period in a retailer's file: parses a time in the shop's time zone to an ISO moment.
 */
export const periodEndSchema = (end: PeriodEnd, timeZone: string) =>
  z.string(WHEN).transform((text, context) => {
    const moment = readPeriodEnd(text, end, timeZone);
    if (moment !== null) return moment;
    context.addIssue({ code: 'custom', message: `must be ${WHEN}` });
    return z.NEVER;
  });
