import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../platform/db/moment.ts';

/**
 * Addresses that lead nowhere any more, written by triggers: of a colour or a listing that has another one now, or of
 * what left the shop. Ids point at nothing once it left.
 */
export const formerAddress = pgTable('former_address', {
  /** With its leading slash. */
  path: text('path').primaryKey(),
  hasMoved: boolean('has_moved').notNull(),
  /** The colour that was shown there; null for a listing. */
  variantId: uuid('variant_id'),
  /** The listing that was shown there, or the one where the colour stood. */
  categoryId: uuid('category_id'),
  changedAt: moment('changed_at').notNull().defaultNow(),
});
