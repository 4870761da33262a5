import { and, eq } from 'drizzle-orm';
import { ProblemError } from '../platform/http/problem.ts';
import type { ReviewsDeps } from './base/deps.ts';
import { review } from './base/tables.ts';

/** Deletes an owner's review with its texts, photographs and marks. */
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
