import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/**
 * Counters of rate limits, for a shop that is served by several processes. The table is unlogged: a crash of
 * the database resets the counters. The property names are required by rate-limiter-flexible.
 */
export const limitCount = pgTable('limit_count', {
  /** Name of the rule, and the hash of its key. */
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: moment('expire').notNull(),
});
