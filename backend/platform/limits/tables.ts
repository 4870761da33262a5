import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/**
 * Counters of rate limits, for a shop that runs as several processes. The table is unlogged, because it does
 * no harm if a crash of the database resets the counters. rate-limiter-flexible requires these property
 * names.
 */
export const limitCount = pgTable('limit_count', {
  /** Name of the rule and hash of the key by which it counts. */
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: moment('expire').notNull(),
});
