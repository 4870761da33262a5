import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TillMeans } from '#shared/payments/till.ts';
import type {
  OnlineMethod,
  PaymentRefusalCode,
  ProviderName,
  ReceiptLine,
} from '../../domain/payment-provider.ts';
import { operator } from '../../domain/tables/operators.ts';
import { order } from '../../domain/tables/orders.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import { moment } from '../../platform/db/moment.ts';

type PaymentState = 'WAITING' | 'HELD' | 'PAID' | 'REFUSED' | 'EXPIRED' | 'CANCELLED';

/** Online payment attempts of orders. Sums are integer kopecks. */
export const payment = pgTable(
  'payment',
  {
    /** Id of the attempt; the provider gets it as idempotency key. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'restrict' }),
    /** The number of the attempt within its order, from 0. */
    position: integer('position').notNull(),
    /** Value of the `Idempotency-Key` header of the request that created the attempt. */
    key: uuid('key').notNull(),
    provider: text('provider').$type<ProviderName>().notNull(),
    method: text('method').$type<OnlineMethod>().notNull(),
    /** Whether the money is reserved (held) first and charged later. */
    holds: boolean('holds').notNull(),
    /** Sum to be paid, in kopecks; if the money is reserved, the part of it that will be charged. */
    sum: bigint('sum', { mode: 'number' }).notNull(),
    /** Sum that was charged, in kopecks. */
    takenSum: bigint('taken_sum', { mode: 'number' }).notNull().default(0),
    /**
     * The charged sum, in kopecks, if it is not the sum due; otherwise null. It does not pay the order until
     * an operator has accepted it.
     */
    otherSum: bigint('other_sum', { mode: 'number' }),
    otherSumDecision: text('other_sum_decision', { enum: ['ACCEPT', 'RETURN'] }),
    state: text('state').$type<PaymentState>().notNull(),
    refusal: text('refusal').$type<PaymentRefusalCode>(),
    /** How many requests to create the attempt were sent to the provider. */
    tries: integer('tries').notNull().default(0),
    /** The provider's id of the payment; null until the provider has responded. */
    providerId: text('provider_id'),
    confirmationUrl: text('confirmation_url'),
    /** Text that the QR code for SBP encodes; null if the payment has no QR code. */
    qr: text('qr'),
    startedAt: moment('started_at').notNull(),
    heldUntil: moment('held_until'),
    /** When the provider must be asked for the state again; null if nothing more is expected. */
    askAt: moment('ask_at'),
    askedAt: moment('asked_at'),
  },
  (table) => [
    unique('payment_position').on(table.orderId, table.position),
    unique('payment_key').on(table.orderId, table.key),
    unique('payment_provider_id').on(table.provider, table.providerId),
    uniqueIndex('payment_live').on(table.orderId).where(sql`${table.state} in ('WAITING', 'HELD')`),
    index('payment_undecided')
      .on(table.orderId)
      .where(sql`${table.otherSum} is not null and ${table.otherSumDecision} is null`),
    index('payment_ask').on(table.askAt).where(sql`${table.askAt} is not null`),
    check('payment_sums', sql`${table.sum} > 0 and ${table.takenSum} >= 0`),
  ],
);

/** Refunds of money for orders. */
export const refund = pgTable(
  'refund',
  {
    /** Id of the refund; the provider gets it as idempotency key. */
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id, { onDelete: 'restrict' }),
    /**
     * Id of the shopper's refund request for which the money is refunded; null if there was no such request.
     */
    requestId: uuid('request_id').references(() => refundRequest.id, { onDelete: 'restrict' }),
    sum: bigint('sum', { mode: 'number' }).notNull(),
    /** Code of the reason for the refund. */
    reason: text('reason').notNull(),
    /** Lines of the refund receipt. */
    lines: jsonb('lines').$type<ReceiptLine[]>().notNull(),
    state: text('state', { enum: ['REQUESTED', 'DONE', 'FAILED'] }).notNull(),
    providerId: text('provider_id'),
    requestedAt: moment('requested_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('refund_payment').on(table.paymentId),
    index('refund_of_request').on(table.requestId).where(sql`${table.requestId} is not null`),
    check('refund_sum', sql`${table.sum} > 0`),
  ],
);

/**
 * Money that was taken when an order was handed over, or paid out at the till. Each entry has the lines of
 * its receipt. Rows are never changed.
 */
export const tillEntry = pgTable(
  'till_entry',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'restrict' }),
    /** Number of the entry within its order, from 0. */
    position: integer('position').notNull(),
    /** Id of the refund request for which the money was paid out; null for other entries. */
    requestId: uuid('request_id').references(() => refundRequest.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: ['TAKEN', 'PAID_OUT'] }).notNull(),
    means: text('means').$type<TillMeans>().notNull(),
    /** Sum in kopecks. */
    sum: bigint('sum', { mode: 'number' }).notNull(),
    /** Code of the reason for paying money out; null if it was taken. */
    reason: text('reason'),
    lines: jsonb('lines').$type<ReceiptLine[]>().notNull(),
    /** Id of the operator who took or paid out the money; null if a carrier took it. */
    operatorId: uuid('operator_id').references(() => operator.id, { onDelete: 'restrict' }),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('till_entry_position').on(table.orderId, table.position),
    uniqueIndex('till_entry_taken').on(table.orderId).where(sql`${table.kind} = 'TAKEN'`),
    uniqueIndex('till_entry_request').on(table.requestId).where(sql`${table.requestId} is not null`),
    check('till_entry_sum', sql`${table.sum} > 0`),
  ],
);
