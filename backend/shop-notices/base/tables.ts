import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';
import type { ShopNotice } from './shop-notice.ts';

/**
 * Notices to the retailer's staff that are not sent yet. Together with each notice, a message is written to
 * the outbox. When it is handled, all due notices of the same receiver are sent together.
 */
export const waitingShopNotice = pgTable(
  'waiting_shop_notice',
  {
    /** Greater than the id of every row inserted before. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel').notNull(),
    receiver: text('receiver').notNull(),
    notice: jsonb('notice').$type<ShopNotice>().notNull(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('waiting_shop_notice_receiver').on(table.channel, table.receiver, table.dueAt)],
);
