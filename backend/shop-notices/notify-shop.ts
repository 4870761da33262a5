import { localMoment } from '#shared/delivery/working-days.ts';
import { shopZone } from '../domain/shop-zone.ts';
import type { Transaction } from '../platform/db/database.ts';
import { enqueue } from '../platform/outbox/enqueue.ts';
import type { NotifyDeps } from './base/deps.ts';
import type { NoticeFacts, ShopNotice } from './base/shop-notice.ts';
import { SHOP_NOTICE_LIFE as life, type ShopNoticeMessage } from './base/shop-notice-message.ts';
import { waitingShopNotice } from './base/tables.ts';
import { turnOf } from './rules/turn.ts';

export const hasChannels = ({ shopNotices }: Pick<NotifyDeps, 'shopNotices'>): boolean =>
  shopNotices.channels.length > 0;

/** Writes a notice for every receiver of every channel, in the transaction of the event. */
export async function notifyShop(tx: Transaction, deps: NotifyDeps, facts: NoticeFacts): Promise<void> {
  if (!hasChannels(deps)) return;
  const { channels, quiet, digestMinutes } = deps.shopNotices;
  const now = deps.clock();
  const timeZone = await shopZone(tx);
  const { time } = localMoment(now, timeZone);
  const notice: ShopNotice = { ...facts, id: deps.ids(), at: now.toISOString(), time };
  const dueAt = turnOf(now, { quiet, digestMinutes, timeZone });
  for (const { name: channel, receivers, isForPeople, wants } of channels)
    for (const to of receivers) {
      if (wants && !wants(notice, to)) continue;
      if (isForPeople) {
        await tx.insert(waitingShopNotice).values({ channel, receiver: to, notice, dueAt });
        await enqueue<ShopNoticeMessage>(tx, deps, {
          content: { kind: 'gather-shop-notices', channel, to },
          life,
          dueAt,
        });
      } else {
        const content = { kind: 'shop-notices' as const, channel, to, notices: [notice] };
        await enqueue<ShopNoticeMessage>(tx, deps, { content, life });
      }
    }
}
