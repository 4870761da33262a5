import { useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@/lib/api';
import { useStore } from '@/lib/state/store';
import { type CartStore, cartStore } from './cart-store';

/**
 * The cart as far as it is known, and what can be done to it. Never reads the cart by itself: the start-up and the
 * loaders of the cart's screens do.
 */
export function useCart(): { cart: Cart | undefined; store: CartStore; busy: boolean } {
  const store = cartStore(useQueryClient());
  return { cart: useStore(store.cart), store, busy: useStore(store.busy) };
}
