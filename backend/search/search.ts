import type {
  FacetCounts,
  ListingSort,
  ProductCard,
  SearchResult,
  SimilarGoods,
} from '#contract/client/client.schemas.ts';
import { requiredMessage } from '#shared/forms/required.ts';
import type { CatalogDeps } from '../catalog/base/deps.ts';
import { loadCards } from '../catalog/cached/cards.ts';
import { pageSize } from '../catalog/listing.ts';
import type { Filters } from '../listing/facets/choose.ts';
import type { Search } from '../listing/finder.ts';
import { invalidRequest, ProblemError } from '../platform/http/problem.ts';
import { readBarcode } from './find-by-barcode.ts';

type Parts = Pick<CatalogDeps, 'db' | 'goods'>;

/** If a query has at least this many results, no similar goods are shown. */
const ENOUGH = 6;

/**
 * Whether a query has so few results that similar goods are shown with them. If it has none at all, the
 * search itself has already returned similar goods.
 */
const isFew = (found: number): boolean => found > 0 && found < ENOUGH;

/**
 * A page of search results for the chosen filters, with one card per model in the colour that matches best
 * (openapi, searchProducts). `page` starts at 1; an empty result has one page. Throws INVALID_REQUEST for a
 * blank query and NOT_FOUND for a page past the end.
 */
export async function searchProducts(
  parts: Parts,
  { q, page, sort, ...filters }: { q: string; page: number; sort: ListingSort } & Filters,
  now: Date,
): Promise<SearchResult> {
  const found = await find(parts, q, filters, now);
  const { choice, isExact, searched, shownQuery, understood, unmet, redirectTo, banner } = found;
  const totalPages = Math.max(1, Math.ceil(choice.totalItems / pageSize));
  if (page > totalPages) throw new ProblemError(404, 'NOT_FOUND');
  const items = await loadCards(parts, choice.page(sort, page, pageSize), now);
  // A shopper who searches for a code wants only this product, so no similar goods are shown.
  const isAsked = page === 1 && !isExact && isFew(choice.totalItems) && Object.values(filters).every(isUnset);
  return {
    query: trimmed(q),
    shownQuery,
    understood,
    unmet,
    similar: isAsked ? await loadSimilar(parts, searched, items, now) : null,
    redirectTo,
    banner,
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

/** The facets of a search for the chosen filters, without the goods (openapi, getSearchFacets). */
export async function getSearchFacets(
  parts: Parts,
  { q, ...filters }: { q: string } & Filters,
  now: Date,
): Promise<FacetCounts> {
  const { choice } = await find(parts, q, filters, now);
  return { totalItems: choice.totalItems, facets: choice.facets(), priceRange: choice.priceRange() };
}

const isUnset = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0);

async function find({ db, goods }: Parts, q: string, filters: Filters, now: Date): Promise<Search> {
  const query = trimmed(q);
  const barcode = await readBarcode(db, query);
  const finder = await goods.finder();
  return finder.search(query, filters, now, barcode);
}

function trimmed(q: string): string {
  const query = q.trim();
  if (query !== '') return query;
  throw invalidRequest([{ in: 'query', pointer: '/q', code: 'required', message: requiredMessage('/q') }]);
}

/**
 * Goods similar to what a query asks for that are not among its results; null if the shop has no similar
 * goods.
 */
async function loadSimilar(
  parts: Parts,
  query: string,
  found: readonly ProductCard[],
  now: Date,
): Promise<SimilarGoods | null> {
  const finder = await parts.goods.finder();
  const near = finder.similar(query, new Set(found.map(({ variantId }) => variantId)), now);
  const items = near ? await loadCards(parts, near.ids, now) : [];
  return near && items.length > 0 ? { unmet: near.unmet, items } : null;
}
