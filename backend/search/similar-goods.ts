import type { ProductCard, SimilarGoods } from '#contract/client/client.schemas.ts';
import type { CatalogDeps } from '../catalog/base/deps.ts';
import { loadCards } from '../catalog/cards/cards.ts';
import { choose } from '../listing/facets/choose.ts';
import { findSimilar } from '../listing/search/find-similar.ts';

/** A query that finds so many has enough. */
const ENOUGH = 6;
/** The contract's bound. */
const MOST_SIMILAR = 12;
/** With fewer than a row of them a further way to come near is tried. */
const A_ROW = 4;

/** Whether goods that come near are worth showing beside those that were found; nothing found has them in their place. */
export const isFew = (found: number): boolean => found > 0 && found < ENOUGH;

/** Goods that come near to a query and were not found by it; null when there are none. */
export async function loadSimilar(
  parts: Pick<CatalogDeps, 'db' | 'goods'>,
  query: string,
  found: readonly ProductCard[],
  now: Date,
): Promise<SimilarGoods | null> {
  const snapshot = await parts.goods.current();
  const shown = new Set(found.map(({ variantId }) => variantId));
  let best: { unmet: SimilarGoods['unmet']; ids: string[] } = { unmet: [], ids: [] };
  for (const { matches, unmet } of findSimilar(snapshot, query)) {
    const near = choose(snapshot, { matches }, {}, now).page('popular', 1, MOST_SIMILAR + ENOUGH);
    const ids = near.filter((id) => !shown.has(id)).slice(0, MOST_SIMILAR);
    if (ids.length > best.ids.length) best = { unmet, ids };
    if (best.ids.length >= A_ROW) break;
  }
  if (best.ids.length === 0) return null;
  const items = await loadCards(parts, best.ids, now);
  return items.length === 0 ? null : { unmet: best.unmet, items };
}
