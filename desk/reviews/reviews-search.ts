import * as zod from 'zod/mini';
import { type ListReviewsParams, ReviewState } from '../api/index.ts';
import { flagField, pageField, wordField } from '../parts/search-fields.ts';

const PAGE_SIZE = 50;

/** What the address of the list of reviews keeps. */
export const reviewsSearch = zod.object({
  state: wordField(ReviewState),
  complained: flagField(),
  page: pageField(),
});

export type ReviewsSearch = zod.output<typeof reviewsSearch>;

/** The parameters of the call for a list. */
export const reviewsParams = ({ complained, ...search }: ReviewsSearch): ListReviewsParams => ({
  ...search,
  ...(complained && { complained: 'true' }),
  size: PAGE_SIZE,
});
