import * as zod from 'zod/mini';
import { type ListReviewsParams, ReviewState } from '../api/index.ts';
import { flagField, pageField, wordField } from '../parts/lists/search-fields.ts';

const PAGE_SIZE = 50;

/** The query parameters of the list of reviews. */
export const reviewsSearch = zod.object({
  state: wordField(ReviewState),
  complained: flagField(),
  page: pageField(),
});

export type ReviewsSearch = zod.output<typeof reviewsSearch>;

/** Converts the query parameters of the list to parameters of the API call. */
export const reviewsParams = ({ complained, ...search }: ReviewsSearch): ListReviewsParams => ({
  ...search,
  ...(complained && { complained: 'true' }),
  size: PAGE_SIZE,
});
