import { UNKNOWN_ERROR_MESSAGE } from '@/lib/api';

/** What the shopper did last with the wishlist. */
export type WishlistAction = 'add' | 'remove';

/**
 * The operation side of the wishlist (docs/specification.md §3.4). The items themselves are in the query cache.
 */
export type WishlistState = {
  /** The article the current operation is about. */
  item: string | undefined;
  action: WishlistAction | undefined;
  loading: boolean;
  /** The message of the last failure, undefined after a success. */
  error: string | undefined;
};

export const IDLE: WishlistState = { item: undefined, action: undefined, loading: false, error: undefined };

export const DEFAULT_ERRORS: Record<WishlistAction, string> = {
  add: 'Error while adding item to wishlist',
  remove: 'Error while removing item from wishlist',
};

/** An operation begins: the loading flag is on until it ends. */
export function started(item: string, action: WishlistAction): WishlistState {
  return { item, action, loading: true, error: undefined };
}

export function succeeded(state: WishlistState): WishlistState {
  return { ...state, loading: false, error: undefined };
}

/**
 * The message is stored, action and item are cleared (docs/specification.md §4.4). A failure without a sentence of
 * its own takes the default of section 8.
 */
export function failed(action: WishlistAction, cause: unknown): WishlistState {
  const message = cause instanceof Error && cause.message !== UNKNOWN_ERROR_MESSAGE ? cause.message : '';
  return { ...IDLE, error: message || DEFAULT_ERRORS[action] };
}
