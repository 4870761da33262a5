import { desc, eq } from 'drizzle-orm';
import type { SharedWishlist, WishlistShare } from '#contract/client/client.schemas.ts';
import type { CatalogDeps } from '../catalog/base/deps.ts';
import { loadCards } from '../catalog/cached/cards.ts';
import { lockPrincipal } from '../domain/principal.ts';
import { article } from '../domain/tables/goods.ts';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { wishlistItem, wishlistShare } from './base/tables.ts';

/** Characters of a code, base64url: 96 bits, which cannot be guessed. */
const codeLength = 16;

/**
 * The address under which anyone may see a wishlist: the same one each time until sharing ends. `secret` is a new one
 * of at least 96 random bits, base64url. Throws 401 when the owner is gone.
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
      // Changes nothing, but answers with the row that is there, even when two tabs ask at once.
      .onConflictDoUpdate({ target: wishlistShare.ownerId, set: { ownerId } })
      .returning({ code: wishlistShare.code });
    if (!share) throw new Error('A shared wishlist vanished while it was made.');
    return share;
  });
}

/** Ends sharing: the address leads nowhere, and the next one is another. */
export async function stopSharingWishlist(db: Database, ownerId: string): Promise<void> {
  await db.delete(wishlistShare).where(eq(wishlistShare.ownerId, ownerId));
}

/** Cards of what is on a shared wishlist now, one a colour, newest first. NOT_FOUND when nothing has the code. */
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
