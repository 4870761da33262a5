import { and, eq, gt, inArray, notExists, or, sql } from 'drizzle-orm';
import { article, variant } from '../../../domain/tables/goods.ts';
import { storeStock } from '../../../domain/tables/places.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { GoodsJournal } from '../../base/goods-journal.ts';
import { idFor } from '../../yml/feed/identity.ts';
import { feedIdOf, hasCharacteristic, productIdOf, type StoredGoods } from './kept-goods.ts';

/** Maximum number of offers in one SQL statement. */
const BATCH = 1000;

/**
 * Sets the stock of offers that were removed in 1C to zero. The goods stay in the shop. Returns how many
 * sizes had stock.
 */
export async function sellOut(
  db: Database,
  offerIds: readonly string[],
  journal: GoodsJournal,
): Promise<number> {
  const ids = offerIds.map((id) => idFor('article', feedIdOf(id)));
  let count = 0;
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = ids.slice(from, from + BATCH);
    await db.transaction(async (tx) => {
      await journal.begin(tx);
      await tx.delete(storeStock).where(inArray(storeStock.articleId, some));
      const emptied = await tx
        .update(article)
        .set({ stock: 0, hiddenStock: sql`${article.hiddenStock} * 0` })
        .where(and(inArray(article.id, some), or(gt(article.stock, 0), gt(article.hiddenStock, 0))))
        .returning({ id: article.id });
      count += emptied.length;
      await journal.end(tx);
    });
  }
  return count;
}

/**
 * Ids of offers for a whole product whose product also has offers for single sizes. Such an offer is not a
 * size, so it is not sold.
 */
export function parentsOf({ offers }: StoredGoods): string[] {
  const withSizes = new Set(Object.keys(offers).filter(hasCharacteristic).map(productIdOf));
  return Object.keys(offers).filter((id) => !hasCharacteristic(id) && withSizes.has(id));
}

/**
 * A product without characteristics is sold as one size. When it gets characteristics in 1C, this function
 * removes that size, and its colour if no other size is left. Returns the number of removed sizes.
 */
export async function removeParents(
  db: Database,
  parentIds: readonly string[],
  journal: GoodsJournal,
): Promise<number> {
  const ids = parentIds.map((id) => idFor('article', feedIdOf(id)));
  let count = 0;
  for (let from = 0; from < ids.length; from += BATCH)
    await db.transaction(async (tx) => {
      await journal.begin(tx);
      const some = ids.slice(from, from + BATCH);
      const removed = await tx
        .delete(article)
        .where(inArray(article.id, some))
        .returning({ variantId: article.variantId });
      count += removed.length;
      if (removed.length > 0) {
        const variantIds = removed.map(({ variantId }) => variantId);
        const sizes = tx.select({ id: article.id }).from(article).where(eq(article.variantId, variant.id));
        await tx.delete(variant).where(and(inArray(variant.id, variantIds), notExists(sizes)));
      }
      await journal.end(tx);
    });
  return count;
}
