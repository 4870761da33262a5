import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Carrier } from '../../domain/tables/delivery-types.ts';
import { article } from '../../domain/tables/goods.ts';
import { principal } from '../../domain/tables/identities.ts';
import { operator } from '../../domain/tables/operators.ts';
import type { OrderState } from '../../domain/tables/order-types.ts';
import { order, orderBuyer } from '../../domain/tables/orders.ts';
import { moment } from '../../platform/db/moment.ts';
import type { LetterEvent } from './letter-event.ts';

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
 * Sizes whose last piece was ordered, and when. A size that has pieces again keeps its row until the cleanup
 * deletes it.
 */
export const soldOutSize = pgTable(
  'sold_out_size',
  {
    articleId: uuid('article_id')
      .primaryKey()
      .references(() => article.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (table) => [index('sold_out_size_at').on(table.at)],
);

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

/**
 * Notes about an order, which only the people of the shop see. They may name its buyer, so they are deleted
 * together with the buyer's data.
 */
export const orderNote = pgTable(
  'order_note',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orderBuyer.orderId, { onDelete: 'cascade' }),
    /** The number of the note within its order, from 0. */
    position: integer('position').notNull(),
    at: moment('at').notNull(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operator.id, { onDelete: 'restrict' }),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** Letters and text messages about an order, without their texts. They are deleted together with the buyer's data. */
export const orderLetter = pgTable(
  'order_letter',
  {
    /** The idempotency key of the message in the outbox. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orderBuyer.orderId, { onDelete: 'cascade' }),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    subject: text('subject').notNull(),
    /** The recipient's address or phone, masked. */
    maskedTo: text('masked_to').notNull(),
    /** The event that it is about. */
    event: jsonb('event').$type<LetterEvent>().notNull(),
    /** The state of the order at that time. */
    state: text('state').$type<OrderState>().notNull(),
    at: moment('at').notNull(),
    /** When it was sent; null before that, and if the shop no longer tries. */
    sentAt: moment('sent_at'),
  },
  (table) => [index('order_letter_order').on(table.orderId, table.at)],
);

/**
 * The order that an operator is filling in for a buyer on the phone. Its cart and its checkout draft belong to
 * a guest of its own, so they are changed and ordered like those of any shopper. It ends with the guest.
 */
export const orderDraft = pgTable(
  'order_draft',
  {
    operatorId: uuid('operator_id')
      .primaryKey()
      .references(() => operator.id, { onDelete: 'cascade' }),
    guestId: uuid('guest_id')
      .notNull()
      .unique()
      .references(() => principal.id, { onDelete: 'cascade' }),
    /** The account of the buyer; null if the buyer has none. */
    accountId: uuid('account_id').references(() => principal.id, { onDelete: 'set null' }),
    /** Whether an account or an earlier order has the buyer's phone. */
    isKnown: boolean('is_known').notNull().default(false),
  },
  (table) => [index('order_draft_account').on(table.accountId)],
);
