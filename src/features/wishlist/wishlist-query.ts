import { getGetWishlistItemsQueryOptions, getGetWishlistPageQueryOptions } from '@/lib/api';
import type { WishlistSearch } from './wishlist-search';

const PARAMS = { extendByMindbox: true } as const;
export const WISHLIST_PAGE_SIZE = 24;

/** Ids of all wishlist articles, newest first: for hearts and the total count. */
export const wishlistItemsQuery = getGetWishlistItemsQueryOptions();

/** A page of the wishlist, with the data of its screen. */
export function wishlistPageQuery({ page = 1, sort = 'added', filter = 'all' }: WishlistSearch) {
  return getGetWishlistPageQueryOptions({ page, size: WISHLIST_PAGE_SIZE, sort, filter }, PARAMS);
}

/** Prefix of the query keys of all pages. */
export const wishlistPages = { queryKey: wishlistPageQuery({}).queryKey.slice(0, -1) };

/** Key of mutations that change the wishlist. */
export const WISHLIST_CHANGE = ['wishlist-change'] as const;
