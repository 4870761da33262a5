import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { shopZone } from '../domain/shop-zone.ts';
import type { PlatformDeps } from '../platform/base/deps.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { enqueue } from '../platform/outbox/enqueue.ts';
import type { OutboxHandlers } from '../platform/outbox/handlers.ts';
import { RetryLater } from '../platform/ports/messenger.ts';
import type { ShopChannel } from './base/channel.ts';
import type { ShopNoticesDeps } from './base/deps.ts';
import type { ShopNotice } from './base/shop-notice.ts';
import { SHOP_NOTICE_LIFE as life, type ShopNoticeMessage } from './base/shop-notice-message.ts';
import { waitingShopNotice } from './base/tables.ts';
import { afterQuiet } from './rules/turn.ts';

type Tools = ShopNoticesDeps & Pick<PlatformDeps, 'db' | 'clock' | 'ids'>;

/** Handlers of the outbox messages that notify the retailer. */
export const shopNoticeMessages = (deps: Tools): OutboxHandlers<ShopNoticeMessage> => ({
  'gather-shop-notices': {
    async write(tx, { channel, to }) {
      // The message may be handled late, because no process was running when it became due. If the quiet
      // hours have begun by now, it waits for their end.
      const dueAt = await endOfQuiet(tx, deps);
      if (dueAt > deps.clock()) {
        const content = { kind: 'gather-shop-notices' as const, channel, to };
        return enqueue<ShopNoticeMessage>(tx, deps, { content, life, dueAt });
      }
      const { most } = channelNamed(deps, channel);
      const notices = await takeDue(tx, { channel, to, now: deps.clock() });
      for (let first = 0; first < notices.length; first += most) {
        const part = notices.slice(first, first + most);
        const content = { kind: 'shop-notices' as const, channel, to, notices: part };
        await enqueue<ShopNoticeMessage>(tx, deps, { content, life });
      }
    },
  },
  'shop-notices': {
    async send({ channel: name, to, notices }, delivery) {
      const channel = channelNamed(deps, name);
      // If the next attempt would be in the quiet hours, it waits for their end.
      const pause = (await endOfQuiet(deps.db, deps)).getTime() - deps.clock().getTime();
      if (channel.isForPeople && pause > 0) throw new RetryLater('These are the quiet hours', pause);
      await channel.send(notices, to, delivery);
    },
  },
});

/**
 * The channel with the given name.
 * @throws Error if this process has no such channel. The message is then tried again, because a process with
 * newer settings may have the channel
 */
function channelNamed({ shopNotices }: Tools, name: ShopChannel['name']): ShopChannel {
  const channel = shopNotices.channels.find((one) => one.name === name);
  if (!channel) throw new Error(`The settings name no ${name} for notices.`);
  return channel;
}

/** The end of the quiet hours if they include the current time; otherwise the current time. */
async function endOfQuiet(db: Database | Transaction, { clock, shopNotices }: Tools): Promise<Date> {
  const { quiet } = shopNotices;
  return quiet ? afterQuiet(clock(), quiet, await shopZone(db)) : clock();
}

/**
 * Deletes the due notices of a receiver and returns them. If two transactions do this at the same time, only
 * one gets them.
 */
async function takeDue(
  tx: Transaction,
  { channel, to, now }: { channel: string; to: string; now: Date },
): Promise<ShopNotice[]> {
  const { id, notice, receiver, dueAt } = {
    id: waitingShopNotice.id,
    notice: waitingShopNotice.notice,
    receiver: waitingShopNotice.receiver,
    dueAt: waitingShopNotice.dueAt,
  };
  const rows = await tx
    .select({ id, notice })
    .from(waitingShopNotice)
    .where(and(eq(waitingShopNotice.channel, channel), eq(receiver, to), lte(dueAt, now)))
    .orderBy(asc(id))
    .for('update');
  const taken = rows.map((row) => row.id);
  if (taken.length > 0) await tx.delete(waitingShopNotice).where(inArray(id, taken));
  return rows.map((row) => row.notice);
}
