import { getSharedWishlist, isApiError, type ProductCard } from '@/lib/api';
import { pageNotFound } from '@/shop/addresses/page-not-found';
import { sharedWishlistHref } from './wishlist-search';

/**
 * Loads the cards of a shared wishlist. An invalid share code (422) counts as not found (404).
 * @param suggest loads goods to show if the wishlist does not exist
 * @throws the router's not-found if no wishlist is shared under the code
 */
export async function loadSharedWishlist(
  code: string,
  suggest: () => Promise<ProductCard[]>,
): Promise<ProductCard[]> {
  try {
    return (await getSharedWishlist(code)).items;
  } catch (error) {
    if (!isApiError(error) || (error.status !== 404 && error.status !== 422)) throw error;
    throw pageNotFound(sharedWishlistHref(code), await suggest());
  }
}
