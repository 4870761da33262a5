import { and, eq, inArray, ne, sum } from 'drizzle-orm';
import type { RefundState } from '#contract/client/client.schemas.ts';
import { refundRequest } from '../domain/tables/refunds.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { refund } from './base/tables.ts';

/** States in which a refund request still reserves pieces and money of its order. */
export const COUNTING: readonly RefundState[] = ['REQUESTED', 'APPROVED', 'SENT', 'RECEIVED', 'REFUNDED'];

/** The sum of a refund request that the provider has refunded or is refunding, in kopecks. */
export async function sumSentToProvider(tx: Database | Transaction, requestId: string): Promise<number> {
  const [sent] = await tx
    .select({ sum: sum(refund.sum).mapWith(Number) })
    .from(refund)
    .where(and(eq(refund.requestId, requestId), ne(refund.state, 'FAILED')));
  return sent?.sum ?? 0;
}

/**
 * The sum of an order that is promised to refund requests and not refunded through a provider, because the
 * refund is still pending or was paid by hand. No other refund may use this sum. The caller has locked the
 * order.
 */
export async function promisedSum(tx: Database | Transaction, orderId: string): Promise<number> {
  const requests = await tx
    .select({ id: refundRequest.id, sum: refundRequest.sum })
    .from(refundRequest)
    .where(and(eq(refundRequest.orderId, orderId), inArray(refundRequest.state, [...COUNTING])));
  let promised = 0;
  for (const request of requests) promised += request.sum - (await sumSentToProvider(tx, request.id));
  return promised;
}
