import type { ListingSort } from '@/lib/api';
import { type Choice, readChoice, writeChoice } from './choice';

/** What an address asks of a list of goods; fit to be spread into a call of the API. */
export type ListingSearch = Choice & { page?: number; sort?: ListingSort };

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

/** For the router, which would otherwise rewrite an address before its goods are known (right-address). */
export function anySearch(search: Record<string, unknown>): Record<string, unknown> {
  return search;
}

/** Reads the search of a listing. What makes no sense is left out, and so is what goes without saying. */
export function readListingSearch(search: Record<string, unknown>): ListingSearch {
  const [page = 1] = [search.page].flat().map(readPage);
  const [wanted] = [search.sort].flat();
  const sort = SORTS.find((name) => name === wanted);
  return {
    ...readChoice(search),
    ...(page > 1 && { page }),
    ...(sort !== undefined && sort !== DEFAULT_SORT && { sort }),
  };
}

/** The parameters of a list of goods in their one order; the first page and the usual order go without saying. */
export function writeListingSearch({ page, sort, ...choice }: ListingSearch): Record<string, string> {
  return {
    ...writeChoice(choice),
    ...(sort !== undefined && sort !== DEFAULT_SORT && { sort }),
    ...(page !== undefined && page > 1 && { page: String(page) }),
  };
}

/** A page number in plain decimal digits, 1 for anything else. */
export function readPage(value: unknown): number {
  const text = String(value ?? '');
  const number = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
  return number <= MAX_PAGE ? number : 1;
}
