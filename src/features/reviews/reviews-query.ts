import {
  getGetMyProductReviewsQueryOptions,
  getGetMyReviewsQueryOptions,
  getGetReviewedLineQueryOptions,
} from '@/lib/api';

/** Goods that wait for a review, and the shopper's reviews. */
export const myReviewsQuery = getGetMyReviewsQueryOptions();

export const reviewedLineQuery = (orderId: string, position: string) =>
  getGetReviewedLineQueryOptions(orderId, position);

/** The shopper's relation to the reviews of a product: received lines, helpful marks. */
export const myProductReviewsQuery = (productUrl: string) => getGetMyProductReviewsQueryOptions(productUrl);
