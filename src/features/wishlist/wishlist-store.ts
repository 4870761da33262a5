import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  addToWishlist,
  getGetWishlistItemsQueryKey,
  getGetWishlistPageQueryKey,
  getWishlistItems,
  getWishlistPage,
  removeFromWishlist,
  type WishlistItem,
  type WishlistPageRequest,
} from '@/lib/api';
import { withIdentity } from '@/lib/session';
import { createStore, type Store } from '@/lib/store';
import { failed, IDLE, started, succeeded, type WishlistAction, type WishlistState } from './wishlist-state';

const PARAMS = { extendByMindbox: true } as const;
export const WISHLIST_PAGE_SIZE = 24;

/** Ids of everything on the wishlist, newest first: for hearts and the total count. */
export const wishlistQuery = queryOptions({
  queryKey: getGetWishlistItemsQueryKey(),
  queryFn: ({ signal }) => getWishlistItems({ signal }),
});

/** One page of the wishlist, as its screen shows it. */
export function wishlistPageQuery(page: number) {
  const request: WishlistPageRequest = { page, size: WISHLIST_PAGE_SIZE, sort: 'added', filter: 'all' };
  return queryOptions({
    queryKey: getGetWishlistPageQueryKey(request, PARAMS),
    queryFn: ({ signal }) => getWishlistPage(request, PARAMS, { signal }),
  });
}

export type WishlistStore = {
  state: Store<WishlistState>;
  /** Puts an article on the list and reads the list anew. @throws what went wrong, after it is in the state */
  add(articleId: string): Promise<void>;
  /** Takes an article off the list and reads the list anew. @throws what went wrong, after it is in the state */
  remove(articleId: string): Promise<void>;
  /** Forgets the list: signing out. */
  clear(): void;
};

const stores = new WeakMap<QueryClient, WishlistStore>();

/** The one wishlist of a page. */
export function wishlistStore(queryClient: QueryClient): WishlistStore {
  const known = stores.get(queryClient);
  if (known) return known;
  const created = createWishlistStore(queryClient);
  stores.set(queryClient, created);
  return created;
}

function createWishlistStore(queryClient: QueryClient): WishlistStore {
  const state = createStore(IDLE);

  async function operate(articleId: string, action: WishlistAction, write: () => Promise<unknown>) {
    state.set(started(articleId, action));
    try {
      await withIdentity(queryClient, write);
      await refetch();
      state.set(succeeded(state.get()));
    } catch (cause) {
      state.set(failed(action, cause));
      throw cause;
    }
  }

  async function refetch(): Promise<WishlistItem[]> {
    const items = await queryClient.fetchQuery({ ...wishlistQuery, staleTime: 0 });
    // Pages of the list are other answers of the server; the one on the screen is read again at once.
    await queryClient.invalidateQueries({ queryKey: getGetWishlistPageQueryKey().slice(0, 2) });
    return items;
  }

  return {
    state,
    // Section 5 of the specification: the call sends force as false.
    add: (articleId) =>
      operate(articleId, 'add', () => addToWishlist({ items: [{ articleId }] }, { force: false })),
    remove: (articleId) => operate(articleId, 'remove', () => removeFromWishlist(articleId)),
    clear() {
      state.set(IDLE);
      void queryClient.resetQueries({ queryKey: wishlistQuery.queryKey });
      queryClient.removeQueries({ queryKey: getGetWishlistPageQueryKey().slice(0, 2) });
    },
  };
}
