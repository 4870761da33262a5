import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@/lib/api';
import { useStore } from '@/lib/store';
import { type CartStore, cartQuery, cartStore } from './cart-store';

/**
 * The cart as far as it is known, and what can be done to it. Never reads the cart by itself: the start-up and the
 * loaders of the cart's screens do.
 */
export function useCart(): { cart: Cart | undefined; store: CartStore; busy: boolean } {
  const queryClient = useQueryClient();
  const store = cartStore(queryClient);
  const { data } = useQuery({ ...cartQuery, enabled: false });
  return { cart: data, store, busy: useStore(store.busy) };
}
