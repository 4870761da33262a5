import type { Mutation, QueryClient } from '@tanstack/react-query';
import {
  ApiError,
  addToWishlist,
  isApiError,
  removeFromWishlist,
  SESSION_ENDED,
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

/** Operations of the wishlist. They run one after the other. */
export type WishlistChanges = {
  /**
   * Adds an article after the pending operations, and reads the list again. Without a chosen size the article
   * stands for its colour.
   * @throws the error, which is also in the state
   */
  add(articleId: string, sizeChosen?: boolean): Promise<void>;
  /**
   * Removes an article after the pending operations, and reads the list again.
   * @throws the error, which is also in the state
   */
  remove(articleId: string): Promise<void>;
  /** State of the current or last operation; with `articleId`, of the last operation on this article. */
  state(articleId?: string): WishlistState;
  /**
   * Sets the share code after sharing has begun or ended. Cached pages do not have it, because they were
   * loaded before.
   */
  setShareCode(code: string | null): void;
  /**
   * Reads the list and its pages again. Does nothing for a shopper without an account or guest identity.
   * @throws ApiError
   */
  refresh(): Promise<void>;
  /**
   * Forgets the list after signing out. Pending operations fail, because they belong to the previous shopper.
   */
  forget(): void;
};

type Operation = { articleId: string; sizeChosen: boolean; action: WishlistAction; owner: number };

/** The wishlist operations of a query client, with one queue for all components. */
export const wishlistChanges = perClient(createWishlistChanges);

function createWishlistChanges(client: QueryClient): WishlistChanges {
  /** Incremented when the wishlist belongs to another shopper. */
  let owner = 0;
  let current = IDLE;

  async function refresh(): Promise<void> {
    if ((await ensureSession(client)).identity === 'none') return;
    const reading = refreshQuery(client, wishlistItemsQuery);
    // The pages have changed: the visible one is read again, and the other cached ones are removed.
    client.removeQueries({ ...wishlistPages, type: 'inactive' });
    readPagesAgain();
    await reading;
  }

  /**
   * Reads the visible page again. A request that began before the change is cancelled, because its response
   * is outdated.
   */
  function readPagesAgain(): void {
    void client.cancelQueries(wishlistPages, { silent: true });
    void client.invalidateQueries(wishlistPages);
  }

  /** Ignores failures of reading the list, because the change itself has succeeded. */
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
      // Cache the list from the response first, so that it is shown even if the following read fails.
      if (sentBy === owner && after) setQuery(client, wishlistItemsQuery, after);
      announce({ type: 'wishlist-changed' });
      await refreshQuietly();
    } catch (cause) {
      // There was no response, but the server may have made the change.
      if (isApiError(cause) && cause.status === undefined && navigator.onLine) void refreshQuietly();
      throw cause;
    }
  }

  function operate(operation: Omit<Operation, 'owner'>): Promise<void> {
    const mutation = client.getMutationCache().build<void, Error, Operation, unknown>(client, {
      mutationKey: WISHLIST_CHANGE,
      // Operations run one at a time.
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
      const state = last ? stateOf(last) : IDLE;
      if (articleId !== undefined) return state;
      // Keep the same object while nothing changes, so that components that subscribe are not rendered again.
      if (!isSameState(state, current)) current = state;
      return current;
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

const isSameState = (one: WishlistState, other: WishlistState): boolean =>
  one.item === other.item &&
  one.action === other.action &&
  one.loading === other.loading &&
  one.error === other.error;

/** Makes the change. Resolves to the new list if the response contains it. */
async function write(
  { articleId, sizeChosen, action }: Operation,
  before: WishlistItem[] | undefined,
): Promise<WishlistItem[] | undefined> {
  // The specification (§5.2 and §7.2) requires `force` set to false, and a body with nothing but the
  // article's id.
  if (action === 'add')
    return addToWishlist({ items: [{ articleId }] }, { force: false, ...(!sizeChosen && { sizeChosen }) });
  await removeFromWishlist(articleId);
  return before?.filter((item) => item.articleId !== articleId);
}

function sessionEnded(): ApiError {
  return new ApiError({ kind: 'auth', message: SESSION_ENDED, requestId: uuid() });
}
