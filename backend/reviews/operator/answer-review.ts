import { eq, sql } from 'drizzle-orm';
import type { OperatorReview, ReviewAnswering } from '#contract/client/client.schemas.ts';
import type { CallingOperator } from '../../platform/http/operator.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { ReviewsDeps } from '../base/deps.ts';
import { review } from '../base/tables.ts';
import { lockReview } from '../queries/texts.ts';
import { readOperatorReview } from './read-review.ts';

type Answering = {
  deps: ReviewsDeps;
  principal: CallingOperator;
  params: { reviewId: string };
  body: ReviewAnswering;
};

/**
 * Sets the shop's answer to a review that is shown, unless the review has changed since the operator read it.
 * Logs the operator's call in the same transaction.
 */
export function answerReview({
  deps,
  principal,
  params: { reviewId },
  body: { version, text },
}: Answering): Promise<OperatorReview> {
  return deps.db.transaction(async (tx) => {
    const lockedReview = await lockReview(tx, reviewId);
    if (!lockedReview) throw new ProblemError(404, 'NOT_FOUND');
    if (lockedReview.row.version !== version || !lockedReview.shown)
      throw new ProblemError(409, 'REVIEW_STEP_REFUSED');
    await tx
      .update(review)
      .set({
        answer: text,
        answeredAt: text === null ? null : deps.clock(),
        version: sql`${review.version} + 1`,
      })
      .where(eq(review.id, reviewId));
    await principal.sign(tx);
    return readOperatorReview(tx, reviewId);
  });
}
