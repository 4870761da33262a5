import type { ProductCard } from '#contract/client/client.schemas.ts';
import { contractPrices, discountPercent } from '#shared/goods/prices.ts';
import { pricesOf, pricesOfColour } from '../../domain/article-prices.ts';
import { badgeOf, coverOf, toColour } from '../../domain/presentation.ts';
import type { Goods } from '../../listing/goods.ts';
import { createModelCache, type ModelCache } from '../../listing/model-cache.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CatalogDeps } from '../base/deps.ts';
import { readCardRows } from './card-rows.ts';
import { findVariantIds } from './products.ts';

/**
 * Product cards by variant id, for the home page, listings, product pages and the wishlist, in the order of
 * the ids. Unknown ids are left out.
 */
export async function loadCards(
  parts: Pick<CatalogDeps, 'db' | 'goods'>,
  variantIds: readonly string[],
  now: Date,
): Promise<ProductCard[]> {
  if (variantIds.length === 0) return [];
  const finder = await parts.goods.finder();
  const newFrom = finder.newSince(now);
  const found = await findCards(parts, variantIds);
  return variantIds.flatMap((id) => {
    const kept = found.get(id);
    if (!kept) return [];
    return { ...kept.card, badge: badgeOf(kept.articles, kept.publishedAt >= newFrom) };
  });
}

/**
 * A product card in the cache. The badge depends on the day on which it is shown, so the cache has the data
 * from which the badge is computed.
 */
type CachedCard = {
  card: Omit<ProductCard, 'badge'>;
  publishedAt: number;
  articles: readonly { stock: number }[];
};

/** Maximum number of cached cards; each takes a few kilobytes of memory. */
const MOST_CARDS = 5000;

const keptBy = new WeakMap<Goods, ModelCache<CachedCard>>();

function keptOf(goods: Goods): ModelCache<CachedCard> {
  const known = keptBy.get(goods) ?? createModelCache<CachedCard>(goods, MOST_CARDS);
  keptBy.set(goods, known);
  return known;
}

/**
 * Finds cards by variant id in the cache, and reads all cards that are not cached with three queries. The
 * caller must have called `goods.current()`.
 */
async function findCards(
  { db, goods }: Pick<CatalogDeps, 'db' | 'goods'>,
  variantIds: Iterable<string>,
): Promise<Map<string, CachedCard>> {
  const kept = keptOf(goods);
  const found = new Map<string, CachedCard>();
  const missing: string[] = [];
  for (const id of new Set(variantIds)) {
    const card = kept.get(id);
    if (card) found.set(id, card);
    else missing.push(id);
  }
  if (missing.length === 0) return found;
  const read = await kept.fill(
    () => readCards(db, missing),
    (cards) =>
      cards.map((value) => ({
        key: value.card.variantId,
        value,
        groupIds: [value.card.variantGroupId],
      })),
  );
  for (const one of read) found.set(one.card.variantId, one);
  return found;
}

async function readCards(db: Database, variantIds: readonly string[]): Promise<CachedCard[]> {
  const { shown, colours, sizes } = await readCardRows(db, variantIds);
  const coloursOf = Map.groupBy(colours, ({ groupId }) => groupId);
  const sizesOf = Map.groupBy(sizes, ({ variantId }) => variantId);
  return shown.map(({ variant: one, name, publishedAt }) => {
    const made = sizesOf.get(one.id) ?? [];
    const colour = pricesOfColour(one, made);
    const sizePrices = contractPrices(made.map((size) => pricesOf(size, one)));
    return {
      publishedAt: publishedAt.getTime(),
      articles: made,
      card: {
        variantId: one.id,
        variantGroupId: one.groupId,
        productUrl: one.productUrl,
        name,
        ...colour,
        discountPercent: discountPercent(colour.price, colour.priceBefore),
        picture: coverOf(one.pictures),
        hoverPicture: one.pictures[1] ?? null,
        colour: toColour(one),
        colours: (coloursOf.get(one.groupId) ?? []).map(({ groupId: _, cloth, ...swatch }) => ({
          ...swatch,
          ...(cloth !== null && { cloth }),
        })),
        sizes: made.map(({ articleId, value, stock }, place) => ({
          articleId,
          value,
          inStock: stock > 0,
          ...sizePrices[place],
        })),
      },
    };
  });
}

/**
 * Product cards by the slugs of product pages, in the order of the slugs; goods that no longer exist are left
 * out.
 */
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
