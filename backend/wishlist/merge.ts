import { eq } from 'drizzle-orm';
import { maxWishes } from '#shared/cart/limits.ts';
import { wishlistMessages } from '#shared/cart/merge-messages.ts';
import type { Merge } from '../cart/merge.ts';
import { addMergeMessages, lockCart } from '../cart/queries/hold-cart.ts';
import type { Transaction } from '../platform/db/database.ts';
import { wishlistItem, wishlistShare } from './base/tables.ts';
import { getWishlistItems, lockWishlists, markChosen, nextPosition } from './queries.ts';

/**
 * Moves the wishlist of a guest to the account's wishlist (docs/specification.md §6.4), and ends sharing the
 * guest's wishlist. Items keep the time and price at which they were added. If the account already has an
 * item, only the size that the guest chose is copied. Messages for the shopper about what changed are stored
 * with the account's cart and returned; the list is empty if nothing changed. Repeating the call changes
 * nothing.
 */
export async function mergeWishlist(tx: Transaction, { guestId, accountId, now }: Merge): Promise<string[]> {
  if (guestId === accountId) return [];
  await tx.delete(wishlistShare).where(eq(wishlistShare.ownerId, guestId));
  if ((await getWishlistItems(tx, guestId)).length === 0) return [];
  // The cart is locked before the wishlists, as in the merge of carts, so that two sign-ins cannot deadlock.
  const locked = await lockCart(tx, accountId, now);
  await lockWishlists(tx, [guestId, accountId]);
  const sentences = await moveItems(tx, guestId, accountId);
  if (sentences.length > 0) await addMergeMessages(tx, locked, sentences);
  return sentences;
}

async function moveItems(tx: Transaction, guestId: string, accountId: string): Promise<string[]> {
  const guestItems = await tx.delete(wishlistItem).where(eq(wishlistItem.ownerId, guestId)).returning();
  const present = new Set((await getWishlistItems(tx, accountId)).map(({ articleId }) => articleId));
  const chosen = guestItems.filter(({ sizeChosen }) => sizeChosen).map(({ articleId }) => articleId);
  await markChosen(tx, accountId, chosen);
  const missing = guestItems
    .filter(({ articleId }) => !present.has(articleId))
    .sort((one, other) => one.position - other.position);
  // If the list would become too long, only the newest items are moved.
  const coming = missing.slice(Math.max(0, missing.length - (maxWishes - present.size)));
  if (coming.length > 0) {
    const first = await nextPosition(tx, accountId);
    await tx
      .insert(wishlistItem)
      .values(coming.map((item, index) => ({ ...item, ownerId: accountId, position: first + index })));
  }
  return wishlistMessages(coming.length, missing.length - coming.length);
}
