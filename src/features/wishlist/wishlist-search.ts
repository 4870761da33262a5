import * as z from 'zod/mini';
import { WishlistFilter, WishlistSort, wishlistPageRequestPageMax } from '@/lib/api/search-schemas';
import { pageField, wordField } from '@/lib/navigation/search-fields';
import { hrefTo } from '@/shop/addresses/href-to';

export const WISHLIST_SORTS: Record<z.output<typeof WishlistSort>, string> = {
  added: 'Сначала новые',
  'price-asc': 'Сначала дешевле',
  'price-desc': 'Сначала дороже',
  discount: 'По\u00a0размеру скидки',
};

export const WISHLIST_FILTERS: Record<z.output<typeof WishlistFilter>, string> = {
  all: 'Все',
  'in-stock': 'В\u00a0наличии',
  discounted: 'Со\u00a0скидкой',
};

/** The part of the wishlist's address behind the question mark; what goes without saying is undefined. */
export const wishlistSearch = z.object({
  page: pageField(wishlistPageRequestPageMax),
  sort: wordField(WishlistSort, 'added'),
  filter: wordField(WishlistFilter, 'all'),
});
export type WishlistSearch = z.output<typeof wishlistSearch>;

/** Address of the wishlist with another page, order or part; a new order or part begins at its first page. */
export function wishlistHref(search: WishlistSearch): string {
  return hrefTo('/wishlist', { search: wishlistSearch.parse(search) });
}

/** Address of a wishlist that was shared, by its code. */
export function sharedWishlistHref(code: string): string {
  return hrefTo('/wishlist/shared/$code', { params: { code } });
}

export function keysOf<Key extends string>(record: Record<Key, string>): Key[] {
  return Object.keys(record) as Key[];
}
