import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';

type ShopEventKind =
  | 'PAGE'
  | 'SEARCH'
  | 'PRODUCT'
  | 'SIZE_MISSING'
  | 'ADD'
  | 'REMOVE'
  | 'CHECKOUT'
  | 'PURCHASE'
  | `SCROLL_${25 | 50 | 75 | 100}`;

/**
 * Anonymous statistics of the shop. Rows contain nothing that identifies a shopper, an IP address or a
 * session. Search queries that may be personal data, such as an email address or a phone number, are not
 * stored (docs/decisions/0046-third-parties-and-own-numbers.md).
 */
export const shopEvent = pgTable(
  'shop_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    kind: text('kind').$type<ShopEventKind>().notNull(),
    /** Whether the event was the first of its kind in one visit of a shopper. */
    isFirst: boolean('is_first').notNull(),
    query: text('query'),
    found: integer('found'),
    productUrl: text('product_url'),
    size: text('size'),
    quantity: integer('quantity'),
  },
  (table) => [index('shop_event_kind_at').on(table.kind, table.at), index('shop_event_at').on(table.at)],
);
