import type { ProductCard } from '#contract/client/client.schemas.ts';
import { badgeOf } from '../../domain/presentation.ts';
import { newSince } from '../../listing/columns/newness.ts';
import type { CatalogDeps } from '../base/deps.ts';
import { findCards } from './kept-cards.ts';

/**
 * Cards of variants as home, listings, products and the wishlist show them. They come in the order of the ids; ids that
 * do not exist are left out.
 */
export async function loadCards(
  parts: Pick<CatalogDeps, 'db' | 'goods'>,
  variantIds: readonly string[],
  now: Date,
): Promise<ProductCard[]> {
  if (variantIds.length === 0) return [];
  const newFrom = newSince(await parts.goods.current(), now);
  const found = await findCards(parts, variantIds);
  return variantIds.flatMap((id) => {
    const kept = found.get(id);
    if (!kept) return [];
    return { ...kept.card, badge: badgeOf(kept.articles, kept.publishedAt >= newFrom) };
  });
}
