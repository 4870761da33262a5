import { and, asc, count, desc, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { OperatorReviewSummary, OperatorReviews, ReviewState } from '#contract/client/client.schemas.ts';
import type { Database } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { review, reviewComplaint, reviewText } from '../base/tables.ts';

export type ReviewsWanted = {
  state?: ReviewState | undefined;
  complained?: 'true' | undefined;
  page: number;
  size: number;
};

const openComplaints = sql<number>`(
  select count(*)::int from ${reviewComplaint}
  where ${reviewComplaint.reviewId} = ${review.id} and ${reviewComplaint.isOpen}
)`;

const isShown = sql<boolean>`exists (
  select from review_text as shown where shown.review_id = ${review.id} and shown.slot = 'SHOWN'
)`;

const isWaiting = eq(review.state, 'WAITING');

/**
 * One page of all reviews. First the reviews that wait for a decision, the oldest first; then all others, the
 * latest first.
 */
export async function listReviews(db: Database, wanted: ReviewsWanted): Promise<OperatorReviews> {
  const { state, complained, page, size } = wanted;
  const complaints = db
    .select()
    .from(reviewComplaint)
    .where(and(eq(reviewComplaint.reviewId, review.id), reviewComplaint.isOpen));
  const which: SQL | undefined = and(
    state && eq(review.state, state),
    complained ? exists(complaints) : undefined,
  );
  const [all] = await db.select({ reviews: count() }).from(review).where(which);
  const totalItems = all?.reviews ?? 0;
  const totalPages = Math.max(1, Math.ceil(totalItems / size));
  if (page > totalPages) throw new ProblemError(404, 'NOT_FOUND');
  const rows = await db
    .select({ row: review, text: reviewText, openComplaints, isShown })
    .from(review)
    .innerJoin(reviewText, and(eq(reviewText.reviewId, review.id), eq(reviewText.slot, 'WRITTEN')))
    .where(which)
    .orderBy(
      asc(sql`case when ${isWaiting} then ${reviewText.writtenAt} end`),
      desc(reviewText.writtenAt),
      desc(review.id),
    )
    .offset((page - 1) * size)
    .limit(size);
  const items = rows.map(({ row, text, ...counted }): OperatorReviewSummary => {
    const { id, version, state: now, flags, productUrl, productName, isDemo } = row;
    return {
      id,
      version,
      state: now,
      flags,
      productUrl,
      productName,
      isDemo,
      ...counted,
      stars: text.stars,
      text: text.text,
      photos: text.photos.length,
      writtenAt: text.writtenAt.toISOString(),
    };
  });
  return { page, size, totalItems, totalPages, items };
}
