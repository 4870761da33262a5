import {
  getGetMyProductReviewsQueryOptions,
  getGetMyReviewsQueryOptions,
  getGetReviewedLineQueryOptions,
} from '@/lib/api';

/** Received goods that have no review yet, and the shopper's reviews. */
export const myReviewsQuery = getGetMyReviewsQueryOptions();

export const reviewedLineQuery = (orderId: string, position: string) =>
  getGetReviewedLineQueryOptions(orderId, position);

/**
 * What the shopper may do with the reviews of a product: lines to review, and helpful marks already given.
 */
export const myProductReviewsQuery = (productUrl: string) => getGetMyProductReviewsQueryOptions(productUrl);
