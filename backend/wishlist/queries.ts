import { and, asc, count, desc, eq, inArray, isNotNull, max, type SQL, sql } from 'drizzle-orm';
import type { WishlistItem, WishlistPage, WishlistPageRequest } from '#contract/client/client.schemas.ts';
import { maxWishes } from '#shared/cart/limits.ts';
import { pricesOfSize } from '#shared/goods/prices.ts';
import type { CatalogDeps } from '../catalog/base/deps.ts';
import { loadCards } from '../catalog/cached/cards.ts';
import { articlePrice, colourPrice } from '../domain/article-prices.ts';
import { article, variant } from '../domain/tables/goods.ts';
import { principal } from '../domain/tables/identities.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { wishlistItem, wishlistShare } from './base/tables.ts';
import { isAvailable } from './is-available.ts';
import { wishPrice, wishPriceBefore } from './wish-price.ts';

const newestFirst = [desc(wishlistItem.addedAt), desc(wishlistItem.position)];

/** Reads the items of a wishlist, newest first. */
export function getWishlistItems(db: Database | Transaction, ownerId: string): Promise<WishlistItem[]> {
  return db
    .select({
      articleId: article.id,
      variantId: variant.id,
      variantGroupId: variant.groupId,
      productUrl: variant.productUrl,
      sizeChosen: wishlistItem.sizeChosen,
    })
    .from(wishlistItem)
    .innerJoin(article, eq(article.id, wishlistItem.articleId))
    .innerJoin(variant, eq(variant.id, article.variantId))
    .where(eq(wishlistItem.ownerId, ownerId))
    .orderBy(...newestFirst);
}

/**
 * Locks the wishlists of owners, in the order of their ids, so that only one transaction at a time changes
 * them. The row lock is no stronger than needed for this, so that a parallel transaction can create a cart
 * for the owner without waiting. Throws 401 if an owner no longer exists, because the account was deleted
 * after the call was authenticated.
 */
export async function lockWishlists(tx: Transaction, ownerIds: string[]): Promise<void> {
  const locked = await tx
    .select({ id: principal.id })
    .from(principal)
    .where(inArray(principal.id, ownerIds))
    .orderBy(asc(principal.id))
    .for('no key update');
  if (locked.length < ownerIds.length) throw new ProblemError(401, 'UNAUTHORIZED');
}

/** The position for the next item that is added to a locked wishlist. */
export async function nextPosition(tx: Transaction, ownerId: string): Promise<number> {
  const [top] = await tx
    .select({ position: max(wishlistItem.position) })
    .from(wishlistItem)
    .where(eq(wishlistItem.ownerId, ownerId));
  return (top?.position ?? 0) + 1;
}

/**
 * An article to add to a wishlist. `sizeChosen` is false if the shopper chose no size, so that the article
 * stands for its colour.
 */
type Wish = { articleId: string; sizeChosen: boolean };

/**
 * Adds articles to a wishlist and returns the whole list; the last given article is on top. Adds either all
 * articles or none. Articles that are already in the list keep their place; if `force` is true, they move to
 * the top. If an item's size was chosen before, it stays chosen. Throws ARTICLE_NOT_FOUND if an article does
 * not exist, and WISHLIST_LIMIT if the list would have more than 500 items.
 */
export async function addToWishlist(
  db: Database,
  { ownerId, items, force, now }: { ownerId: string; items: Wish[]; force: boolean; now: Date },
): Promise<WishlistItem[]> {
  const chosen = new Set(
    items.filter((item) => item.sizeChosen).map(({ articleId }) => articleId.toLowerCase()),
  );
  const ids = [...new Set(items.map(({ articleId }) => articleId.toLowerCase()))];
  return db.transaction(async (tx) => {
    await lockWishlists(tx, [ownerId]);
    const known = await tx
      .select({ id: article.id, ofSize: articlePrice, ofColour: colourPrice })
      .from(article)
      .innerJoin(variant, eq(variant.id, article.variantId))
      .where(inArray(article.id, ids));
    if (known.length < ids.length) throw new ProblemError(404, 'ARTICLE_NOT_FOUND');

    const before = await getWishlistItems(tx, ownerId);
    const present = new Set(before.map(({ articleId }) => articleId));
    for (const { articleId, sizeChosen } of before) if (sizeChosen) chosen.add(articleId);
    const missing = ids.filter((id) => !present.has(id));
    if (present.size + missing.length > maxWishes) throw new ProblemError(409, 'WISHLIST_LIMIT');

    const placed = force ? ids : missing;
    if (placed.length > 0) {
      const first = await nextPosition(tx, ownerId);
      await tx
        .delete(wishlistItem)
        .where(and(eq(wishlistItem.ownerId, ownerId), inArray(wishlistItem.articleId, placed)));
      const priceOf = new Map(
        known.map(({ id, ofSize, ofColour }) => [id, chosen.has(id) ? ofSize : ofColour]),
      );
      await tx.insert(wishlistItem).values(
        placed.map((articleId, index) => ({
          ownerId,
          articleId,
          addedAt: now,
          keptPrice: priceOf.get(articleId) ?? null,
          position: first + index,
          sizeChosen: chosen.has(articleId),
        })),
      );
    }
    await markChosen(
      tx,
      ownerId,
      ids.filter((id) => chosen.has(id)),
    );
    return getWishlistItems(tx, ownerId);
  });
}

