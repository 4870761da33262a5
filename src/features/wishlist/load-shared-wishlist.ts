import { getSharedWishlist, isApiError, type ProductCard } from '@/lib/api';
import { pageNotFound } from '@/shop/addresses/page-not-found';
import { sharedWishlistHref } from './wishlist-search';

/**
 * Cards of a wishlist that was shared. A code that does not even look like one (422) is as unknown as any other (404).
 * @param suggest goods to look at instead
 * @throws the router's not-found when nothing is shared under the code, or no longer
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
