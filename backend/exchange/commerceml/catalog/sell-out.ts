import { and, gt, inArray } from 'drizzle-orm';
import { article } from '../../../domain/tables/goods.ts';
import { storeStock } from '../../../domain/tables/places.ts';
import type { Database } from '../../../platform/db/database.ts';
import { idFor } from '../../yml/feed/identity.ts';
import { feedIdOf } from './kept-goods.ts';

/** Offers per statement. */
const BATCH = 1000;

/**
 * Sells out offers that 1C no longer has, or that only are the product of its characteristics. Their goods
 * stay in the shop. Returns the number of sizes that had stock.
 */
export async function sellOut(db: Database, offerIds: readonly string[]): Promise<number> {
  const ids = offerIds.map((id) => idFor('article', feedIdOf(id)));
  let count = 0;
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = ids.slice(from, from + BATCH);
    await db.transaction(async (tx) => {
      await tx.delete(storeStock).where(inArray(storeStock.articleId, some));
      const emptied = await tx
        .update(article)
        .set({ stock: 0 })
        .where(and(inArray(article.id, some), gt(article.stock, 0)))
        .returning({ id: article.id });
      count += emptied.length;
    });
  }
  return count;
}
