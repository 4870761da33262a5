import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../platform/db/moment.ts';

/**
 * Former addresses, which no longer have a page because a colour or listing moved or was removed. Triggers
 * write them. For a removed page, the ids below belong to rows that no longer exist.
 */
export const formerAddress = pgTable('former_address', {
  /** The path with its leading slash. */
  path: text('path').primaryKey(),
  hasMoved: boolean('has_moved').notNull(),
  /** The colour of the former page; null for a listing. */
  variantId: uuid('variant_id'),
  /** The listing of the former page, or, for a colour, the listing that contained it. */
  categoryId: uuid('category_id'),
  changedAt: moment('changed_at').notNull().defaultNow(),
});
