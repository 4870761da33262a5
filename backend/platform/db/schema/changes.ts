import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

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
 * Addresses that lead nowhere any more, written by triggers: of a colour or a listing that has another one now, or of
 * what left the shop. Ids point at nothing once it left.
 */
export const formerAddress = pgTable('former_address', {
  /** With its leading slash. */
  path: text('path').primaryKey(),
  hasMoved: boolean('has_moved').notNull(),
  /** The colour that was shown there; null for a listing. */
  variantId: uuid('variant_id'),
  /** The listing that was shown there, or the one where the colour stood. */
  categoryId: uuid('category_id'),
  changedAt: moment('changed_at').notNull().defaultNow(),
});
