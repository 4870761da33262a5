import { getGetWishlistItemsQueryOptions, getGetWishlistPageQueryOptions } from '@/lib/api';
import type { WishlistSearch } from './wishlist-search';

const PARAMS = { extendByMindbox: true } as const;
export const WISHLIST_PAGE_SIZE = 24;

/** All articles on the wishlist, newest first, with ids only: for hearts and the total count. */
export const wishlistItemsQuery = getGetWishlistItemsQueryOptions();

/** A page of the wishlist with the goods that its screen shows. */
export function wishlistPageQuery({ page = 1, sort = 'added', filter = 'all' }: WishlistSearch) {
  return getGetWishlistPageQueryOptions({ page, size: WISHLIST_PAGE_SIZE, sort, filter }, PARAMS);
}

/** Prefix of the query keys of all pages of the wishlist. */
export const wishlistPages = { queryKey: wishlistPageQuery({}).queryKey.slice(0, -1) };

/** Mutation key of changes of the wishlist. */
export const WISHLIST_CHANGE = ['wishlist-change'] as const;
