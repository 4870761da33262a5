import { getGetWishlistItemsQueryOptions, getGetWishlistPageQueryOptions } from '@/lib/api';
import type { WishlistSearch } from './wishlist-search';

const PARAMS = { extendByMindbox: true } as const;
export const WISHLIST_PAGE_SIZE = 24;

/** Ids of everything on the wishlist, newest first: for hearts and the total count. */
export const wishlistItemsQuery = getGetWishlistItemsQueryOptions();

/** One page of the wishlist, as its screen shows it. */
export function wishlistPageQuery({ page = 1, sort = 'added', filter = 'all' }: WishlistSearch) {
  return getGetWishlistPageQueryOptions({ page, size: WISHLIST_PAGE_SIZE, sort, filter }, PARAMS);
}

/** What the keys of all pages begin with. */
export const wishlistPages = { queryKey: wishlistPageQuery({}).queryKey.slice(0, -1) };

/** Marks mutations that change the wishlist. */
export const WISHLIST_CHANGE = ['wishlist-change'] as const;
