import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { operator } from '../../domain/tables/operators.ts';
import { moment } from '../../platform/db/moment.ts';

/**
 * The number under which the shop's feed names a model (`group_id`): readers of feeds require digits and
 * recognise goods by them. A row outlives its model, so that a number is never reused for another model.
 */
export const feedModel = pgTable('feed_model', {
  groupId: uuid('group_id').primaryKey(),
  number: integer('number').notNull().unique().generatedAlwaysAsIdentity(),
});

/** An exchange with 1C in progress. */
export const exchangeSession = pgTable('exchange_session', {
  hash: text('hash').primaryKey(),
  operatorId: uuid('operator_id')
    .notNull()
    .references(() => operator.id, { onDelete: 'restrict' }),
  expiresAt: moment('expires_at').notNull(),
  /** The orders last sent to 1C, with their versions; null after 1C confirmed them. */
  offered: jsonb('offered').$type<{ id: string; version: number }[]>(),
});
