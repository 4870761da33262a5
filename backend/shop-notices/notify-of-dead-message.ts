import type { Transaction } from '../platform/db/database.ts';
import type { DeadMessage } from '../platform/outbox/send-outbox.ts';
import type { NotifyDeps } from './base/deps.ts';
import { isForRetailer } from './base/shop-notice-message.ts';
import { notifyShop } from './notify-shop.ts';

/**
 * Notifies the retailer of a dead letter. No notice is written if the dead letter is itself a notice, because
 * the new notice would also fail and become a dead letter, endlessly.
 */
export async function notifyOfDeadMessage(
  tx: Transaction,
  deps: NotifyDeps,
  { id, kind }: DeadMessage,
): Promise<void> {
  if (!isForRetailer(kind))
    await notifyShop(tx, deps, { event: 'MESSAGE_DEAD', outboxId: id, message: kind });
}
