import { and, count, desc, eq } from 'drizzle-orm';
import type { Refund, RefundSummary, Refunds } from '#contract/client/client.schemas.ts';
import { piecesOf } from '#shared/refunds/refund-pieces.ts';
import { order } from '../../domain/tables/orders.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import type { Database } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { isShown, readAnyRefund } from './read-refund.ts';

type Question = { ownerId: string; page: number; size: number; now: Date };

/** One page of an owner's refunds, newest first. @throws ProblemError NOT_FOUND for a page after the last */
export async function readRefunds(db: Database, { ownerId, page, size, now }: Question): Promise<Refunds> {
  const which = and(eq(order.ownerId, ownerId), isShown);
  const [all] = await db
    .select({ refunds: count() })
    .from(refundRequest)
    .innerJoin(order, eq(order.id, refundRequest.orderId))
    .where(which);
  const totalItems = all?.refunds ?? 0;
  const totalPages = Math.max(1, Math.ceil(totalItems / size));
  if (page > totalPages) throw new ProblemError(404, 'NOT_FOUND');
  const found = await db
    .select({ id: refundRequest.id, updatedAt: refundRequest.updatedAt })
    .from(refundRequest)
    .innerJoin(order, eq(order.id, refundRequest.orderId))
    .where(which)
    .orderBy(desc(refundRequest.createdAt), desc(refundRequest.id))
    .offset((page - 1) * size)
    .limit(size);
  const items: RefundSummary[] = [];
  for (const { id, updatedAt } of found) items.push(summaryOf(await readAnyRefund(db, id, now), updatedAt));
  return { page, size, totalItems, totalPages, items };
}

function summaryOf(refund: Refund, updatedAt: Date): RefundSummary {
  const { id, number, state, orderId, orderNumber, submittedAt, sum, moneySentAt, payUntil } = refund;
  return {
    id,
    number,
    state,
    orderId,
    orderNumber,
    submittedAt,
    sum,
    moneySentAt,
    payUntil,
    stateAt: refund.progress.findLast((step) => step.at !== null)?.at ?? updatedAt.toISOString(),
    pieces: piecesOf(refund),
    pictures: refund.lines.map(({ picture }) => picture),
  };
}
