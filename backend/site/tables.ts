import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../platform/db/moment.ts';

/**
 * Former addresses, which no longer have a page because a colour or listing moved or was removed. Triggers
 * write them. The ids of a removed page are ids of rows that no longer exist.
 */
export const formerAddress = pgTable('former_address', {
  /** With its leading slash. */
  path: text('path').primaryKey(),
  hasMoved: boolean('has_moved').notNull(),
  /** The colour of that page; null for a listing. */
  variantId: uuid('variant_id'),
  /** The listing of that page, or the one that contained the colour. */
  categoryId: uuid('category_id'),
  changedAt: moment('changed_at').notNull().defaultNow(),
});
