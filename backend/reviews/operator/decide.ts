import { eq, sql } from 'drizzle-orm';
import type { OperatorReview, ReviewPublication, ReviewRefusal } from '#contract/client/client.schemas.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { CallingOperator } from '../../platform/http/operator.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { ReviewsDeps } from '../base/deps.ts';
import { review, reviewComplaint } from '../base/tables.ts';
import { dropUnusedPhotos, hide, lockReview, type ReviewWithTexts, showWritten } from '../queries/texts.ts';
import { readOperatorReview } from './read-review.ts';

type Decision<Body> = {
  deps: ReviewsDeps;
  principal: CallingOperator;
  params: { reviewId: string };
  body: Body & { version: number };
};

const stepRefused = () => new ProblemError(409, 'REVIEW_STEP_REFUSED');

/** Publishes the latest text of a review. If it is already shown, only closes the complaints about it. */
export const publishReview = (call: Decision<ReviewPublication>): Promise<OperatorReview> =>
  decide(call, async (tx, lockedReview) => {
    if (lockedReview.row.state === 'PUBLISHED') return {};
    await showWritten(tx, lockedReview);
    return { state: 'PUBLISHED', refusal: null };
  });

/**
 * Refuses the latest text of a review. If the text is already shown, or had been refused before, the review
 * is hidden.
 */
export const refuseReview = (call: Decision<ReviewRefusal>): Promise<OperatorReview> =>
  decide(call, async (tx, { row, shown }) => {
    if (row.state === 'REFUSED' && !shown) throw stepRefused();
    if (row.state !== 'WAITING') await hide(tx, row.id);
    return { state: 'REFUSED', refusal: call.body.reason };
  });

type Changes = Partial<typeof review.$inferInsert>;

/**
 * Changes a review, unless it has changed since the operator read it. Logs the operator's call in the same
 * transaction.
 */
function decide<Body>(
  { deps, principal, params: { reviewId }, body: { version } }: Decision<Body>,
  change: (tx: Transaction, lockedReview: ReviewWithTexts) => Promise<Changes>,
): Promise<OperatorReview> {
  return deps.db.transaction(async (tx) => {
    const lockedReview = await lockReview(tx, reviewId);
    if (!lockedReview) throw new ProblemError(404, 'NOT_FOUND');
    if (lockedReview.row.version !== version) throw stepRefused();
    const changes = await change(tx, lockedReview);
    await dropUnusedPhotos(tx, reviewId);
    await tx
      .update(review)
      .set({
        ...changes,
        flags: [],
        decidedAt: deps.clock(),
        decidedBy: principal.id,
        version: sql`${review.version} + 1`,
      })
      .where(eq(review.id, reviewId));
    // Complaints are about the text that is shown. If the operator refuses a newer text, the older one is
    // still shown, so the complaints stay open.
    const textStaysShown = lockedReview.row.state === 'WAITING' && changes.state === 'REFUSED';
    if (!textStaysShown)
      await tx.update(reviewComplaint).set({ isOpen: false }).where(eq(reviewComplaint.reviewId, reviewId));
    await principal.sign(tx);
    return readOperatorReview(tx, reviewId);
  });
}
