import { and, count, eq } from 'drizzle-orm';
import type { ReviewComplaint, ReviewHelpfulness } from '#contract/client/client.schemas.ts';
import type { Transaction } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { ReviewsDeps } from './base/deps.ts';
import { review, reviewComplaint, reviewHelpful, reviewText } from './base/tables.ts';

type Asked = { reviewId: string; ownerId: string };

/** Marks a review that is shown as helpful, or removes the mark. Repeating the call changes nothing. */
export function markHelpful(
  { db, clock }: Pick<ReviewsDeps, 'db' | 'clock'>,
  { reviewId, ownerId, isMarked }: Asked & { isMarked: boolean },
): Promise<ReviewHelpfulness> {
  return db.transaction(async (tx) => {
    const { isOwn } = await shownReview(tx, { reviewId, ownerId });
    if (isMarked && isOwn) throw new ProblemError(409, 'REVIEW_OWN');
    if (isMarked)
      await tx.insert(reviewHelpful).values({ reviewId, ownerId, at: clock() }).onConflictDoNothing();
    else
      await tx
        .delete(reviewHelpful)
        .where(and(eq(reviewHelpful.reviewId, reviewId), eq(reviewHelpful.ownerId, ownerId)));
    const [marks] = await tx
      .select({ helpful: count() })
      .from(reviewHelpful)
      .where(eq(reviewHelpful.reviewId, reviewId));
    return { helpful: marks?.helpful ?? 0, isMarked };
  });
}

/**
 * Stores a complaint about a review that is shown. If the shopper has already complained about it, nothing
 * changes.
 */
export async function complain(
  { db, clock, ids }: Pick<ReviewsDeps, 'db' | 'clock' | 'ids'>,
  { reviewId, ownerId, complaint }: Asked & { complaint: ReviewComplaint },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { isOwn } = await shownReview(tx, { reviewId, ownerId });
    if (isOwn) throw new ProblemError(409, 'REVIEW_OWN');
    const comment = complaint.comment?.trim() || null;
    await tx
      .insert(reviewComplaint)
      .values({ id: ids(), reviewId, ownerId, reason: complaint.reason, comment, at: clock() })
      .onConflictDoNothing();
  });
}

async function shownReview(tx: Transaction, { reviewId, ownerId }: Asked): Promise<{ isOwn: boolean }> {
  const [found] = await tx
    .select({ ownerId: review.ownerId })
    .from(review)
    .innerJoin(reviewText, and(eq(reviewText.reviewId, review.id), eq(reviewText.slot, 'SHOWN')))
    .where(eq(review.id, reviewId))
    .for('key share', { of: review });
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  return { isOwn: found.ownerId === ownerId };
}
