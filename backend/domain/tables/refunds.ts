import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';
import { order } from './orders.ts';
import type { RefundRejectionReason, RefundState, RefundWay } from './refund-types.ts';

/** A refund: a request to return goods of an order. Sums are integer kopecks. */
export const refundRequest = pgTable(
  'refund_request',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'restrict' }),
    /** The refund's number; null until the refund is submitted. */
    number: text('number').unique(),
    /** The state after the last event; DRAFT before the first event. */
    state: text('state').$type<RefundState>().notNull(),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    submittedAt: moment('submitted_at'),
    /** Idempotency key of the request that submitted the refund. */
    key: uuid('key'),
    /**
     * Hash of the body of the request that submitted the refund, for refunds that an operator submitted at
     * the counter.
     */
    bodyHash: text('body_hash'),
    /** How the goods are returned. Null until the refund is submitted. */
    way: text('way').$type<RefundWay>(),
    storeCode: text('store_code'),
    /** The sum to refund, including delivery. */
    sum: bigint('sum', { mode: 'number' }).notNull().default(0),
    deliverySum: bigint('delivery_sum', { mode: 'number' }).notNull().default(0),
    receivedAt: moment('received_at'),
    moneySentAt: moment('money_sent_at'),
    rejection: text('rejection').$type<RefundRejectionReason>(),
    /** When operators were last reminded to pay out the refund. */
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
