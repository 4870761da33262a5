import { sql } from 'drizzle-orm';
import type { Transaction } from '../../backend/platform/db/client.ts';
import { giftRule, promoCode } from '../../backend/platform/db/schema/carts.ts';
import { category, sizeTable, variantGroup } from '../../backend/platform/db/schema/catalog.ts';
import { formerAddress } from '../../backend/platform/db/schema/changes.ts';
import { city, store } from '../../backend/platform/db/schema/stores.ts';

/**
 * Removes all goods with everything that refers to them (cart lines, wishlists, pending stock notices), and the demo
 * data around them: categories, size tables, cities, stores, gifts and promo codes. Text pages, accounts and consents
 * stay. Former addresses are deleted.
 */
export async function emptyShop(tx: Transaction): Promise<void> {
  // Deleting row by row would also store an address for each of a million rows.
  await tx.execute(sql`truncate ${variantGroup} cascade`);
  for (const table of [giftRule, promoCode, category, sizeTable, store, city, formerAddress]) {
    await tx.delete(table);
  }
}
