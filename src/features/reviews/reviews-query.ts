import {
  getGetMyProductReviewsQueryOptions,
  getGetMyReviewsQueryOptions,
  getGetReviewedLineQueryOptions,
} from '@/lib/api';

/** What waits for a review, and the reviews there are. */
export const myReviewsQuery = getGetMyReviewsQueryOptions();

/** A line with its review. */
export const reviewedLineQuery = (orderId: string, position: string) =>
  getGetReviewedLineQueryOptions(orderId, position);

/** What a signed-in shopper has to do with the reviews of a product. */
export const myProductReviewsQuery = (productUrl: string) => getGetMyProductReviewsQueryOptions(productUrl);
