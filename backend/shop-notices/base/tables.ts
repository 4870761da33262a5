import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';
import type { ShopNotice } from './shop-notice.ts';

/**
 * Notices to people of the shop that are not sent yet. Each notice has a message in the outbox, written in
 * the same transaction. When one of these messages is handled, it collects all due notices of its receiver.
 */
export const waitingShopNotice = pgTable(
  'waiting_shop_notice',
  {
    /** Increases with every inserted row. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel').notNull(),
    receiver: text('receiver').notNull(),
    notice: jsonb('notice').$type<ShopNotice>().notNull(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('waiting_shop_notice_receiver').on(table.channel, table.receiver, table.dueAt)],
);
