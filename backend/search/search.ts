import type { ListingSort } from '../../src/generated/model/listingSort.ts';
import type { SearchResult } from '../../src/generated/model/searchResult.ts';
import { loadCards } from '../catalog/cards.ts';
import { pageOfModels, pageSize } from '../catalog/shown-models.ts';
import type { Database } from '../db/client.ts';
import { invalidRequest, ProblemError } from '../http/problem.ts';
import { matching, tellingWords } from './matching.ts';
import { queryWords } from './query-words.ts';

/**
 * A page of what a query finds, one card a model in the colour that fits the query best. A query without a word that
 * says something finds nothing. `page` counts from 1.
 * A query of spaces is INVALID_REQUEST, a page beyond the last NOT_FOUND.
 */
export async function searchProducts(
  db: Database,
  { q, page, sort }: { q: string; page: number; sort: ListingSort },
  now: Date,
): Promise<SearchResult> {
  const query = q.trim();
  if (query === '')
    throw invalidRequest([{ in: 'query', pointer: '/q', code: 'required', message: 'Заполните поле' }]);
  const words = await tellingWords(db, queryWords(query));
  const found =
    words.length > 0
      ? await pageOfModels(db, matching(words), { page, sort })
      : page === 1 && { variantIds: [], totalItems: 0 };
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  return {
    query,
    sort,
    page,
    pageSize,
    totalItems: found.totalItems,
    totalPages: Math.max(1, Math.ceil(found.totalItems / pageSize)),
    items: await loadCards(db, found.variantIds, now),
  };
}
