import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { operator } from '../../domain/tables/operators.ts';
import type { RefundReason, RefundState } from '../../domain/tables/refund-types.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import { bytes } from '../../platform/db/bytes.ts';
import { moment } from '../../platform/db/moment.ts';
import type { RefundChoice } from './refund-choice.ts';

/** Pieces of a submitted refund. */
export const refundRequestLine = pgTable(
  'refund_request_line',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => refundRequest.id, { onDelete: 'restrict' }),
    /** Position of the line in the order. */
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    /**
     * The sum to refund for this line: for all its pieces, or only for the accepted ones once the goods were
     * received.
     */
    sum: bigint('sum', { mode: 'number' }).notNull(),
    /**
     * Number of pieces that were accepted. `damaged` is the number of these pieces that cannot be sold again.
     */
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

/** Steps of a refund. Rows are only inserted, never changed. */
export const refundRequestEvent = pgTable(
  'refund_request_event',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => refundRequest.id, { onDelete: 'restrict' }),
    /** Numbered from 0 within the refund. */
    position: integer('position').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    at: moment('at').notNull(),
    by: text('by', { enum: ['shopper', 'operator', 'shop'] }).notNull(),
    operatorId: uuid('operator_id').references(() => operator.id, { onDelete: 'restrict' }),
    /** Machine-readable reason; null if the step needs none. */
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.position] })],
);

/** Data that a shopper entered for a refund (docs/decisions/0029-what-outlives-an-account.md). */
export const refundRequestSender = pgTable(
  'refund_request_sender',
  {
    requestId: uuid('request_id')
      .primaryKey()
      .references(() => refundRequest.id, { onDelete: 'restrict' }),
    choice: jsonb('choice').$type<RefundChoice>().notNull(),
    /** The shop's instructions for sending the goods back. */
    instructions: text('instructions'),
    /** The parcel's tracking number as entered by the shopper. */
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
    /** A small WebP, which the refund page shows. */
    preview: bytes('preview').notNull(),
    /** WebP in full size, for operators. */
    content: bytes('content').notNull(),
    createdAt: moment('created_at').notNull(),
    /** End of the retention time, which is the same as for the shopper's data. */
    keptUntil: moment('kept_until').notNull(),
  },
  (table) => [index('refund_photo_request').on(table.requestId)],
);
