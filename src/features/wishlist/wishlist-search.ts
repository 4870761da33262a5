import { WishlistFilter, WishlistSort, wishlistPageRequestPageMax } from '@/lib/api/bounds';
import { pageField, type SearchOf, searchSchema, wordField } from '@/lib/navigation/search-fields';
import { hrefTo } from '@/shop/addresses/href-to';

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

/** The URL parameters of the wishlist. Those with default values are undefined. */
export const wishlistSearch = searchSchema({
  page: pageField(wishlistPageRequestPageMax),
  sort: wordField(Object.values(WishlistSort), 'added'),
  filter: wordField(Object.values(WishlistFilter), 'all'),
});
export type WishlistSearch = SearchOf<typeof wishlistSearch>;

/** URL of another page, order or filter of the wishlist. A new order or filter leads to its first page. */
export function wishlistHref(search: WishlistSearch): string {
  return hrefTo('/wishlist', { search: wishlistSearch.parse(search) });
}

/** The URL parameters of a shared wishlist. */
export const sharedWishlistSearch = searchSchema({ page: pageField(wishlistPageRequestPageMax) });

/** URL of a shared wishlist. */
export function sharedWishlistHref(code: string, page?: number): string {
  return hrefTo('/wishlist/shared/$code', { params: { code }, search: sharedWishlistSearch.parse({ page }) });
}

export function keysOf<Key extends string>(record: Record<Key, string>): Key[] {
  return Object.keys(record) as Key[];
}
