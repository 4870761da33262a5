import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { operator } from '../../domain/tables/operators.ts';
import { moment } from '../../platform/db/moment.ts';

/**
 * The number under which the shop's feed names a model (`group_id`): those who read feeds want digits, and know goods
 * again by them. A row stays when its model leaves, so that a number never stands for another model.
 */
export const feedModel = pgTable('feed_model', {
  groupId: uuid('group_id').primaryKey(),
  number: integer('number').notNull().unique().generatedAlwaysAsIdentity(),
});

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
