import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/**
 * Counters of rate limits, if several processes serve one shop. Unlogged: a crash of the database resets
 * them. rate-limiter-flexible prescribes the property names.
 */
export const limitCount = pgTable('limit_count', {
  /** Name of the rule, and the hash of its key. */
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: moment('expire').notNull(),
});
