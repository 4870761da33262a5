import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@/lib/api';
import { requestContext } from '@/lib/page/request-context';
import { ensureFresh } from '@/lib/state/query-reads';
import { pageNotFound } from '@/shop/addresses/page-not-found';
import { myReviewsQuery, reviewedLineQuery } from './reviews-query';
import { reviewHref } from './reviews-search';

/**
 * Loads the data of the page «Мои отзывы». In the browser a failure is not thrown, because the screen shows
 * it with a retry button.
 * @throws ApiError on the server, because without scripts a browser could not retry
 */
export async function loadMyReviews(client: QueryClient): Promise<void> {
  try {
    await ensureFresh(client, myReviewsQuery);
  } catch (error) {
    if (!isApiError(error) || requestContext()) throw error;
  }
}

/**
 * Loads an order line to be reviewed, with its review if there is one.
 * @throws the router's not-found if the shopper has not received such a line
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
