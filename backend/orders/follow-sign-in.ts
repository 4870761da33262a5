import { and, eq, notInArray } from 'drizzle-orm';
import { movePromoCodeUses } from '../cart/order-cart.ts';
import { order } from '../domain/tables/orders.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { OrdersDeps } from './base/deps.ts';
import { orderRequest } from './base/tables.ts';
import { followNews } from './follow-news.ts';

/**
 * Moves the orders that a person placed as a guest to the person's account, with idempotency keys and
 * newsletter consents. Call this after merging the carts, because the merge waits, by its locks, for an order
 * that is being placed. Repeated calls change nothing.
 */
export async function followSignIn(
  tx: Transaction,
  { guestId, accountId, now, ids }: { guestId: string; accountId: string; now: Date; ids: OrdersDeps['ids'] },
): Promise<void> {
  await tx.update(order).set({ ownerId: accountId, mergedAt: now }).where(eq(order.ownerId, guestId));
  await movePromoCodeUses(tx, { guestId, accountId });
  // If the account itself has used this idempotency key, the guest's row with the key is not moved; it is
  // deleted together with the guest.
  const own = tx
    .select({ key: orderRequest.key })
    .from(orderRequest)
    .where(eq(orderRequest.ownerId, accountId));
  await tx
    .update(orderRequest)
    .set({ ownerId: accountId })
    .where(and(eq(orderRequest.ownerId, guestId), notInArray(orderRequest.key, own)));
  await followNews(tx, { accountId, ids });
}
