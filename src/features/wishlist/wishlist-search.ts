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

/** The part of the wishlist's address behind the question mark; what goes without saying is undefined. */
export const wishlistSearch = searchSchema({
  page: pageField(wishlistPageRequestPageMax),
  sort: wordField(Object.values(WishlistSort), 'added'),
  filter: wordField(Object.values(WishlistFilter), 'all'),
});
export type WishlistSearch = SearchOf<typeof wishlistSearch>;

/** Address of the wishlist with another page, order or part; a new order or part begins at its first page. */
export function wishlistHref(search: WishlistSearch): string {
  return hrefTo('/wishlist', { search: wishlistSearch.parse(search) });
}

/** The part of the address of a shared wishlist behind the question mark. */
export const sharedWishlistSearch = searchSchema({ page: pageField(wishlistPageRequestPageMax) });

/** Address of a wishlist that was shared, by its code. */
export function sharedWishlistHref(code: string, page?: number): string {
  return hrefTo('/wishlist/shared/$code', { params: { code }, search: sharedWishlistSearch.parse({ page }) });
}

export function keysOf<Key extends string>(record: Record<Key, string>): Key[] {
  return Object.keys(record) as Key[];
}
