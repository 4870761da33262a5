import type { MyReviews, ProductReviews, ReviewedLine } from '@/lib/api';
import { exampleOf } from '../../../mocks/contract/contract.ts';

export const REVIEWS = '*/api/review-orchestration/v1';

/** The reviews of the contract's examples, with changes to the summary. */
export function testReviews(summary: Partial<ProductReviews['summary']> = {}): ProductReviews {
  const reviews = structuredClone(exampleOf<ProductReviews>('getProductReviews', 'some'));
  return { ...reviews, summary: { ...reviews.summary, ...summary } };
}

export const testLine = (): ReviewedLine =>
  structuredClone(exampleOf<ReviewedLine>('getReviewedLine', 'new'));

export const testMyReviews = (): MyReviews => structuredClone(exampleOf<MyReviews>('getMyReviews', 'some'));
