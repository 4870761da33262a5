import { and, eq, inArray, ne, sum } from 'drizzle-orm';
import type { RefundState } from '#contract/client/client.schemas.ts';
import { refundRequest } from '../domain/tables/refunds.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { refund } from './base/tables.ts';

/** States in which pieces and money of an order belong to a refund. */
export const COUNTING: readonly RefundState[] = ['REQUESTED', 'APPROVED', 'SENT', 'RECEIVED', 'REFUNDED'];

/** What of a refund is on its way back, or came back, through the provider. */
export async function sentOf(tx: Database | Transaction, requestId: string): Promise<number> {
  const [sent] = await tx
    .select({ sum: sum(refund.sum).mapWith(Number) })
    .from(refund)
    .where(and(eq(refund.requestId, requestId), ne(refund.state, 'FAILED')));
  return sent?.sum ?? 0;
}

/**
 * What of an order's money belongs to refunds and does not go back through a provider: it will, or it went by hand. Nothing
 * else may give it back. The caller has locked the order.
 */
export async function promisedOf(tx: Database | Transaction, orderId: string): Promise<number> {
  const requests = await tx
    .select({ id: refundRequest.id, sum: refundRequest.sum })
    .from(refundRequest)
    .where(and(eq(refundRequest.orderId, orderId), inArray(refundRequest.state, [...COUNTING])));
  let promised = 0;
  for (const request of requests) promised += request.sum - (await sentOf(tx, request.id));
  return promised;
}
