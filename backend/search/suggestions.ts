import type { Suggestions } from '../../src/generated/model/suggestions.ts';
import type { Deps } from '../deps.ts';
import { withSynonyms } from '../listing/rules/apply-rules.ts';
import { suggestionsFor } from '../listing/search/suggest.ts';
import { loadSuggestedProducts } from './suggested-products.ts';

/** What a shopper who types may be looking for, its goods with picture and price (openapi, getSuggestions). */
export async function getSuggestions(
  { db, goods, searchRules }: Pick<Deps, 'db' | 'goods' | 'searchRules'>,
  text: string,
  now: Date,
): Promise<Suggestions> {
  const query = text.trim();
  const { variantIds, ...suggested } = suggestionsFor(
    await goods.current(),
    withSynonyms(query, searchRules.current()),
    now,
  );
  return { query, ...suggested, products: await loadSuggestedProducts(db, variantIds) };
}