/** Marks items of the list whose size the shopper has now chosen. */
export async function markChosen(tx: Transaction, ownerId: string, articleIds: string[]): Promise<void> {
  const named = and(eq(wishlistItem.ownerId, ownerId), inArray(wishlistItem.articleId, articleIds));
  if (articleIds.length > 0) await tx.update(wishlistItem).set({ sizeChosen: true }).where(named);
}

/** Removes an article from a wishlist. If it is not in the list, nothing happens. */
export async function removeFromWishlist(db: Database, ownerId: string, articleId: string): Promise<void> {
  await db
    .delete(wishlistItem)
    .where(and(eq(wishlistItem.ownerId, ownerId), eq(wishlistItem.articleId, articleId)));
}

/** SQL: the discount as a share of the price before it, from 0 to 1; 0 without a discount. */
const discountShare = sql<number>`coalesce((${wishPriceBefore} - ${wishPrice})::float8 / ${wishPriceBefore}, 0)`;

const orders: Record<WishlistPageRequest['sort'], SQL[]> = {
  added: [],
  'price-asc': [asc(wishPrice)],
  'price-desc': [desc(wishPrice)],
  discount: [desc(discountShare)],
};

const filters: Record<WishlistPageRequest['filter'], SQL | undefined> = {
  all: undefined,
  'in-stock': isAvailable,
  discounted: isNotNull(wishPriceBefore),
};

/**
 * By how many kopecks an item is cheaper than when it was added; null if it is not cheaper, or if its price
 * at that time is unknown.
 */
function priceDrop(keptPrice: number | null, price: number): number | null {
  return keptPrice !== null && price < keptPrice ? keptPrice - price : null;
}

/**
 * One page of a wishlist with product cards. The filter `in-stock` shows only items that are in stock in the
 * chosen size or, if none was chosen, in any size. Items with equal prices or discounts are sorted newest
 * first. Throws NOT_FOUND for a page beyond the last; an empty list has one page.
 */
export async function getWishlistPage(
  parts: Pick<CatalogDeps, 'db' | 'goods'>,
  ownerId: string,
  { page, size, sort, filter }: WishlistPageRequest,
  now: Date,
): Promise<WishlistPage> {
  const { db } = parts;
  const wanted = and(eq(wishlistItem.ownerId, ownerId), filters[filter]);
  const [counted] = await db
    .select({ items: count() })
    .from(wishlistItem)
    .innerJoin(article, eq(article.id, wishlistItem.articleId))
    .innerJoin(variant, eq(variant.id, article.variantId))
    .where(wanted);
  const totalItems = counted?.items ?? 0;
  const totalPages = Math.max(1, Math.ceil(totalItems / size));
  if (page > totalPages) throw new ProblemError(404, 'NOT_FOUND');

  const entries = await db
    .select({ item: wishlistItem, article })
    .from(wishlistItem)
    .innerJoin(article, eq(article.id, wishlistItem.articleId))
    .innerJoin(variant, eq(variant.id, article.variantId))
    .where(wanted)
    .orderBy(...orders[sort], ...newestFirst)
    .limit(size)
    .offset((page - 1) * size);
  const cards = await loadCards(
    parts,
    entries.map((entry) => entry.article.variantId),
    now,
  );
  const cardOf = new Map(cards.map((card) => [card.variantId, card]));
  return {
    page,
    size,
    totalItems,
    totalPages,
    shareCode: await readShareCode(db, ownerId),
    items: entries.flatMap(({ item, article: kept }) => {
      const product = cardOf.get(kept.variantId);
      if (!product) return [];
      const size = product.sizes.find(({ articleId }) => item.sizeChosen && articleId === kept.id);
      return {
        articleId: kept.id,
        size: kept.size,
        sizeChosen: item.sizeChosen,
        inStock: item.sizeChosen ? kept.stock > 0 : product.sizes.some(({ inStock }) => inStock),
        addedAt: item.addedAt.toISOString(),
        priceDrop: priceDrop(item.keptPrice, pricesOfSize(product, size).price),
        product,
      };
    }),
  };
}

/** Reads the code in the public URL of a wishlist; null if the wishlist is not shared. */
async function readShareCode(db: Database, ownerId: string): Promise<string | null> {
  const [share] = await db
    .select({ code: wishlistShare.code })
    .from(wishlistShare)
    .where(eq(wishlistShare.ownerId, ownerId));
  return share?.code ?? null;
}
