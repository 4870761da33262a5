import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { wishlistItem } from '../db/schema.ts';
import { getWishlistItems, holdWishlists, maxItems, nextPosition } from './queries.ts';

/** What a merge brought: items that came, and items for which there was no room. */
export type WishlistMergeReport = { added: number; dropped: number };

/**
 * Moves the wishlist of a guest into the account's (decisions.md, "Identity"). Items keep the moment they were
 * added; those the account has already change nothing. Repeating it changes nothing.
 */
export async function mergeWishlist(
  tx: Transaction,
  { guestId, accountId }: { guestId: string; accountId: string },
): Promise<WishlistMergeReport> {
  if (guestId === accountId) return { added: 0, dropped: 0 };
  await holdWishlists(tx, [guestId, accountId]);
  const guestItems = await tx.delete(wishlistItem).where(eq(wishlistItem.ownerId, guestId)).returning();
  if (guestItems.length === 0) return { added: 0, dropped: 0 };

  const present = new Set((await getWishlistItems(tx, accountId)).map(({ articleId }) => articleId));
  const missing = guestItems
    .filter(({ articleId }) => !present.has(articleId))
    .sort((one, other) => one.position - other.position);
  // Without room for all the newest are worth most.
  const coming = missing.slice(Math.max(0, missing.length - (maxItems - present.size)));
  if (coming.length > 0) {
    const first = await nextPosition(tx, accountId);
    await tx
      .insert(wishlistItem)
      .values(coming.map((item, index) => ({ ...item, ownerId: accountId, position: first + index })));
  }
  return { added: coming.length, dropped: missing.length - coming.length };
}
