import type { Handlers } from '../../platform/http/implement.ts';
import type { ReviewsDeps } from '../base/deps.ts';
import { answerReview } from './answer-review.ts';
import { publishReview, refuseReview } from './decide.ts';
import { listReviews } from './list-reviews.ts';
import { readOperatorReview } from './read-review.ts';

/** Handlers of the operator API's operations for reviews. */
export const reviewOperatorHandlers = {
  listReviews: ({ deps, query }) => listReviews(deps.db, query),
  showReview: ({ deps, params }) => readOperatorReview(deps.db, params.reviewId),
  publishReview,
  refuseReview,
  answerReview,
} satisfies Partial<Handlers<'operator', ReviewsDeps>>;
