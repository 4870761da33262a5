import type { ListingSort } from '@/lib/api';

/** The part of a listing's address behind the question mark. */
export type ListingSearch = { page?: number; sort?: ListingSort };

export const SORT_NAMES: Record<ListingSort, string> = {
  popular: 'По\u00a0популярности',
  new: 'Сначала новые',
  'price-asc': 'Сначала дешевле',
  'price-desc': 'Сначала дороже',
  discount: 'По\u00a0размеру скидки',
};

export const SORTS = Object.keys(SORT_NAMES) as ListingSort[];
export const DEFAULT_SORT: ListingSort = 'popular';
const MAX_PAGE = 10_000;

/** Reads the search of a listing. What makes no sense is left out, and so is what goes without saying. */
export function readListingSearch(search: Record<string, unknown>): ListingSearch {
  const page = readPage(search.page);
  const sort = SORTS.find((name) => name === search.sort);
  return {
    ...(page > 1 && { page }),
    ...(sort !== undefined && sort !== DEFAULT_SORT && { sort }),
  };
}

/** A page number in plain decimal digits, 1 for anything else. */
export function readPage(value: unknown): number {
  const text = String(value ?? '');
  const number = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
  return number <= MAX_PAGE ? number : 1;
}
