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

/**
 * Marking codes of packed pieces. A code can belong to only one order at a time; when the piece is returned,
 * its code can be used for another order.
 */
export const orderMark = pgTable(
  'order_mark',
  {
    /**
     * GTIN and serial number from the marking code. They identify the piece, even if the scanner cuts off the
     * rest of the code.
     */
    piece: text('piece').primaryKey(),
    code: text('code').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'restrict' }),
    position: integer('position').notNull(),
  },
  (table) => [index('order_mark_order').on(table.orderId, table.position)],
);

/**
 * Requests that placed an order. A request with the same key gets the same order as long as the owner of the
 * order exists.
 */
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

/**
 * The parcel of an order, if the shop registers it by a carrier's API. For other carriers, operators enter
 * the parcel themselves.
 */
export const shipment = pgTable(
  'shipment',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => order.id, { onDelete: 'restrict' }),
    carrier: text('carrier').$type<Carrier>().notNull(),
    state: text('state').$type<ShipmentState>().notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** The carrier's id of the parcel; null until the carrier has responded. */
    carrierId: text('carrier_id'),
    /** The tracking number for shoppers. */
    number: text('number'),
    /** Why the carrier refused the parcel; null if it did not. */
    refusal: text('refusal'),
    /** Text of the carrier's latest report about the parcel. */
    said: text('said'),
    saidAt: moment('said_at'),
    /** When the carrier must be asked again for the parcel's state; null if nothing more is expected. */
    askAt: moment('ask_at'),
  },
  (table) => [index('shipment_ask').on(table.askAt).where(sql`${table.askAt} is not null`)],
);
