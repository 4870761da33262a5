import { follow } from '@/lib/follow';
import type { Visit } from '@/lib/visit';
import { wishlistStore } from './wishlist-store';

/**
 * Keeps the wishlist as the server has it for as long as the page lives: reads it when another tab changed it and when
 * the network is back. Returns the function that ends it.
 */
export function followWishlist(visit: Visit): () => void {
  return follow(visit, 'wishlist-changed', wishlistStore(visit).refresh);
}
