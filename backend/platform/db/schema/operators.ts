import { bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { OperatorRole } from '#contract/operations.ts';
import { moment } from './moment.ts';

/** Who may call operations of operators. The name is that of a work place, such as `kassa-kazan`, and no person's. */
export const operator = pgTable('operator', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull().unique(),
  role: text('role').$type<OperatorRole>().notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
  revokedAt: moment('revoked_at'),
});

/** Every call of an operator. Rows are added; a trigger refuses to change or delete them. */
export const operatorCall = pgTable(
  'operator_call',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operator.id, { onDelete: 'restrict' }),
    operation: text('operation').notNull(),
    /** As the address of the call names it, whether there is such an order or not. */
    orderId: uuid('order_id'),
    /** OK, or the code of the problem. */
    outcome: text('outcome').notNull(),
    /** For the log. */
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('operator_call_order').on(table.orderId, table.id),
    index('operator_call_operator').on(table.operatorId, table.id),
  ],
);

/** An exchange with 1C that goes on. */
export const exchangeSession = pgTable('exchange_session', {
  hash: text('hash').primaryKey(),
  operatorId: uuid('operator_id')
    .notNull()
    .references(() => operator.id, { onDelete: 'restrict' }),
  expiresAt: moment('expires_at').notNull(),
  /** Orders that were shown last, with their versions; null once they are confirmed. */
  offered: jsonb('offered').$type<{ id: string; version: number }[]>(),
});
