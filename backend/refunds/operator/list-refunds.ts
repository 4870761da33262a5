import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { OperatorRefundSummary, OperatorRefunds, RefundState } from '#contract/client/client.schemas.ts';
import { piecesOf } from '#shared/refunds/refund-pieces.ts';
import { requestedBefore, UNPAID_STATES } from '#shared/refunds/terms.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import { foundOrders } from '../../orders/finding/found-orders.ts';
import type { Database } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { buyerOf } from '../reading/read-document.ts';
import { readAnyRefund } from '../reading/read-refund.ts';

export type RefundsWanted = {
  state?: RefundState[] | undefined;
  number?: string | undefined;
  /** What an operator typed to find the order. */
  search?: string | undefined;
  /** Lists only refunds whose money must be paid by this day (`YYYY-MM-DD`, Moscow time). */
  dueUntil?: string | undefined;
  page: number;
  size: number;
};

const isUnpaid = and(inArray(refundRequest.state, [...UNPAID_STATES]), isNull(refundRequest.moneySentAt));

const matching = ({ state, number, search, dueUntil }: RefundsWanted): SQL | undefined =>
  and(
    isNotNull(refundRequest.number),
    state && inArray(refundRequest.state, state),
    number === undefined ? undefined : eq(refundRequest.number, number),
    search === undefined ? undefined : sql`${refundRequest.orderId} in ${foundOrders(search)}`,
    dueUntil === undefined
      ? undefined
      : and(isUnpaid, lt(refundRequest.submittedAt, requestedBefore(dueUntil))),
  );

/**
 * One page of all submitted refunds. First those whose money must be paid, the most urgent first; then all
 * others, newest first.
 */
export async function listRefunds(db: Database, wanted: RefundsWanted, now: Date): Promise<OperatorRefunds> {
  const { page, size } = wanted;
  const [all] = await db.select({ refunds: count() }).from(refundRequest).where(matching(wanted));
  const totalItems = all?.refunds ?? 0;
  const totalPages = Math.max(1, Math.ceil(totalItems / size));
  if (page > totalPages) throw new ProblemError(404, 'NOT_FOUND');
  const found = await db
    .select({ id: refundRequest.id, way: refundRequest.way })
    .from(refundRequest)
    .where(matching(wanted))
    .orderBy(
      asc(sql`case when ${isUnpaid} then ${refundRequest.submittedAt} end`),
      desc(refundRequest.submittedAt),
      desc(refundRequest.id),
    )
    .offset((page - 1) * size)
    .limit(size);
  const items: OperatorRefundSummary[] = [];
  for (const { id, way } of found) {
    const refund = await readAnyRefund(db, id, now);
    const { number, state, orderId, orderNumber, submittedAt, sum, moneySentAt, payUntil } = refund;
    if (number === null || submittedAt === null || way === null) continue;
    items.push({
      id,
      number,
      state,
      orderId,
      orderNumber,
      submittedAt,
      way,
      sum,
      moneySentAt,
      payUntil,
      buyer: (await buyerOf(db, orderId))?.name ?? null,
      pieces: piecesOf(refund),
    });
  }
  return { page, size, totalItems, totalPages, items };
}
