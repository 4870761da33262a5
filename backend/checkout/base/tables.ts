import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { principal } from '../../domain/tables/identities.ts';
import { moment } from '../../platform/db/moment.ts';
import type { KeptParts } from './kept-parts.ts';

/**
 * The checkout values that an owner has filled in for the next order (docs/decisions/0035-checkout-draft.md).
 */
export const checkoutDraft = pgTable(
  'checkout_draft',
  {
    ownerId: uuid('owner_id')
      .primaryKey()
      .references(() => principal.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    parts: jsonb('parts').$type<KeptParts>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('checkout_draft_updated').on(table.updatedAt)],
);

/** Addresses to which orders of an account were delivered. */
export const savedAddress = pgTable(
  'saved_address',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => principal.id, { onDelete: 'cascade' }),
    /**
     * The address in a normalised form that is equal for all spellings, so that the same address is saved
     * only once.
     */
    sameAs: text('same_as').notNull(),
    cityCode: text('city_code').notNull(),
    postalCode: text('postal_code'),
    /** Street and house number, as text. */
    address: text('address').notNull(),
    flat: text('flat'),
    entrance: text('entrance'),
    floor: text('floor'),
    intercom: text('intercom'),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    unique('saved_address_same').on(table.ownerId, table.sameAs),
    index('saved_address_used').on(table.ownerId, table.usedAt),
  ],
);
