import type { ProductCard } from '#contract/client/client.schemas.ts';
import type { CatalogDeps } from '../base/deps.ts';
import { loadCards } from '../cards/cards.ts';
import { findVariantIds } from './kept-products.ts';

/** Cards of the products at these addresses, in their order, each once; addresses that lead nowhere are left out. */
export async function getProducts(
  deps: Pick<CatalogDeps, 'db' | 'goods'>,
  urls: readonly string[],
  now: Date,
): Promise<ProductCard[]> {
  const idOf = await findVariantIds(deps, urls);
  return loadCards(
    deps,
    [...new Set(urls)].flatMap((url) => idOf.get(url) ?? []),
    now,
  );
}
