import { getProductReviews, isApiError, type ProductReviews } from '@/lib/api';
import type { ProductSearch } from './reviews-search';

/**
 * The reviews of a product, for the page and the filters in a URL.
 * @throws ApiError 404 for a page beyond the last
 */
export function getReviewsPage(
  productUrl: string,
  { ocenka, razmer, rost, foto, sort, page = 1 }: ProductSearch,
): Promise<ProductReviews> {
  return getProductReviews(productUrl, {
    ...(ocenka && { stars: ocenka }),
    ...(razmer && { bought: razmer }),
    ...(rost && { height: rost }),
    ...(foto && { withPhotos: 'true' as const }),
    ...(sort && { sort }),
    page,
  });
}

/**
 * The reviews for a product page. If the URL has a page number beyond the last page, returns the first page.
 * Undefined if they fail to load, so that the product is still shown.
 */
export async function loadProductReviews(
  productUrl: string,
  search: ProductSearch,
): Promise<ProductReviews | undefined> {
  try {
    return await getReviewsPage(productUrl, search);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 404 && search.page !== undefined)
      return loadProductReviews(productUrl, { ...search, page: undefined });
    return undefined;
  }
}
