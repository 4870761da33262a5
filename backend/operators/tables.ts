import { bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { operator } from '../domain/tables/operators.ts';
import { moment } from '../platform/db/moment.ts';

/** The log of all calls of operators. A trigger prevents changing or deleting rows. */
export const operatorCall = pgTable(
  'operator_call',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operator.id, { onDelete: 'restrict' }),
    operation: text('operation').notNull(),
    /** The order id in the URL of the call, even if no such order exists. */
    orderId: uuid('order_id'),
    /** OK, or the code of the problem that the response reports. */
    outcome: text('outcome').notNull(),
    /** The id of the request, which also identifies the call in the log. */
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('operator_call_order').on(table.orderId, table.id),
    index('operator_call_operator').on(table.operatorId, table.id),
  ],
);
