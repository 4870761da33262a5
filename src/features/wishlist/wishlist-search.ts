import type { WishlistFilter, WishlistSort } from '@/lib/api';
import { stringifySearch } from '@/lib/search-params';

/** The part of the wishlist's address behind the question mark; what goes without saying is left out. */
export type WishlistSearch = { page?: number; sort?: WishlistSort; filter?: WishlistFilter };

export const WISHLIST_SORTS: Record<WishlistSort, string> = {
  added: 'Сначала новые',
  'price-asc': 'Сначала дешевле',
  'price-desc': 'Сначала дороже',
  discount: 'По\u00a0размеру скидки',
};

export const WISHLIST_FILTERS: Record<WishlistFilter, string> = {
  all: 'Все',
  'in-stock': 'В\u00a0наличии',
  discounted: 'Со\u00a0скидкой',
};

/** Most pages the contract knows. */
const MAX_PAGE = 100;

/**
 * Reads the search of the wishlist. What makes no sense, or goes without saying, is undefined, never left out: the router
 * goes on with what the address says wherever a route says nothing.
 */
export function readWishlistSearch(search: Record<string, unknown>): WishlistSearch {
  const text = String(search.page ?? '');
  const page = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1;
  const sort = keysOf(WISHLIST_SORTS).find((name) => name === search.sort);
  const filter = keysOf(WISHLIST_FILTERS).find((name) => name === search.filter);
  return {
    page: page > 1 && page <= MAX_PAGE ? page : undefined,
    sort: sort === 'added' ? undefined : sort,
    filter: filter === 'all' ? undefined : filter,
  };
}

/** Address of the wishlist with another page, order or part; a new order or part begins at its first page. */
export function wishlistHref({ page, sort, filter }: WishlistSearch): string {
  return `/wishlist${stringifySearch({
    page: page === 1 ? undefined : page,
    sort: sort === 'added' ? undefined : sort,
    filter: filter === 'all' ? undefined : filter,
  })}`;
}

/** Address of a wishlist that was shared, by its code. */
export function sharedWishlistHref(code: string): string {
  return `/wishlist/shared/${code}`;
}

export function keysOf<Key extends string>(record: Record<Key, string>): Key[] {
  return Object.keys(record) as Key[];
}
