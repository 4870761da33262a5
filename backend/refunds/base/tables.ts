import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { operator } from '../../domain/tables/operators.ts';
import type { RefundReason, RefundState } from '../../domain/tables/refund-types.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import { bytes } from '../../platform/db/bytes.ts';
import { moment } from '../../platform/db/moment.ts';
import type { RefundChoice } from './refund-choice.ts';

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
