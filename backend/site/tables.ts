import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../platform/db/moment.ts';

/**
 * Former URL paths, which no longer have a page because a colour or a listing moved or was removed. Database
 * triggers write them. If the page was removed, the ids below are those of deleted rows.
 */
export const formerAddress = pgTable('former_address', {
  /** URL path with its leading slash. */
  path: text('path').primaryKey(),
  hasMoved: boolean('has_moved').notNull(),
  /** The colour variant that the old URL showed; null if it showed a listing. */
  variantId: uuid('variant_id'),
  /** The listing that the old URL showed or, if it showed a colour, the listing that contained the colour. */
  categoryId: uuid('category_id'),
  changedAt: moment('changed_at').notNull().defaultNow(),
});
