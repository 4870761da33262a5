import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { OperatorRefund } from '#contract/client/client.schemas.ts';
import { operator } from '../../domain/tables/operators.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import { codesOfOrder } from '../../orders/queries/codes-of-order.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { refundRequestEvent } from '../base/tables.ts';
import { fullPhotosOf } from '../reading/photos-of.ts';
import { buyerOf } from '../reading/read-document.ts';
import type { Reader } from '../reading/read-offer.ts';
import { linesOfRefund, readAnyRefund, tillEntryOf } from '../reading/read-refund.ts';

type Question = { id: string; orderId: string; now: Date };

/**
 * Reads a submitted refund with all data for operators.
 * @throws ProblemError NOT_FOUND
 */
export async function readOperatorRefund(
  db: Reader,
  { id, orderId, now }: Question,
): Promise<OperatorRefund> {
  const [row] = await db
    .select()
    .from(refundRequest)
    .where(
      and(eq(refundRequest.id, id), eq(refundRequest.orderId, orderId), isNotNull(refundRequest.number)),
    );
  if (!row) throw new ProblemError(404, 'NOT_FOUND');
  const steps = await db
    .select({
      state: refundRequestEvent.state,
      at: refundRequestEvent.at,
      by: refundRequestEvent.by,
      operator: operator.name,
      reason: refundRequestEvent.reason,
    })
    .from(refundRequestEvent)
    .leftJoin(operator, eq(operator.id, refundRequestEvent.operatorId))
    .where(eq(refundRequestEvent.requestId, id))
    .orderBy(asc(refundRequestEvent.position));
  const codes = await codesOfOrder(db, orderId);
  const lines = await linesOfRefund(db, row);
  const refund = await readAnyRefund(db, id, now);
  return {
    refund,
    photos: await fullPhotosOf(
      db,
      id,
      refund.photos.map((photo) => photo.id),
    ),
    contact: await buyerOf(db, orderId),
    till: (await tillEntryOf(db, row)) ?? null,
    steps: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
    packing: lines.map(({ line: { position, codes: back }, of: { requiresMarking } }) => ({
      position,
      requiresMarking,
      codes: back.length > 0 ? back : (codes.get(position) ?? []),
    })),
  };
}
