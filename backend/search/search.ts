import type { FacetCounts, ListingSort, SearchResult } from '#contract/client/client.schemas.ts';
import { REQUIRED } from '#shared/forms/required.ts';
import type { CatalogDeps } from '../catalog/base/deps.ts';
import { loadCards } from '../catalog/cards/cards.ts';
import { pageSize } from '../catalog/listing.ts';
import { type Choice, choose, type Filters, type Matches } from '../listing/facets/choose.ts';
import { findByRules, type Ruled } from '../listing/rules/apply-rules.ts';
import { toBanner } from '../listing/rules/rules-of-listing.ts';
import { invalidRequest, ProblemError } from '../platform/http/problem.ts';
import { matchesOf, readBarcode } from './find-by-barcode.ts';
import { isFew, loadSimilar } from './similar-goods.ts';

type Parts = Pick<CatalogDeps, 'db' | 'goods' | 'searchRules'>;

/**
 * A page of what a query finds under a choice, one card a model in the colour that fits best (openapi, searchProducts).
 * `page` counts from 1; a query that finds nothing has one page.
 * A query of spaces is INVALID_REQUEST, a page beyond the last NOT_FOUND.
 */
export async function searchProducts(
  parts: Parts,
  { q, page, sort, ...filters }: { q: string; page: number; sort: ListingSort } & Filters,
  now: Date,
): Promise<SearchResult> {
  const query = trimmed(q);
  const { choice, isExact, searched, shownQuery, understood, unmet, redirectTo, banner } = await chooseFound(
    parts,
    query,
    filters,
    now,
  );
  const totalPages = Math.max(1, Math.ceil(choice.totalItems / pageSize));
  if (page > totalPages) throw new ProblemError(404, 'NOT_FOUND');
  const items = await loadCards(parts, choice.page(sort, page, pageSize), now);
  // Who asks for one thing by its number wants no others.
  const isAsked = page === 1 && !isExact && isFew(choice.totalItems) && Object.values(filters).every(isUnset);
  return {
    query,
    shownQuery,
    understood,
    unmet,
    similar: isAsked ? await loadSimilar(parts, searched, items, now) : null,
    redirectTo,
    banner: banner && toBanner(banner),
    facets: choice.facets(),
    priceRange: choice.priceRange(),
    sort,
    page,
    pageSize,
    totalItems: choice.totalItems,
    totalPages,
    items,
  };
}

/** What a choice leaves of a search, without the goods (openapi, getSearchFacets). A query of spaces is INVALID_REQUEST. */
export async function getSearchFacets(
  parts: Parts,
  { q, ...filters }: { q: string } & Filters,
  now: Date,
): Promise<FacetCounts> {
  const { choice } = await chooseFound(parts, trimmed(q), filters, now);
  return { totalItems: choice.totalItems, facets: choice.facets(), priceRange: choice.priceRange() };
}

const isUnset = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0);

export const noMatches: Matches = { groups: new Int32Array(0), scores: new Float32Array(0) };

async function chooseFound(
  { db, goods, searchRules }: Parts,
  query: string,
  filters: Filters,
  now: Date,
): Promise<Ruled & { isExact: boolean; choice: Choice }> {
  const barcode = await readBarcode(db, query);
  const snapshot = await goods.current();
  const matches = barcode && matchesOf(snapshot, barcode);
  const ruled = findByRules(snapshot, query, searchRules.current());
  const found = matches ? { ...ruled, matches, shownQuery: null, understood: [], unmet: [] } : ruled;
  const choice = choose(snapshot, { matches: found.matches ?? noMatches }, filters, now);
  return { ...found, isExact: matches !== null, choice };
}

function trimmed(q: string): string {
  const query = q.trim();
  if (query !== '') return query;
  throw invalidRequest([{ in: 'query', pointer: '/q', code: 'required', message: REQUIRED }]);
}
