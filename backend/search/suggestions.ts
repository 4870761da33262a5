import { eq, inArray } from 'drizzle-orm';
import type { SuggestedProduct, Suggestions } from '#contract/client/client.schemas.ts';
import { suggestPages } from '#shared/content/suggest-pages.ts';
import type { CatalogDeps } from '../catalog/base/deps.ts';
import { colourPrice, colourPriceBefore, hasDearerSizes } from '../domain/article-prices.ts';
import { loadSearchedPages } from '../domain/pages/searched-pages.ts';
import { coverOf } from '../domain/presentation.ts';
import { variant, variantGroup } from '../domain/tables/goods.ts';
import type { Database } from '../platform/db/database.ts';
import { readBarcode } from './find-by-barcode.ts';

/** Suggestions while the shopper types; goods have a picture and a price (openapi, getSuggestions). */
export async function getSuggestions(
  { db, goods, sellerDetails }: Pick<CatalogDeps, 'db' | 'goods' | 'sellerDetails'>,
  text: string,
  now: Date,
): Promise<Suggestions> {
  const query = text.trim();
  const barcode = await readBarcode(db, query);
  if (barcode) {
    const products = await loadSuggestedProducts(db, [barcode.variantId]);
    return { query, queries: [], categories: [], pages: [], products };
  }
  const finder = await goods.finder();
  const { variantIds, ...suggested } = finder.suggest(query, now);
  const pages =
    query === '' ? [] : await goods.cached('searched-pages', () => loadSearchedPages(db, sellerDetails));
  const products = await loadSuggestedProducts(db, variantIds);
  return { query, ...suggested, pages: suggestPages(pages, query), products };
}

/** Reads the suggested colours with one query, in the order of the ids. Unknown ids are left out. */
async function loadSuggestedProducts(
  db: Database,
  variantIds: readonly string[],
): Promise<SuggestedProduct[]> {
  if (variantIds.length === 0) return [];
  const rows = await db
    .select({
      id: variant.id,
      productUrl: variant.productUrl,
      name: variantGroup.name,
      colourName: variant.colorName,
      price: colourPrice,
      priceBefore: colourPriceBefore,
      hasDearerSizes,
      pictures: variant.pictures,
    })
    .from(variant)
    .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId))
    .where(inArray(variant.id, [...variantIds]));
  const products = new Map(
    rows.map(({ id, pictures, hasDearerSizes: isFrom, ...product }) => [
      id,
      { ...product, ...(isFrom && { hasDearerSizes: true }), picture: coverOf(pictures) },
    ]),
  );
  return variantIds.flatMap((id) => products.get(id) ?? []);
}
