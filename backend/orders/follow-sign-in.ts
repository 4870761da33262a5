import { and, eq, notInArray } from 'drizzle-orm';
import { movePromoCodeUses } from '../cart/order-cart.ts';
import { order } from '../domain/tables/orders.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { OrdersDeps } from './base/deps.ts';
import { orderRequest } from './base/tables.ts';
import { followNews } from './follow-news.ts';

/**
 * Gives an account the orders that its person placed as a guest, with the keys they were placed by and the consents to news. Comes after the merge
 * of the carts, whose locks have waited for an order on its way. Repeating it changes nothing.
 */
export async function followSignIn(
  tx: Transaction,
  { guestId, accountId, ids }: { guestId: string; accountId: string; ids: OrdersDeps['ids'] },
): Promise<void> {
  await tx.update(order).set({ ownerId: accountId }).where(eq(order.ownerId, guestId));
  await movePromoCodeUses(tx, { guestId, accountId });
  // A key that the account has used itself goes with the guest.
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
