import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/**
 * Attempts that limits count, where several processes serve one shop. Unlogged: a database that crashed has forgotten
 * them. The names of the properties are those that rate-limiter-flexible wants.
 */
export const limitCount = pgTable('limit_count', {
  /** Name of the rule, and the hash of whom it counts. */
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: moment('expire').notNull(),
});
