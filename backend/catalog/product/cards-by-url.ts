import type { ProductCard } from '#contract/client/client.schemas.ts';
import type { CatalogDeps } from '../base/deps.ts';
import { loadCards } from '../cards/cards.ts';
import { findVariantIds } from './kept-products.ts';

/** Cards of goods by their product addresses, in their order; those that are gone are left out. */
export async function cardsByUrl(
  parts: Pick<CatalogDeps, 'db' | 'goods'>,
  urls: readonly string[],
  now: Date,
): Promise<ProductCard[]> {
  if (urls.length === 0) return [];
  const ids = [...(await findVariantIds(parts, urls)).values()];
  const cards = new Map((await loadCards(parts, ids, now)).map((card) => [card.productUrl, card]));
  return urls.flatMap((url) => cards.get(url) ?? []);
}
