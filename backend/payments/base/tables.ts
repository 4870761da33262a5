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
import type {
  OnlineMethod,
  PaymentRefusalCode,
  ProviderName,
  ReceiptLine,
} from '../../domain/payment-provider.ts';
import { order } from '../../domain/tables/orders.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import { moment } from '../../platform/db/moment.ts';

type PaymentState = 'WAITING' | 'HELD' | 'PAID' | 'REFUSED' | 'EXPIRED' | 'CANCELLED';

/** Attempts to pay for orders online. Sums are integer kopecks. */
export const payment = pgTable(
  'payment',
  {
    /** Also the key by which the provider recognises a repeat. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'restrict' }),
    /** Counts from 0 within the order. */
    position: integer('position').notNull(),
    /** Of the header Idempotency-Key. */
    key: uuid('key').notNull(),
    provider: text('provider').$type<ProviderName>().notNull(),
    method: text('method').$type<OnlineMethod>().notNull(),
    /** Whether the money is reserved first and taken later. */
    holds: boolean('holds').notNull(),
    /** What is due; of a hold only what will be taken. */
    sum: bigint('sum', { mode: 'number' }).notNull(),
    /** What was taken. */
    takenSum: bigint('taken_sum', { mode: 'number' }).notNull().default(0),
    state: text('state').$type<PaymentState>().notNull(),
    refusal: text('refusal').$type<PaymentRefusalCode>(),
    /** How often the provider was asked to create it. */
    tries: integer('tries').notNull().default(0),
    /** The provider's own id; null until it has answered. */
    providerId: text('provider_id'),
    confirmationUrl: text('confirmation_url'),
    /** What the QR code of SBP stands for. */
    qr: text('qr'),
    startedAt: moment('started_at').notNull(),
    heldUntil: moment('held_until'),
    /** When the provider is asked next; null when there is nothing more to learn. */
    askAt: moment('ask_at'),
    askedAt: moment('asked_at'),
  },
  (table) => [
    unique('payment_position').on(table.orderId, table.position),
    unique('payment_key').on(table.orderId, table.key),
    unique('payment_provider_id').on(table.provider, table.providerId),
    uniqueIndex('payment_live').on(table.orderId).where(sql`${table.state} in ('WAITING', 'HELD')`),
    index('payment_ask').on(table.askAt).where(sql`${table.askAt} is not null`),
    check('payment_sums', sql`${table.sum} > 0 and ${table.takenSum} >= 0`),
  ],
);

/** Money that goes back. */
export const refund = pgTable(
  'refund',
  {
    /** Also the key by which the provider recognises a repeat. */
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id, { onDelete: 'restrict' }),
    /** The refund that a shopper asked for and this is the money of; null for other money. */
    requestId: uuid('request_id').references(() => refundRequest.id, { onDelete: 'restrict' }),
    sum: bigint('sum', { mode: 'number' }).notNull(),
    /** Stable name of the reason. */
    reason: text('reason').notNull(),
    /** What the receipt says. */
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
