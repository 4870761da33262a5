import type { Mutation, QueryClient } from '@tanstack/react-query';
import {
  ApiError,
  addToWishlist,
  isApiError,
  removeFromWishlist,
  uuid,
  type WishlistItem,
  type WishlistPage,
} from '@/lib/api';
import { perClient } from '@/lib/state/per-client';
import { forgetQueries, refreshQuery, setQuery } from '@/lib/state/query-reads';
import { ensureSession, withIdentity } from '@/shop/identity/session';
import { announce } from '@/shop/identity/tabs';
import { WISHLIST_CHANGE, wishlistItemsQuery, wishlistPages } from './wishlist-query';
import { failed, IDLE, started, succeeded, type WishlistAction, type WishlistState } from './wishlist-state';

/** What can be done to the wishlist. */
export type WishlistChanges = {
  /**
   * Puts an article on the list and reads the list again, after the operations before it. Without a chosen size it
   * stands for its colour.
   * @throws what went wrong, after it is in the state
   */
  add(articleId: string, sizeChosen?: boolean): Promise<void>;
  /** Takes an article off the list; otherwise like add. @throws what went wrong, after it is in the state */
  remove(articleId: string): Promise<void>;
  /** The operation that is under way or was the last one; of one article, if it is named. */
  state(articleId?: string): WishlistState;
  /** Sets the share code after sharing began or ended; pages that were asked for before do not have it. */
  setShareCode(code: string | null): void;
  /** Reads the list and its pages again; nothing for a shopper without an identity. @throws ApiError */
  refresh(): Promise<void>;
  /** Forgets the list: signing out. Operations that have not begun fail, they were another shopper's. */
  forget(): void;
};

type Operation = { articleId: string; sizeChosen: boolean; action: WishlistAction; owner: number };

/** The changes of one cache. */
export const wishlistChanges = perClient(createWishlistChanges);

function createWishlistChanges(client: QueryClient): WishlistChanges {
  /** Grows when the list becomes another shopper's. */
  let owner = 0;

  async function refresh(): Promise<void> {
    if ((await ensureSession(client)).identity === 'none') return;
    const reading = refreshQuery(client, wishlistItemsQuery);
    // Pages have changed: the one in sight is read again, cached ones are not shown any more.
    client.removeQueries({ ...wishlistPages, type: 'inactive' });
    readPagesAgain();
    await reading;
  }

  /** Never joins calls that began earlier. */
  function readPagesAgain(): void {
    void client.cancelQueries(wishlistPages, { silent: true });
    void client.invalidateQueries(wishlistPages);
  }

  /** For readings whose failure changes nothing about what was done. */
  async function refreshQuietly(): Promise<void> {
    try {
      await refresh();
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  }

  async function carryOut(operation: Operation): Promise<void> {
    if (operation.owner !== owner) throw sessionEnded();
    let sentBy = owner;
    try {
      const after = await withIdentity(client, () => {
        sentBy = owner;
        return write(operation, client.getQueryData(wishlistItemsQuery.queryKey));
      });
      // The answer stays, even if the reading that follows fails.
      if (sentBy === owner && after) setQuery(client, wishlistItemsQuery, after);
      announce({ type: 'wishlist-changed' });
      await refreshQuietly();
    } catch (cause) {
      // A call without an answer may still have been carried out.
      if (isApiError(cause) && cause.status === undefined && navigator.onLine) void refreshQuietly();
      throw cause;
    }
  }

  function operate(operation: Omit<Operation, 'owner'>): Promise<void> {
    const mutation = client.getMutationCache().build<void, Error, Operation, unknown>(client, {
      mutationKey: WISHLIST_CHANGE,
      // One after the other.
      scope: { id: 'wishlist' },
      mutationFn: carryOut,
    });
    return mutation.execute({ ...operation, owner });
  }

  return {
    add: (articleId, sizeChosen = true) => operate({ articleId, sizeChosen, action: 'add' }),
    remove: (articleId) => operate({ articleId, sizeChosen: false, action: 'remove' }),
    state(articleId) {
      const operations = client.getMutationCache().findAll({ mutationKey: WISHLIST_CHANGE }) as Mutation<
        void,
        Error,
        Operation
      >[];
      const last = operations.findLast(
        ({ state: { status, isPaused, variables } }) =>
          status !== 'idle' &&
          !isPaused &&
          variables?.owner === owner &&
          (articleId === undefined || variables.articleId === articleId),
      );
      return last ? stateOf(last) : IDLE;
    },
    setShareCode(shareCode) {
      client.setQueriesData<WishlistPage>(wishlistPages, (page) => page && { ...page, shareCode });
      readPagesAgain();
      announce({ type: 'wishlist-changed' });
    },
    refresh,
    forget() {
      owner += 1;
      forgetQueries(client, wishlistItemsQuery);
      forgetQueries(client, wishlistPages);
    },
  };
}

function stateOf({ state: { status, variables, error } }: Mutation<void, Error, Operation>): WishlistState {
  if (!variables) return IDLE;
  const { articleId, action } = variables;
  if (status === 'error') return failed(action, error);
  return status === 'pending' ? started(articleId, action) : succeeded(started(articleId, action));
}

/** Makes the change and returns the list after it, where that is known. */
async function write(
  { articleId, sizeChosen, action }: Operation,
  before: WishlistItem[] | undefined,
): Promise<WishlistItem[] | undefined> {
  // docs/specification.md §5.2: the call sends force as false.
  if (action === 'add') return addToWishlist({ items: [{ articleId, sizeChosen }] }, { force: false });
  await removeFromWishlist(articleId);
  return before?.filter((item) => item.articleId !== articleId);
}

function sessionEnded(): ApiError {
  return new ApiError({ kind: 'auth', message: 'Сессия завершена. Войдите снова', requestId: uuid() });
}
