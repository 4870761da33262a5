import { eq } from 'drizzle-orm';
import type { OperatorReview } from '#contract/client/client.schemas.ts';
import { operator } from '../../domain/tables/operators.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { review, reviewComplaint } from '../base/tables.ts';
import { textsOf } from '../queries/texts.ts';
import { answerOf, contentOf } from '../reading/content-of.ts';
import { helpfulOf, readComplaints } from '../reading/read-mine.ts';
import type { Reader } from '../reading/received-lines.ts';

const MAX_COMPLAINTS = 100;

/**
 * Reads a review with all data for operators.
 * @throws ProblemError NOT_FOUND
 */
export async function readOperatorReview(db: Reader, id: string): Promise<OperatorReview> {
  const [found] = await db
    .select({ row: review, decidedBy: operator.name })
    .from(review)
    .leftJoin(operator, eq(operator.id, review.decidedBy))
    .where(eq(review.id, id));
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  const { row, decidedBy } = found;
  const { written, shown } = await textsOf(db, row);
  const { version, state, flags, refusal, productUrl, productName, size, orderId, isDemo } = row;
  return {
    id,
    version,
    state,
    flags,
    refusal,
    productUrl,
    productName,
    size,
    orderId,
    isDemo,
    decidedBy,
    isShown: shown !== undefined,
    answer: answerOf(row),
    author: written.author,
    content: contentOf(written),
    published: shown ? contentOf(shown) : null,
    writtenAt: written.writtenAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    helpful: (await helpfulOf(db, [id])).get(id) ?? 0,
    complaints: await readComplaints(db, eq(reviewComplaint.reviewId, id), MAX_COMPLAINTS),
  };
}
