import type { Suggestions } from '#contract/client/client.schemas.ts';
import { suggestPages } from '#shared/content/suggest-pages.ts';
import type { CatalogDeps } from '../catalog/base/deps.ts';
import { loadSearchedPages } from '../domain/searched-pages.ts';
import { withSynonyms } from '../listing/rules/apply-rules.ts';
import { suggestionsFor } from '../listing/search/suggest.ts';
import { readBarcode } from './find-by-barcode.ts';
import { loadSuggestedProducts } from './suggested-products.ts';

/** What a shopper who types may be looking for, its goods with picture and price (openapi, getSuggestions). */
export async function getSuggestions(
  { db, goods, searchRules }: Pick<CatalogDeps, 'db' | 'goods' | 'searchRules'>,
  text: string,
  now: Date,
): Promise<Suggestions> {
  const query = text.trim();
  const barcode = await readBarcode(db, query);
  if (barcode) {
    const products = await loadSuggestedProducts(db, [barcode.variantId]);
    return { query, queries: [], categories: [], pages: [], products };
  }
  const snapshot = await goods.current();
  const { variantIds, ...suggested } = suggestionsFor(
    snapshot,
    withSynonyms(query, searchRules.current()),
    now,
  );
  const pages = query === '' ? [] : await goods.kept('searched-pages', () => loadSearchedPages(db));
  const products = await loadSuggestedProducts(db, variantIds);
  return { query, ...suggested, pages: suggestPages(pages, query), products };
}
