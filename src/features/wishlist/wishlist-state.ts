import { UNKNOWN_ERROR_MESSAGE } from '@/lib/api';

/** An operation of the wishlist. */
export type WishlistAction = 'add' | 'remove';

/** State of the current or last operation (docs/specification.md §3.4). The items are in the query cache. */
export type WishlistState = {
  /** The article of the current operation. */
  item: string | undefined;
  action: WishlistAction | undefined;
  loading: boolean;
  /** The message of the last failure; undefined after a success. */
  error: string | undefined;
};

export const IDLE: WishlistState = { item: undefined, action: undefined, loading: false, error: undefined };

export const DEFAULT_ERRORS: Record<WishlistAction, string> = {
  add: 'Error while adding item to wishlist',
  remove: 'Error while removing item from wishlist',
};

/** The state when an operation begins: the loading flag is on until it ends. */
export function started(item: string, action: WishlistAction): WishlistState {
  return { item, action, loading: true, error: undefined };
}

export function succeeded(state: WishlistState): WishlistState {
  return { ...state, loading: false, error: undefined };
}

/**
 * Stores the message and clears action and item (docs/specification.md §4.4). A failure without a message
 * gets the default message of section 8.
 */
export function failed(action: WishlistAction, cause: unknown): WishlistState {
  const message = cause instanceof Error && cause.message !== UNKNOWN_ERROR_MESSAGE ? cause.message : '';
  return { ...IDLE, error: message || DEFAULT_ERRORS[action] };
}
