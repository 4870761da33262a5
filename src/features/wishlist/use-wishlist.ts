import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { WishlistItem } from '@/lib/api';
import { useKnownQuery } from '@/lib/state/known-query';
import { type WishlistChanges, wishlistChanges } from './wishlist-changes';
import { wishlistItemsQuery } from './wishlist-query';
import { IDLE, type WishlistAction, type WishlistState } from './wishlist-state';

type Wishlist = {
  /** Undefined until the start-up has read the list. */
  items: WishlistItem[] | undefined;
  totalCount: number;
  changes: WishlistChanges;
};

/** The cached wishlist and its operations. */
export function useWishlist(): Wishlist {
  const items = useKnownQuery(wishlistItemsQuery);
  return { items, totalCount: items?.length ?? 0, changes: wishlistChanges(useQueryClient()) };
}

/**
 * The whole state of the wishlist (docs/specification.md §3.4): items, total count, and item, action, loading flag and
 * error of the current or last operation, started anywhere on the page.
 */
export function useWishlistState(): WishlistState & Pick<Wishlist, 'items' | 'totalCount'> {
  const { items, totalCount, changes } = useWishlist();
  const cache = useQueryClient().getMutationCache();
  const operation = useSyncExternalStore(
    cache.subscribe,
    () => changes.state(),
    () => IDLE,
  );
  return { items, totalCount, ...operation };
}

/**
 * The pending change of any of these articles, started anywhere on the page; undefined if nothing is pending.
 */
export function useCurrentAction(articleIds: readonly string[]): WishlistAction | undefined {
  const client = useQueryClient();
  return useSyncExternalStore(
    client.getMutationCache().subscribe,
    () => {
      const { loading, item = '', action } = wishlistChanges(client).state();
      return loading && articleIds.includes(item) ? action : undefined;
    },
    () => undefined,
  );
}
