import {
  addToWishlist,
  getWishlistItems,
  getWishlistPage,
  removeFromWishlist,
  type WishlistItem,
  type WishlistPage,
  type WishlistPageRequest,
} from '@/lib/api';
import { createReading, type Reading, readingsBy } from '@/lib/reading';
import { withIdentity } from '@/lib/session';
import { createStore, type Store } from '@/lib/store';
import { perVisit, type Visit } from '@/lib/visit';
import type { WishlistSearch } from './wishlist-search';
import { failed, IDLE, started, succeeded, type WishlistAction, type WishlistState } from './wishlist-state';

const PARAMS = { extendByMindbox: true } as const;
export const WISHLIST_PAGE_SIZE = 24;

export type WishlistStore = {
  state: Store<WishlistState>;
  /** Ids of everything on the wishlist, newest first: for hearts and the total count. */
  items: Reading<WishlistItem[]>;
  /** One page of the wishlist, as its screen shows it. Another reading after every change of the list. */
  page(search: WishlistSearch): Reading<WishlistPage>;
  /** Puts an article on the list and reads the list anew. @throws what went wrong, after it is in the state */
  add(articleId: string): Promise<void>;
  /** Takes an article off the list and reads the list anew. @throws what went wrong, after it is in the state */
  remove(articleId: string): Promise<void>;
  /** Forgets the list: signing out. */
  clear(): void;
};

/** The one wishlist of a visit. */
export const wishlistStore = perVisit(createWishlistStore);

function createWishlistStore(visit: Visit): WishlistStore {
  const state = createStore(IDLE);
  const items = createReading(() => getWishlistItems());
  let pages = createPages();

  async function operate(articleId: string, action: WishlistAction, write: () => Promise<unknown>) {
    state.set(started(articleId, action));
    try {
      await withIdentity(visit, write);
      // Pages of the list are other answers of the server: those of before are not shown again.
      pages = createPages();
      await items.refresh();
      state.set(succeeded(state.get()));
    } catch (cause) {
      state.set(failed(action, cause));
      throw cause;
    }
  }

  return {
    state,
    items,
    page: ({ page = 1, sort = 'added', filter = 'all' }) =>
      pages({ page, size: WISHLIST_PAGE_SIZE, sort, filter }),
    // Section 5 of the specification: the call sends force as false.
    add: (articleId) =>
      operate(articleId, 'add', () => addToWishlist({ items: [{ articleId }] }, { force: false })),
    remove: (articleId) => operate(articleId, 'remove', () => removeFromWishlist(articleId)),
    clear() {
      state.set(IDLE);
      items.set(undefined);
      pages = createPages();
    },
  };
}

function createPages() {
  return readingsBy((request: WishlistPageRequest) => getWishlistPage(request, PARAMS));
}
