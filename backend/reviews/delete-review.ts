import { and, eq } from 'drizzle-orm';
import { ProblemError } from '../platform/http/problem.ts';
import type { ReviewsDeps } from './base/deps.ts';
import { review } from './base/tables.ts';

/** Deletes a review of an owner, with its texts, its photographs and the helpful marks on it. */
export async function deleteReview(
  { db }: Pick<ReviewsDeps, 'db'>,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<void> {
  const gone = await db
    .delete(review)
    .where(and(eq(review.id, id), eq(review.ownerId, ownerId)))
    .returning({ id: review.id });
  if (gone.length === 0) throw new ProblemError(404, 'NOT_FOUND');
}
