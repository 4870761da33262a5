import { inArray } from 'drizzle-orm';
import type { ProductCard } from '../../../src/generated/model/productCard.ts';
import type { Deps } from '../../deps.ts';
import { variant } from '../../platform/db/schema/catalog.ts';
import { loadCards } from '../cards/cards.ts';

/** Cards of the products at these addresses, in their order, each once; addresses that lead nowhere are left out. */
export async function getProducts(
  deps: Pick<Deps, 'db' | 'goods'>,
  urls: readonly string[],
  now: Date,
): Promise<ProductCard[]> {
  const found = await deps.db
    .select({ id: variant.id, url: variant.productUrl })
    .from(variant)
    .where(inArray(variant.productUrl, [...urls]));
  const idOf = new Map(found.map(({ id, url }) => [url, id]));
  return loadCards(
    deps,
    [...new Set(urls)].flatMap((url) => idOf.get(url) ?? []),
    now,
  );
}
