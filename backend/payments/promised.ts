import { and, eq, inArray, ne, sum } from 'drizzle-orm';
import type { RefundState } from '#contract/client/client.schemas.ts';
import { isHandedOver, type OrderState } from '#shared/orders/states.ts';
import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import { refundRequest } from '../domain/tables/refunds.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { paidOf } from './attempts.ts';
import { refund } from './base/tables.ts';
import { goodwillAtTill, takenAtTill } from './till.ts';

/** States in which a refund request reserves pieces and money of its order for itself. */
export const COUNTING: readonly RefundState[] = ['REQUESTED', 'APPROVED', 'SENT', 'RECEIVED', 'REFUNDED'];

/** How much of a refund request's sum the provider has refunded or is refunding, in kopecks. */
export async function sumSentToProvider(tx: Database | Transaction, requestId: string): Promise<number> {
  const [sent] = await tx
    .select({ sum: sum(refund.sum).mapWith(Number) })
    .from(refund)
    .where(and(eq(refund.requestId, requestId), ne(refund.state, 'FAILED')));
  return sent?.sum ?? 0;
}

/**
 * How much money of an order is reserved for refund requests whose refund is still pending or was paid by
 * hand. Money that a provider refunds is not included. Other refunds must not use the reserved money. The
 * caller must have locked the order.
 */
async function promisedSum(tx: Database | Transaction, orderId: string): Promise<number> {
  const requests = await tx
    .select({ id: refundRequest.id, sum: refundRequest.sum })
    .from(refundRequest)
    .where(and(eq(refundRequest.orderId, orderId), inArray(refundRequest.state, [...COUNTING])));
  let promised = 0;
  for (const request of requests) promised += request.sum - (await sumSentToProvider(tx, request.id));
  return promised;
}

/**
 * How much of the money paid for an order can still be refunded, in kopecks: it is neither refunded nor
 * promised to a refund request. Money paid on receipt is the sum recorded when the order was handed over; for
 * older orders without such a record, it is their total.
 */
export async function sumLeftToRefund(
  db: Database | Transaction,
  { id, payment, total, state }: { id: string; payment: string; total: number; state: OrderState },
): Promise<number> {
  const promised = await promisedSum(db, id);
  if (!isOnReceipt(payment)) {
    const paid = await paidOf(db, id);
    return Math.max(0, (paid?.paidSum ?? 0) - (paid?.refundedSum ?? 0) - promised);
  }
  if (!isHandedOver(state)) return 0;
  const taken = (await takenAtTill(db, id))?.sum ?? total;
  return Math.max(0, taken - promised - (await goodwillAtTill(db, id)));
}
