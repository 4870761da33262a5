import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  RefundReason,
  RefundRejectionReason,
  RefundState,
  RefundWay,
} from '#contract/client/client.schemas.ts';
import type { RefundChoice } from '../refund-types.ts';
import { bytes } from './bytes.ts';
import { moment } from './moment.ts';
import { operator } from './operators.ts';
import { order } from './orders.ts';

/** Goods of an order that come back. Sums are integer kopecks. */
export const refundRequest = pgTable(
  'refund_request',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'restrict' }),
    /** Null until it was sent. */
    number: text('number').unique(),
    /** That of the last event; DRAFT before the first. */
    state: text('state').$type<RefundState>().notNull(),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    submittedAt: moment('submitted_at'),
    /** Of the header Idempotency-Key, by which it was sent. */
    key: uuid('key'),
    /** As it was sent; null before. */
    way: text('way').$type<RefundWay>(),
    storeCode: text('store_code'),
    /** What comes back, the delivery included. */
    sum: bigint('sum', { mode: 'number' }).notNull().default(0),
    deliverySum: bigint('delivery_sum', { mode: 'number' }).notNull().default(0),
    receivedAt: moment('received_at'),
    moneySentAt: moment('money_sent_at'),
    rejection: text('rejection').$type<RefundRejectionReason>(),
    /** When operators were last reminded of its money. */
    remindedAt: moment('reminded_at'),
  },
  (table) => [
    index('refund_request_order').on(table.orderId),
    uniqueIndex('refund_request_draft').on(table.orderId).where(sql`${table.state} = 'DRAFT'`),
    index('refund_request_unpaid')
      .on(table.submittedAt)
      .where(
        sql`${table.state} in ('REQUESTED', 'APPROVED', 'SENT', 'RECEIVED') and ${table.moneySentAt} is null`,
      ),
    check('refund_request_sums', sql`${table.deliverySum} between 0 and ${table.sum}`),
  ],
);

/** Pieces of a refund that was sent. */
export const refundRequestLine = pgTable(
  'refund_request_line',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => refundRequest.id, { onDelete: 'restrict' }),
    /** Of the line of the order. */
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    /** What comes back for those that count: all, or once the shop has them, the accepted ones. */
    sum: bigint('sum', { mode: 'number' }).notNull(),
    /** Pieces that the shop has accepted, and those of them that cannot be sold. */
    accepted: integer('accepted'),
    damaged: integer('damaged'),
    /** Marking codes of the accepted pieces, for the receipt. */
    codes: text('codes').array().notNull().default(sql`'{}'::text[]`),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.position] }),
    check(
      'refund_request_line_pieces',
      sql`${table.quantity} > 0 and ${table.sum} >= 0 and ${table.damaged} between 0 and ${table.accepted} and ${table.accepted} <= ${table.quantity}`,
    ),
  ],
);

/** Steps of a refund. Rows are added, never changed. */
export const refundRequestEvent = pgTable(
  'refund_request_event',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => refundRequest.id, { onDelete: 'restrict' }),
    /** Counts from 0 within the refund. */
    position: integer('position').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    at: moment('at').notNull(),
    by: text('by', { enum: ['shopper', 'operator', 'shop'] }).notNull(),
    operatorId: uuid('operator_id').references(() => operator.id, { onDelete: 'restrict' }),
    /** Stable name of the reason; null where the step needs none. */
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.position] })],
);

/** What a shopper has said about a refund (docs/decisions/0029-what-outlives-an-account.md). */
export const refundRequestSender = pgTable(
  'refund_request_sender',
  {
    requestId: uuid('request_id')
      .primaryKey()
      .references(() => refundRequest.id, { onDelete: 'restrict' }),
    choice: jsonb('choice').$type<RefundChoice>().notNull(),
    /** What the shop answered about the way back. */
    instructions: text('instructions'),
    /** Of the parcel, as the shopper gave it. */
    trackingNumber: text('tracking_number'),
    keptUntil: moment('kept_until').notNull(),
  },
  (table) => [index('refund_request_sender_kept').on(table.keptUntil)],
);

/** Photographs of a defect. They belong to what the shopper has said, and go with it. */
export const refundPhoto = pgTable(
  'refund_photo',
  {
    id: uuid('id').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => refundRequest.id, { onDelete: 'restrict' }),
    /** WebP, as the refund shows it. */
    preview: bytes('preview').notNull(),
    /** WebP, as operators look at it. */
    content: bytes('content').notNull(),
    createdAt: moment('created_at').notNull(),
    /** That of what the shopper has said. */
    keptUntil: moment('kept_until').notNull(),
  },
  (table) => [index('refund_photo_request').on(table.requestId)],
);
