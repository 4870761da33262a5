import { desc, eq } from 'drizzle-orm';
import type { SharedWishlist, WishlistShare } from '#contract/client/client.schemas.ts';
import type { CatalogDeps } from '../catalog/base/deps.ts';
import { loadCards } from '../catalog/cached/cards.ts';
import { lockPrincipal } from '../domain/principal.ts';
import { article } from '../domain/tables/goods.ts';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { wishlistItem, wishlistShare } from './base/tables.ts';

/** Length of a share code in base64url characters. They encode 96 bits, which cannot be guessed. */
const codeLength = 16;

/**
 * Shares a wishlist at a public URL. Repeated calls return the same URL until sharing ends. `secret` is a new
 * random value of at least 96 bits in base64url. Throws 401 if the owner no longer exists.
 */
export async function shareWishlist(
  db: Database,
  { ownerId, secret, now }: { ownerId: string; secret: string; now: Date },
): Promise<WishlistShare> {
  return db.transaction(async (tx) => {
    await lockPrincipal(tx, ownerId);
    const [share] = await tx
      .insert(wishlistShare)
      .values({ ownerId, code: secret.slice(0, codeLength), createdAt: now })
      // This update changes no value. It only makes the statement return the existing row, even if two tabs
      // call at the same time.
      .onConflictDoUpdate({ target: wishlistShare.ownerId, set: { ownerId } })
      .returning({ code: wishlistShare.code });
    if (!share) throw new Error('A share of a wishlist disappeared while it was created.');
    return share;
  });
}

/** Ends sharing, so that the public URL is no longer valid. Sharing again creates another URL. */
export async function stopSharingWishlist(db: Database, ownerId: string): Promise<void> {
  await db.delete(wishlistShare).where(eq(wishlistShare.ownerId, ownerId));
}

/** Product cards of a shared wishlist, one per colour, newest first. Throws NOT_FOUND for an unknown code. */
export async function getSharedWishlist(
  parts: Pick<CatalogDeps, 'db' | 'goods'>,
  code: string,
  now: Date,
): Promise<SharedWishlist> {
  const { db } = parts;
  const rows = await db
    .select({ variantId: article.variantId })
    .from(wishlistShare)
    .leftJoin(wishlistItem, eq(wishlistItem.ownerId, wishlistShare.ownerId))
    .leftJoin(article, eq(article.id, wishlistItem.articleId))
    .where(eq(wishlistShare.code, code))
    .orderBy(desc(wishlistItem.addedAt), desc(wishlistItem.position));
  if (rows.length === 0) throw new ProblemError(404, 'NOT_FOUND');
  const variantIds = new Set(rows.flatMap(({ variantId }) => variantId ?? []));
  return { items: await loadCards(parts, [...variantIds], now) };
}
