import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { variantGroup } from '../../domain/tables/goods.ts';
import { moment } from '../../platform/db/moment.ts';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Log of changed models. Triggers write it, and processes that keep goods in memory read it. A row whose
 * transaction began early may become visible later than rows with larger ids. So readers compare `xid` with
 * their database snapshot, and never rely on the largest id. A null `groupId` means that anything may have
 * changed, such as the category tree or the stores; but if `isContent` is true, only texts, the home page,
 * size tables or cities changed, and no goods.
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
