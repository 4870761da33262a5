import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { isColourShown } from '../../domain/hidden-goods.ts';
import { article, variant, variantGroup } from '../../domain/tables/goods.ts';
import type { Goods } from '../../listing/goods.ts';
import { createModelCache, type ModelCache } from '../../listing/model-cache.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CatalogDeps } from '../base/deps.ts';

/**
 * A model with all its visible colours and sizes in display order, and the colour whose page was requested.
 */
export type ProductRows = NonNullable<Awaited<ReturnType<typeof readProduct>>>;

type Parts = Pick<CatalogDeps, 'db' | 'goods'>;

/** Maximum number of cached products; each takes tens of kilobytes of memory. */
const MOST_PRODUCTS = 500;
const MOST_ADDRESSES = 20_000;

type Kept = { products: ModelCache<ProductRows>; ids: ModelCache<string> };

const keptBy = new WeakMap<Goods, Kept>();

function keptOf(goods: Goods): Kept {
  const known = keptBy.get(goods) ?? {
    products: createModelCache<ProductRows>(goods, MOST_PRODUCTS),
    ids: createModelCache<string>(goods, MOST_ADDRESSES),
  };
  keptBy.set(goods, known);
  return known;
}

/**
 * The product with a given slug (`productUrl`); undefined if the product does not exist or is hidden. The
 * caller must have called `goods.current()`.
 */
export async function findProduct(
  { db, goods }: Parts,
  productUrl: string,
): Promise<ProductRows | undefined> {
  const { products } = keptOf(goods);
  return (
    products.get(productUrl) ??
    products.fill(
      () => readProduct(db, productUrl),
      (value) => (value ? [{ key: productUrl, value, groupIds: [value.group.id] }] : []),
    )
  );
}

/** Variant ids by the slugs of product pages; unknown slugs and slugs of hidden goods are omitted. */
export async function findVariantIds(
  { db, goods }: Parts,
  productUrls: readonly string[],
): Promise<Map<string, string>> {
  await goods.current();
  const { ids } = keptOf(goods);
  const found = new Map<string, string>();
  const missing: string[] = [];
  for (const url of new Set(productUrls)) {
    const id = ids.get(url);
    if (id) found.set(url, id);
    else missing.push(url);
  }
  if (missing.length === 0) return found;
  const rows = await ids.fill(
    async () =>
      await db
        .select({ id: variant.id, url: variant.productUrl, groupId: variant.groupId })
        .from(variant)
        .where(and(inArray(variant.productUrl, missing), isColourShown())),
    (read) => read.map(({ id, url, groupId }) => ({ key: url, value: id, groupIds: [groupId] })),
  );
  for (const { url, id } of rows) found.set(url, id);
  return found;
}

async function readProduct(db: Database, productUrl: string) {
  const [found] = await db
    .select({ variant, group: variantGroup })
    .from(variant)
    .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId))
    .where(and(eq(variant.productUrl, productUrl), isColourShown()));
  if (!found) return undefined;
  const family = await db
    .select({ variant, article })
    .from(variant)
    .innerJoin(article, eq(article.variantId, variant.id))
    .where(and(eq(variant.groupId, found.group.id), isNull(article.hiddenStock)))
    .orderBy(asc(variant.ordinal), asc(variant.id), asc(article.ordinal), asc(article.id));
  return { ...found, family };
}
