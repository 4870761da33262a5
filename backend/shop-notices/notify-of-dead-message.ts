import type { Transaction } from '../platform/db/database.ts';
import type { DeadMessage } from '../platform/outbox/send-outbox.ts';
import type { NotifyDeps } from './base/deps.ts';
import { isForRetailer } from './base/shop-notice-message.ts';
import { notifyShop } from './notify-shop.ts';

/**
 * Notifies the retailer of an outbox message that finally failed (dead letter). If that message is itself a
 * notice, no notice is written: it might fail as well and cause the next notice, endlessly.
 */
export async function notifyOfDeadMessage(
  tx: Transaction,
  deps: NotifyDeps,
  { id, kind }: DeadMessage,
): Promise<void> {
  if (!isForRetailer(kind))
    await notifyShop(tx, deps, { event: 'MESSAGE_DEAD', outboxId: id, message: kind });
}
