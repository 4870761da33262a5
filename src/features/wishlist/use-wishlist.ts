import { useQueryClient } from '@tanstack/react-query';
import type { WishlistItem } from '@/lib/api';
import { useStore } from '@/lib/state/store';
import type { WishlistState } from './wishlist-state';
import { type WishlistStore, wishlistStore } from './wishlist-store';

type Wishlist = {
  /** Undefined until the start-up has read the list. */
  items: WishlistItem[] | undefined;
  totalCount: number;
  state: WishlistState;
  store: WishlistStore;
};

/** The wishlist as far as it is known, and what can be done to it. */
export function useWishlist(): Wishlist {
  const store = wishlistStore(useQueryClient());
  const items = useStore(store.items);
  return { items, totalCount: items?.length ?? 0, state: useStore(store.state), store };
}
