import { useQueryClient } from '@tanstack/react-query';
import type { WishlistItem } from '@/lib/api';
import { useKnownQuery } from '@/lib/state/known-query';
import { type WishlistChanges, wishlistChanges } from './wishlist-changes';
import { wishlistItemsQuery } from './wishlist-query';

type Wishlist = {
  /** Undefined until the start-up has read the list. */
  items: WishlistItem[] | undefined;
  totalCount: number;
  changes: WishlistChanges;
};

/** The wishlist as far as it is known, and what can be done to it. */
export function useWishlist(): Wishlist {
  const items = useKnownQuery(wishlistItemsQuery);
  return { items, totalCount: items?.length ?? 0, changes: wishlistChanges(useQueryClient()) };
}
