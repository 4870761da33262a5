import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';

/**
 * The number under which the shop's feed names a model (`group_id`): those who read feeds want digits, and know goods
 * again by them. A row stays when its model leaves, so that a number never stands for another model.
 */
export const feedModel = pgTable('feed_model', {
  groupId: uuid('group_id').primaryKey(),
  number: integer('number').notNull().unique().generatedAlwaysAsIdentity(),
});
