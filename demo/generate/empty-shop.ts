import { sql } from 'drizzle-orm';
import { giftRule, promoCode } from '../../backend/cart/base/tables.ts';
import { category, sizeTable, variantGroup } from '../../backend/domain/tables/goods.ts';
import { city, store } from '../../backend/domain/tables/places.ts';
import type { Transaction } from '../../backend/platform/db/client.ts';
import { formerAddress } from '../../backend/site/tables.ts';

/**
 * Takes all goods out of the shop, with what points at them (lines of carts, wishlists, waiting notices) and what the
 * demo puts around them: categories, size tables, cities, stores, gifts and promo codes. Pages of text, accounts and
 * consents stay. Former addresses are forgotten.
 */
export async function emptyShop(tx: Transaction): Promise<void> {
  // Deleting a million rows one by one would keep an address of each.
  await tx.execute(sql`truncate ${variantGroup} cascade`);
  for (const table of [giftRule, promoCode, category, sizeTable, store, city, formerAddress]) {
    await tx.delete(table);
  }
}
