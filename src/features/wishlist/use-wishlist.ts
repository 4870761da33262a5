import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { WishlistItem } from '@/lib/api';
import { useKnownQuery } from '@/lib/state/known-query';
import { type WishlistChanges, wishlistChanges } from './wishlist-changes';
import { wishlistItemsQuery } from './wishlist-query';
import { IDLE, type WishlistAction, type WishlistState } from './wishlist-state';

type Wishlist = {
  /** Undefined until the wishlist is loaded, which happens when the app starts. */
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
 * The whole state of the wishlist (docs/specification.md §3.4): items, total count, and the article, action,
 * loading flag and error of the current or last operation, even if it began in another component.
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
 * The pending operation on any of these articles, even if it began in another component; undefined if none is
 * pending.
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
