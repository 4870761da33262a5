import type { Transaction } from '../platform/db/database.ts';
import type { DeadMessage } from '../platform/outbox/send-outbox.ts';
import type { TellDeps } from './base/deps.ts';
import { isForRetailer } from './base/shop-notice-message.ts';
import { tellShop } from './tell-shop.ts';

/** Tells the retailer of a dead letter. One of the retailer's own makes no other, or a wrong address would never come to rest. */
export async function tellOfDeadMessage(
  tx: Transaction,
  deps: TellDeps,
  { id, kind }: DeadMessage,
): Promise<void> {
  if (!isForRetailer(kind)) await tellShop(tx, deps, { event: 'MESSAGE_DEAD', outboxId: id, message: kind });
}
