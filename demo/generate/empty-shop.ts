import { sql } from 'drizzle-orm';
import { giftRule, promoCode } from '../../backend/cart/base/tables.ts';
import { category, sizeTable, variantGroup } from '../../backend/domain/tables/goods.ts';
import { store } from '../../backend/domain/tables/places.ts';
import type { Transaction } from '../../backend/platform/db/database.ts';
import { formerAddress } from '../../backend/site/tables.ts';

/**
 * Removes all goods with everything that refers to them (cart lines, wishlists, pending stock notices), and the demo
 * data around them: categories, size tables, stores, gifts and promo codes. Text pages, places, accounts and consents
 * stay. Former addresses are deleted.
 */
export async function emptyShop(tx: Transaction): Promise<void> {
  // The delete trigger would store a former address for each of a million rows; truncating does not run it.
  await tx.execute(sql`truncate ${variantGroup} cascade`);
  for (const table of [giftRule, promoCode, category, sizeTable, store, formerAddress]) {
    await tx.delete(table);
  }
}
