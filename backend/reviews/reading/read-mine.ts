import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type {
  KeptReviewComplaint,
  MyReview,
  MyReviews,
  ReviewedLine,
  ReviewMark,
} from '#contract/client/client.schemas.ts';
import { account } from '../../domain/tables/identities.ts';
import { order, orderLine } from '../../domain/tables/orders.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { review, reviewComplaint, reviewHelpful, reviewText } from '../base/tables.ts';
import { contentOf } from './content-of.ts';
import { type Reader, receivedLines, waitingLines } from './received-lines.ts';

const MAX_LISTED = 100;
const MOST = 1000;

/** The goods that an owner may review, and the reviews that the owner has written. */
export const readMyReviews = async (db: Reader, ownerId: string): Promise<MyReviews> => ({
  waiting: await waitingLines(db, { ownerId, limit: MAX_LISTED }),
  reviews: await reviewsWhere(db, eq(review.ownerId, ownerId), MAX_LISTED),
});

/** All reviews of an owner, latest first. */
export const readReviewsWhole = (db: Reader, ownerId: string): Promise<MyReview[]> =>
  reviewsWhere(db, eq(review.ownerId, ownerId), MOST);

/**
 * Reads a review of an owner.
 * @throws ProblemError NOT_FOUND if it does not exist or has another owner
 */
export async function readMyReview(db: Reader, which: { id: string; ownerId: string }): Promise<MyReview> {
  const isIt = and(eq(review.id, which.id), eq(review.ownerId, which.ownerId));
  const [found] = await reviewsWhere(db, isIt, 1);
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  return found;
}

/**
 * Reads a received order line of an owner, with the review of it.
 * @throws ProblemError NOT_FOUND if the line does not exist or was not received
 */
export async function readReviewedLine(
  db: Reader,
  { orderId, position, ownerId }: { orderId: string; position: number; ownerId: string },
): Promise<ReviewedLine> {
  const isIt = and(eq(orderLine.orderId, orderId), eq(orderLine.position, position));
  const which = and(
    isIt,
    eq(order.ownerId, ownerId),
    inArray(order.state, ['HANDED_OVER', 'PARTLY_HANDED_OVER']),
  );
  const [found] = await receivedLines(db, { which, limit: 1 });
  if (!found || (found.groupId === null && !found.hasReview)) throw new ProblemError(404, 'NOT_FOUND');
  const ofLine = and(eq(review.orderId, orderId), eq(review.position, position), eq(review.ownerId, ownerId));
  const [known] = await reviewsWhere(db, ofLine, 1);
  return { line: found.line, review: known ?? null, author: await authorOf(db, ownerId) };
}

/** The first name under which the reviews of an account are shown; null if the profile has none. */
export async function authorOf(db: Reader, ownerId: string): Promise<string | null> {
  const [found] = await db.select({ name: account.firstName }).from(account).where(eq(account.id, ownerId));
  return found?.name.trim().slice(0, 60) || null;
}

/** The helpful marks that an owner has given, latest first. */
export async function readMarks(db: Reader, ownerId: string): Promise<ReviewMark[]> {
  const rows = await db
    .select({ reviewId: reviewHelpful.reviewId, at: reviewHelpful.at })
    .from(reviewHelpful)
    .where(eq(reviewHelpful.ownerId, ownerId))
    .orderBy(desc(reviewHelpful.at), desc(reviewHelpful.reviewId))
    .limit(MOST);
  return rows.map(({ reviewId, at }) => ({ reviewId, at: at.toISOString() }));
}

/** Reads complaints, newest first. */
export async function readComplaints(db: Reader, which: SQL, limit = MOST): Promise<KeptReviewComplaint[]> {
  const { reviewId, reason, comment, at, isOpen } = reviewComplaint;
  const rows = await db
    .select({ reviewId, reason, comment, at, isOpen })
    .from(reviewComplaint)
    .where(which)
    .orderBy(desc(at), desc(reviewComplaint.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

async function reviewsWhere(db: Reader, which: SQL | undefined, limit: number): Promise<MyReview[]> {
  const rows = await db
    .select({ review, text: reviewText })
    .from(review)
    .innerJoin(reviewText, and(eq(reviewText.reviewId, review.id), eq(reviewText.slot, 'WRITTEN')))
    .where(which)
    .orderBy(desc(reviewText.writtenAt), desc(review.id))
    .limit(limit);
  const ids = rows.map((row) => row.review.id);
  const [shown, helpful] = [await shownOf(db, ids), await helpfulOf(db, ids)];
  const reviews: MyReview[] = [];
  for (const { review: row, text } of rows) {
    const line = and(eq(orderLine.orderId, row.orderId ?? ''), eq(orderLine.position, row.position ?? 0));
    const [found] = await receivedLines(db, { which: line, limit: 1 });
    if (!found) continue;
    const { id, version, state, refusal } = row;
    reviews.push({
      id,
      version,
      state,
      refusal,
      line: found.line,
      content: contentOf(text),
      isShown: shown.has(id),
      writtenAt: text.writtenAt.toISOString(),
      helpful: helpful.get(id) ?? 0,
    });
  }
  return reviews;
}

async function shownOf(db: Reader, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: reviewText.reviewId })
    .from(reviewText)
    .where(and(inArray(reviewText.reviewId, ids), eq(reviewText.slot, 'SHOWN')));
  return new Set(rows.map(({ id }) => id));
}

/** How many helpful marks each review has, by the review's id. Reviews without marks are left out. */
export async function helpfulOf(db: Reader, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: reviewHelpful.reviewId, marks: count() })
    .from(reviewHelpful)
    .where(inArray(reviewHelpful.reviewId, ids))
    .groupBy(reviewHelpful.reviewId);
  return new Map(rows.map(({ id, marks }) => [id, marks]));
}
