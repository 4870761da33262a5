import type { ListingSort } from '@/lib/api';
import { stringifySearch } from '@/lib/search-params';

/** The contract takes a query of 100 characters; longer ones are cut. */
export const MAX_QUERY = 100;
const MAX_PAGE = 10_000;

const SORTS: readonly ListingSort[] = ['popular', 'new', 'price-asc', 'price-desc', 'discount'];

/** The address of the search page behind its question mark. */
export type SearchQuery = { q?: string; page?: number; sort?: ListingSort };

/** Reads it. What makes no sense is left out, and so is what goes without saying. */
export function readSearchQuery(search: Record<string, unknown>): SearchQuery {
  const q = (typeof search.q === 'string' ? search.q : '')
    // Names on the page carry soft hyphens, and people copy them.
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_QUERY)
    .trim();
  const page = /^[1-9]\d{0,4}$/.test(String(search.page ?? '')) ? Number(search.page) : 1;
  const sort = SORTS.find((name) => name === search.sort);
  return {
    ...(q !== '' && { q }),
    ...(page > 1 && page <= MAX_PAGE && { page }),
    ...(sort !== undefined && sort !== 'popular' && { sort }),
  };
}

/** The address of a search; the first page and the usual order go without saying. */
export function searchHref({ q, page, sort }: SearchQuery): string {
  return `/search${stringifySearch({
    q,
    page: page === 1 ? undefined : page,
    sort: sort === 'popular' ? undefined : sort,
  })}`;
}
