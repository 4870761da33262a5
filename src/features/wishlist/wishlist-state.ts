import { UNKNOWN_ERROR_MESSAGE } from '@/lib/api';

/** An operation of the wishlist. */
export type WishlistAction = 'add' | 'remove';

/**
 * State of the current or last operation of the wishlist (docs/specification.md §3.4). The articles
 * themselves are in the query cache.
 */
export type WishlistState = {
  /** Id of the article of the current or last operation. */
  item: string | undefined;
  action: WishlistAction | undefined;
  loading: boolean;
  /** The message of the last operation if it failed; undefined if it succeeded. */
  error: string | undefined;
};

export const IDLE: WishlistState = { item: undefined, action: undefined, loading: false, error: undefined };

export const DEFAULT_ERRORS: Record<WishlistAction, string> = {
  add: 'Error while adding item to wishlist',
  remove: 'Error while removing item from wishlist',
};

/** The state of an operation that has begun: loading until it ends. */
export function started(item: string, action: WishlistAction): WishlistState {
  return { item, action, loading: true, error: undefined };
}

export function succeeded(state: WishlistState): WishlistState {
  return { ...state, loading: false, error: undefined };
}

/**
 * The state after a failure: stores its message, and clears action and article (docs/specification.md §4.4).
 * A failure without a message gets the default message of section 8.
 */
export function failed(action: WishlistAction, cause: unknown): WishlistState {
  const message = cause instanceof Error && cause.message !== UNKNOWN_ERROR_MESSAGE ? cause.message : '';
  return { ...IDLE, error: message || DEFAULT_ERRORS[action] };
}
