import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { variantGroup } from '../../domain/tables/goods.ts';
import { moment } from '../../platform/db/moment.ts';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Log of changed models, written by triggers. Processes that keep goods in memory read it. A transaction that
 * began early may commit late, so its row may appear after rows with larger ids. Readers therefore compare
 * `xid` with their database snapshot instead of looking for larger ids. `groupId` is the changed model. If it
 * is null, anything may have changed, such as the category tree or the stores; but if `isContent` is true,
 * only texts, the home page, size tables or cities have changed, and no goods.
 */
export const goodsChange = pgTable(
  'goods_change',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: transactionId('xid').notNull().default(sql`pg_current_xact_id()`),
    groupId: uuid('group_id'),
    isContent: boolean('is_content').notNull().default(false),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [index('goods_change_xid').on(table.xid)],
);

/**
 * The rank of each model from 0 to 1000, computed from the behaviour of shoppers
 * (docs/decisions/0055-goods-stand-by-what-shoppers-do.md). The table is empty if the popularity in the feed
 * decides the order of listings.
 */
export const modelRank = pgTable('model_rank', {
  groupId: uuid('group_id')
    .primaryKey()
    .references(() => variantGroup.id, { onDelete: 'cascade' }),
  score: integer('score').notNull(),
  countedAt: moment('counted_at').notNull(),
});
