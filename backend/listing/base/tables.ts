import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { variantGroup } from '../../domain/tables/goods.ts';
import { moment } from '../../platform/db/moment.ts';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Models whose goods changed, written by triggers for processes that keep goods in memory. A row of a transaction that
 * began earlier may appear later, so readers go by `xid` and their snapshot, never by the largest id. A null stands for
 * everything: the tree or the stores changed. A row of content says that texts, the home page, size tables or cities did,
 * and nothing of the goods.
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
 * How models stand in listings by what shoppers do, 0 to 1000 (docs/decisions/0055-goods-stand-by-what-shoppers-do.md).
 * Empty where the retailer's own popularity decides.
 */
export const modelRank = pgTable('model_rank', {
  groupId: uuid('group_id')
    .primaryKey()
    .references(() => variantGroup.id, { onDelete: 'cascade' }),
  score: integer('score').notNull(),
  countedAt: moment('counted_at').notNull(),
});
