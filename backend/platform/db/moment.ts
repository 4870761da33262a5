import { timestamp } from 'drizzle-orm/pg-core';

/** Column type for a moment: a timestamp with time zone, precise to the millisecond. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
