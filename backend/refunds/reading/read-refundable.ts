import { and, eq } from 'drizzle-orm';
import type { Refundable } from '#contract/client/client.schemas.ts';
import { order } from '../../domain/tables/orders.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { goodsOf, type Reader, readOffer } from './read-offer.ts';
import { waysOf } from './ways.ts';

/**
 * Which pieces of an owner's order can be returned, until when, and in which ways. If nothing can be
 * returned, the reason why.
 */
export async function readRefundable(
  db: Reader,
  { orderId, ownerId, now }: { orderId: string; ownerId: string; now: Date },
): Promise<Refundable> {
  const [found] = await db
    .select()
    .from(order)
    .where(and(eq(order.id, orderId), eq(order.ownerId, ownerId)));
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  const { rows, lines, ...offer } = await readOffer(db, found, now);
  const [draft] = await db
    .select({ id: refundRequest.id })
    .from(refundRequest)
    .where(and(eq(refundRequest.orderId, orderId), eq(refundRequest.state, 'DRAFT')));
  return {
    orderId,
    orderNumber: found.number,
    payment: found.payment,
    ...offer,
    lines: lines.flatMap((line) => {
      const row = rows.find(({ position }) => position === line.position);
      return row ? [{ ...goodsOf(row), ...line, priceBefore: row.unitPriceBefore }] : [];
    }),
    ways: offer.obstacle ? [] : await waysOf(db, found, now),
    draftId: draft?.id ?? null,
  };
}
