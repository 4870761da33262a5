import type { QueryClient } from '@tanstack/react-query';
import {
  ApiError,
  addToWishlist,
  getWishlistItems,
  getWishlistPage,
  isApiError,
  removeFromWishlist,
  uuid,
  type WishlistItem,
  type WishlistPage,
  type WishlistPageRequest,
} from '@/lib/api';
import { perClient } from '@/lib/state/per-client';
import { createReading, type Reading, readingsBy } from '@/lib/state/reading';
import { createStore, type Store, type Watched } from '@/lib/state/store';
import { ensureSession, withIdentity } from '@/shop/identity/session';
import { announce } from '@/shop/identity/tabs';
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
  /**
   * Puts an article on the list and reads the list again, after the operations before it.
   * @throws what went wrong, after it is in the state
   */
  add(articleId: string): Promise<void>;
  /** Takes an article off the list; otherwise like add. @throws what went wrong, after it is in the state */
  remove(articleId: string): Promise<void>;
  /** Where others see the list; null when they do not, undefined until a page of the list has said so. */
  shareCode: Watched<string | null | undefined>;
  /** Takes what opening or closing the list to others has answered; pages that were asked for before know less. */
  setShareCode(code: string | null): void;
  /** Reads the list and its pages again; nothing without an identity. @throws ApiError */
  refresh(): Promise<void>;
  /** Forgets the list: signing out. Operations that have not begun fail: they belong to the previous shopper. */
  clear(): void;
};

/** The one wishlist of a visit. */
export const wishlistStore = perClient(createWishlistStore);

function createWishlistStore(client: QueryClient): WishlistStore {
  const state = createStore(IDLE);
  const items = createReading(() => getWishlistItems());
  const shareCode = createStore<string | null | undefined>(undefined);
  /** Grows with every word on sharing that is newer than the pages on their way. */
  let shareTurn = 0;
  let pages = createPages();
  let queue: Promise<unknown> = Promise.resolve();
  /** Grows with clear(). */
  let owner = 0;

  function setShareCode(code: string | null | undefined): void {
    shareTurn += 1;
    shareCode.set(code);
  }

  function createPages() {
    return readingsBy(async (request: WishlistPageRequest) => {
      const turn = shareTurn;
      const page = await getWishlistPage(request, PARAMS);
      if (turn === shareTurn) shareCode.set(page.shareCode);
      return page;
    });
  }

  async function refresh(): Promise<void> {
    if ((await ensureSession(client)).identity === 'none') return;
    // Pages of the list are other answers of the server: those of before are not shown again.
    pages = createPages();
    await items.refresh();
  }

  /** For readings whose failure changes nothing about what was done. */
  async function refreshQuietly(): Promise<void> {
    try {
      await refresh();
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  }

  async function carryOut(articleId: string, action: WishlistAction, askedBy: number): Promise<void> {
    if (askedBy !== owner) throw sessionEnded();
    state.set(started(articleId, action));
    let sentBy = owner;
    const tell = (next: WishlistState) => {
      if (sentBy === owner) state.set(next);
    };
    try {
      const after = await withIdentity(client, () => {
        sentBy = owner;
        return write(articleId, action, items.get());
      });
      // What the answer says stands, should the reading that follows fail.
      if (sentBy === owner && after) items.set(after);
      announce({ type: 'wishlist-changed' });
      await refreshQuietly();
      tell(succeeded(state.get()));
    } catch (cause) {
      tell(failed(action, cause));
      // A call without an answer may have been carried out all the same.
      if (isApiError(cause) && cause.status === undefined && navigator.onLine) void refreshQuietly();
      throw cause;
    }
  }

  function operate(articleId: string, action: WishlistAction): Promise<void> {
    const askedBy = owner;
    const result = queue.then(() => carryOut(articleId, action, askedBy));
    queue = result.catch(() => undefined);
    return result;
  }

  return {
    state,
    items,
    page: ({ page = 1, sort = 'added', filter = 'all' }) =>
      pages({ page, size: WISHLIST_PAGE_SIZE, sort, filter }),
    add: (articleId) => operate(articleId, 'add'),
    remove: (articleId) => operate(articleId, 'remove'),
    shareCode,
    setShareCode(code) {
      setShareCode(code);
      announce({ type: 'wishlist-changed' });
    },
    refresh,
    clear() {
      owner += 1;
      state.set(IDLE);
      items.set(undefined);
      setShareCode(undefined);
      pages = createPages();
    },
  };
}

/** Makes the change, and tells the list after it as far as that is known. */
async function write(
  articleId: string,
  action: WishlistAction,
  before: WishlistItem[] | undefined,
): Promise<WishlistItem[] | undefined> {
  // docs/specification.md §5.2: the call sends force as false.
  if (action === 'add') return addToWishlist({ items: [{ articleId }] }, { force: false });
  await removeFromWishlist(articleId);
  return before?.filter((item) => item.articleId !== articleId);
}

function sessionEnded(): ApiError {
  return new ApiError({ kind: 'auth', message: 'Сессия завершена. Войдите снова', requestId: uuid() });
}
