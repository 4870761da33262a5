import type { QueryClient } from '@tanstack/react-query';
import { getProductReviews, isApiError, type ProductReviews } from '@/lib/api';
import { ensureFresh } from '@/lib/state/query-reads';
import { pageNotFound } from '@/shop/addresses/page-not-found';
import { myReviewsQuery, reviewedLineQuery } from './reviews-query';
import { type ProductSearch, reviewHref } from './reviews-search';

/**
 * The reviews of a product as an address chooses them, those of its first page where it names one that is not there.
 * Undefined when they fail to load: the product is shown without them.
 */
export async function loadProductReviews(
  productUrl: string,
  search: ProductSearch,
): Promise<ProductReviews | undefined> {
  const { ocenka, razmer, rost, foto, sort, page } = search;
  const chosen = {
    ...(ocenka && { stars: ocenka }),
    ...(razmer && { bought: razmer }),
    ...(rost && { height: rost }),
    ...(foto && { withPhotos: 'true' as const }),
    ...(sort && { sort }),
  };
  try {
    return await getProductReviews(productUrl, { ...chosen, page: page ?? 1 });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 404 && page !== undefined)
      return loadProductReviews(productUrl, { ...search, page: undefined });
    return undefined;
  }
}

/** Reads what the screen of my reviews shows; it shows a failure by itself. */
export async function loadMyReviews(client: QueryClient): Promise<void> {
  try {
    await ensureFresh(client, myReviewsQuery);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}

/**
 * Reads a line with its review.
 * @throws the router's not-found when the shopper has received no such line
 * @throws ApiError
 */
export async function loadReviewedLine(
  client: QueryClient,
  { orderId, position }: { orderId: string; position: string },
): Promise<void> {
  try {
    await ensureFresh(client, reviewedLineQuery(orderId, position));
  } catch (error) {
    if (isApiError(error) && [404, 422].includes(error.status ?? 0))
      throw pageNotFound(reviewHref({ orderId, position: Number(position) }));
    throw error;
  }
}
