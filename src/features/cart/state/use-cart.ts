import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@/lib/api';
import { useKnownQuery } from '@/lib/state/known-query';
import { type CartChanges, cartChanges } from './cart-changes';
import { CART_CHANGE, cartQuery } from './cart-query';

/** The cart as far as it is known. Never asks for it by itself: the start-up and the loaders of its screens do. */
export function useKnownCart(): Cart | undefined {
  return useKnownQuery(cartQuery);
}

/** The cart as far as it is known, what can be done to it, and whether changes are in flight. */
export function useCart(): { cart: Cart | undefined; changes: CartChanges; busy: boolean } {
  const changes = cartChanges(useQueryClient());
  return { cart: useKnownCart(), changes, busy: useIsMutating({ mutationKey: CART_CHANGE }) > 0 };
}
