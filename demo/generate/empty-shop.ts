import { sql } from 'drizzle-orm';
import type { Transaction } from '../../backend/platform/db/client.ts';
import { giftRule, promoCode } from '../../backend/platform/db/schema/carts.ts';
import { category, sizeTable, variantGroup } from '../../backend/platform/db/schema/catalog.ts';
import { formerAddress } from '../../backend/platform/db/schema/changes.ts';
import { city, store } from '../../backend/platform/db/schema/stores.ts';

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
