import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@/lib/api';
import { useKnownQuery } from '@/lib/state/known-query';
import { type CartChanges, cartChanges } from './cart-changes';
import { CART_CHANGE, cartQuery } from './cart-query';

/**
 * The cart if it is in the cache. Does not fetch it: the app's start-up and the loaders of the cart screens
 * do.
 */
export function useKnownCart(): Cart | undefined {
  return useKnownQuery(cartQuery);
}

/** The cart if it is in the cache, functions to change it, and whether changes are pending. */
export function useCart(): { cart: Cart | undefined; changes: CartChanges; busy: boolean } {
  const changes = cartChanges(useQueryClient());
  return { cart: useKnownCart(), changes, busy: useIsMutating({ mutationKey: CART_CHANGE }) > 0 };
}
