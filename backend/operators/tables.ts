import { bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { operator } from '../domain/tables/operators.ts';
import { moment } from '../platform/db/moment.ts';

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
