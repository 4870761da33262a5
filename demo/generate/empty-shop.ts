import { sql } from 'drizzle-orm';
import { giftRule, promoCode } from '../../backend/cart/base/tables.ts';
import { category, sizeTable, variantGroup } from '../../backend/domain/tables/goods.ts';
import { store } from '../../backend/domain/tables/places.ts';
import type { Transaction } from '../../backend/platform/db/database.ts';
import { formerAddress } from '../../backend/site/tables.ts';

/**
 * Removes all goods with everything that refers to them (cart lines, wishlists, pending stock notices), and
 * other data that belongs to the goods: categories, size tables, stores, gifts and promo codes. Also deletes
 * former addresses. Text pages, places, accounts and consents remain.
 */
export async function emptyShop(tx: Transaction): Promise<void> {
  // Truncating does not run the delete trigger, which would store a former address for each of a million
  // rows.
  await tx.execute(sql`truncate ${variantGroup} cascade`);
  for (const table of [giftRule, promoCode, category, sizeTable, store, formerAddress]) {
    await tx.delete(table);
  }
}
