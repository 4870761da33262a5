import type { QueryClient } from '@tanstack/react-query';
import { follow } from '@/shop/identity/follow';
import { wishlistChanges } from './wishlist-changes';

/**
 * Keeps the wishlist as the server has it for as long as the page lives: reads it when another tab changed it and when
 * the network is back. Returns the function that ends it.
 */
export function followWishlist(client: QueryClient): () => void {
  return follow(client, 'wishlist-changed', wishlistChanges(client).refresh);
}
