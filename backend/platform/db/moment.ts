import { timestamp } from 'drizzle-orm/pg-core';

/** A moment with its time zone, to the millisecond. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
