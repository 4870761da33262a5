import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Carrier } from '../../domain/tables/delivery-types.ts';
import { principal } from '../../domain/tables/identities.ts';
import { order } from '../../domain/tables/orders.ts';
import { moment } from '../../platform/db/moment.ts';

type ShipmentState =
  | 'REQUESTED'
  | 'REGISTERED'
  | 'IN_TRANSIT'
  | 'WAITING'
  | 'HANDED_OVER'
  | 'PARTLY_HANDED_OVER'
  | 'RETURNED'
  | 'REFUSED'
  | 'CANCELLED';

/** Marking codes of packed pieces. A code belongs to one order at a time; pieces that go back give theirs free. */
export const orderMark = pgTable(
  'order_mark',
  {
    /** GTIN and serial number: what of a code distinguishes pieces, however much of it a scanner gives. */
    piece: text('piece').primaryKey(),
    code: text('code').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'restrict' }),
    position: integer('position').notNull(),
  },
  (table) => [index('order_mark_order').on(table.orderId, table.position)],
);

/** Requests to order that were fulfilled. The same key leads to the same order as long as its owner is there. */
export const orderRequest = pgTable(
  'order_request',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => principal.id, { onDelete: 'cascade' }),
    key: uuid('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'restrict' }),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.key] }),
    index('order_request_order').on(table.orderId),
  ],
);

/** The parcel of an order at a carrier that the shop itself asks; operators hand other parcels over by hand. */
export const shipment = pgTable(
  'shipment',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => order.id, { onDelete: 'restrict' }),
    carrier: text('carrier').$type<Carrier>().notNull(),
    state: text('state').$type<ShipmentState>().notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** The carrier's own id; null until it has answered. */
    carrierId: text('carrier_id'),
    /** By which shoppers follow it. */
    number: text('number'),
    /** Why the carrier did not take it. */
    refusal: text('refusal'),
    /** The carrier's latest words. */
    said: text('said'),
    saidAt: moment('said_at'),
    /** When the carrier is asked next; null when there is nothing more to learn. */
    askAt: moment('ask_at'),
  },
  (table) => [index('shipment_ask').on(table.askAt).where(sql`${table.askAt} is not null`)],
);
