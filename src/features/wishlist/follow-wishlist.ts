import type { QueryClient } from '@tanstack/react-query';
import { follow } from '@/shop/identity/follow';
import { wishlistChanges } from './wishlist-changes';

/**
 * Keeps the cached wishlist up to date: reads it when another tab has changed it and when the network
 * returns. Returns a function that stops this.
 */
export function followWishlist(client: QueryClient): () => void {
  return follow(client, 'wishlist-changed', wishlistChanges(client).refresh);
}
