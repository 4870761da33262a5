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

/** Online payment attempts of orders. Sums in integer kopecks. */
export const payment = pgTable(
  'payment',
  {
    /** The id of the attempt, which is also the idempotency key at the provider. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'restrict' }),
    /** The number of the attempt within its order, from 0. */
    position: integer('position').notNull(),
    /** The value of the `Idempotency-Key` header. */
    key: uuid('key').notNull(),
    provider: text('provider').$type<ProviderName>().notNull(),
    method: text('method').$type<OnlineMethod>().notNull(),
    /** Whether the money is reserved first and charged later. */
    holds: boolean('holds').notNull(),
    /** The sum to be paid, in kopecks; for a hold, the part of the held money that will be charged. */
    sum: bigint('sum', { mode: 'number' }).notNull(),
    /** The sum that was charged, in kopecks. */
    takenSum: bigint('taken_sum', { mode: 'number' }).notNull().default(0),
    /**
     * The charged sum in kopecks if it differs from the sum due, otherwise null. It does not count as money
     * of the order until an operator has accepted it.
     */
    otherSum: bigint('other_sum', { mode: 'number' }),
    otherSumDecision: text('other_sum_decision', { enum: ['ACCEPT', 'RETURN'] }),
    state: text('state').$type<PaymentState>().notNull(),
    refusal: text('refusal').$type<PaymentRefusalCode>(),
    /** Number of requests sent to the provider to create the attempt. */
    tries: integer('tries').notNull().default(0),
    /** The provider's own id of the payment; null until the provider has answered. */
    providerId: text('provider_id'),
    confirmationUrl: text('confirmation_url'),
    /** The content of the SBP QR code. */
    qr: text('qr'),
    startedAt: moment('started_at').notNull(),
    heldUntil: moment('held_until'),
    /** When to ask the provider next; null if no further report is expected. */
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

/** Refunds of money. */
export const refund = pgTable(
  'refund',
  {
    /** The id of the refund, which is also the idempotency key at the provider. */
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id, { onDelete: 'restrict' }),
    /** The shopper's refund request for which this money is refunded; null for other refunds. */
    requestId: uuid('request_id').references(() => refundRequest.id, { onDelete: 'restrict' }),
    sum: bigint('sum', { mode: 'number' }).notNull(),
    /** Why the money is refunded, as a machine-readable code. */
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
 * Money that was taken when an order was handed over, and money of an order that was paid out at the till,
 * each with the lines of its receipt. Rows are only inserted, never changed.
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
    /** The refund request for which the money was paid out; null for other money. */
    requestId: uuid('request_id').references(() => refundRequest.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: ['TAKEN', 'PAID_OUT'] }).notNull(),
    means: text('means').$type<TillMeans>().notNull(),
    /** The sum in kopecks. */
    sum: bigint('sum', { mode: 'number' }).notNull(),
    /** Why the money was paid out, as a machine-readable code; null if it was taken. */
    reason: text('reason'),
    lines: jsonb('lines').$type<ReceiptLine[]>().notNull(),
    /** The operator who took or paid out the money; null if a carrier took it. */
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
