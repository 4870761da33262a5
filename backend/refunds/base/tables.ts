import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { operator } from '../../domain/tables/operators.ts';
import type { RefundReason, RefundState } from '../../domain/tables/refund-types.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import { bytes } from '../../platform/db/bytes.ts';
import { moment } from '../../platform/db/moment.ts';
import type { RefundChoice } from './refund-choice.ts';

/** Which pieces are returned by a submitted refund. */
export const refundRequestLine = pgTable(
  'refund_request_line',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => refundRequest.id, { onDelete: 'restrict' }),
    /** Position of the order line. */
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    /**
     * Sum to refund for this line, in kopecks: for all its pieces or, once the goods were received, for the
     * accepted ones.
     */
    sum: bigint('sum', { mode: 'number' }).notNull(),
    /** How many pieces were accepted. `damaged` is how many of these cannot be sold again. */
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

/** Steps of a refund. Rows are never changed. */
export const refundRequestEvent = pgTable(
  'refund_request_event',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => refundRequest.id, { onDelete: 'restrict' }),
    /** Number of the step within the refund, from 0. */
    position: integer('position').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    at: moment('at').notNull(),
    by: text('by', { enum: ['shopper', 'operator', 'shop'] }).notNull(),
    operatorId: uuid('operator_id').references(() => operator.id, { onDelete: 'restrict' }),
    /** Code of the reason; null if the step has none. */
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.position] })],
);

/** What a shopper entered for a refund (docs/decisions/0029-what-outlives-an-account.md). */
export const refundRequestSender = pgTable(
  'refund_request_sender',
  {
    requestId: uuid('request_id')
      .primaryKey()
      .references(() => refundRequest.id, { onDelete: 'restrict' }),
    choice: jsonb('choice').$type<RefundChoice>().notNull(),
    /** The shop's instructions on how to send the goods back, as text. */
    instructions: text('instructions'),
    /** Tracking number of the parcel, as the shopper entered it. */
    trackingNumber: text('tracking_number'),
    keptUntil: moment('kept_until').notNull(),
  },
  (table) => [index('refund_request_sender_kept').on(table.keptUntil)],
);

/** Photographs of a defect. They are deleted together with the shopper's data. */
export const refundPhoto = pgTable(
  'refund_photo',
  {
    id: uuid('id').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => refundRequest.id, { onDelete: 'restrict' }),
    /** A small WebP image for the refund page. */
    preview: bytes('preview').notNull(),
    /** The WebP image in full size, for operators. */
    content: bytes('content').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the photograph may be deleted: at the same time as the shopper's data. */
    keptUntil: moment('kept_until').notNull(),
  },
  (table) => [index('refund_photo_request').on(table.requestId)],
);
