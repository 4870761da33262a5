import { and, asc, eq, inArray, ne, sum } from 'drizzle-orm';
import type { ReceiptLine } from '../domain/payment-provider.ts';
import type { Transaction } from '../platform/db/database.ts';
import { enqueue } from '../platform/outbox/enqueue.ts';
import { type Attempt, cancelAttempt } from './attempts.ts';
import type { PaymentsDeps } from './base/deps.ts';
import type { PaymentMessage } from './base/payment-message.ts';
import { payment, refund as refundTable } from './base/tables.ts';
import { reducedTo } from './rules/receipt-lines.ts';

/** For how long a refund is repeated if it fails, in ms. A provider may be unavailable for several days. */
export const MESSAGE_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

type Tools = Pick<PaymentsDeps, 'clock' | 'ids'>;

export type NewRefund = {
  orderId: string;
  /** Sum to refund, in kopecks. */
  sum: number;
  /** Code of the reason, such as CANCELLED or RETURNED. */
  reason: string;
  /** Lines of the refund receipt. They add up to the sum. */
  lines: readonly ReceiptLine[];
  /** Id of the shopper's refund request for which the money is refunded. */
  requestId?: string;
};

/** How much of the sum that a payment attempt has charged can still be refunded, in kopecks. */
export async function refundableSum(tx: Transaction, { id, takenSum }: Attempt): Promise<number> {
  const [back] = await tx
    .select({ sum: sum(refundTable.sum).mapWith(Number) })
    .from(refundTable)
    .where(and(eq(refundTable.paymentId, id), ne(refundTable.state, 'FAILED')));
  return takenSum - (back?.sum ?? 0);
}

/**
 * Refunds money of an order in the transaction of the change that causes the refund. If the money is only
 * reserved, less of it will be charged; if it was charged, an outbox message requests the refund. The caller
 * must have locked the order, and must wake the outbox after the transaction commits.
 * @throws Error if the sum exceeds the paid sum
 */
export async function refund(
  tx: Transaction,
  tools: Tools,
  { orderId, sum: wanted, lines, ...why }: NewRefund,
): Promise<void> {
  const paid = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, orderId), inArray(payment.state, ['HELD', 'PAID'])))
    .orderBy(asc(payment.position))
    .for('update');
  let missing = wanted;
  for (const attempt of paid) {
    if (missing === 0) break;
    const part = Math.min(missing, attempt.state === 'HELD' ? attempt.sum : await refundableSum(tx, attempt));
    if (part === 0) continue;
    if (attempt.state === 'PAID')
      await refundAttempt(tx, tools, attempt, {
        ...why,
        sum: part,
        lines: part === wanted ? lines : reducedTo(part, lines),
      });
    else if (part === attempt.sum) await cancelAttempt(tx, tools, attempt, 'CANCELLED');
    else
      await tx
        .update(payment)
        .set({ sum: attempt.sum - part })
        .where(eq(payment.id, attempt.id));
    missing -= part;
  }
  if (missing > 0) throw new Error('The refund exceeds the sum paid for the order.');
}

/** Refunds money that one payment attempt has charged. */
export async function refundAttempt(
  tx: Transaction,
  tools: Tools,
  { id: paymentId }: Attempt,
  options: Omit<NewRefund, 'orderId'>,
): Promise<void> {
  const id = tools.ids();
  await tx.insert(refundTable).values({
    id,
    paymentId,
    sum: options.sum,
    reason: options.reason,
    lines: [...options.lines],
    requestId: options.requestId ?? null,
    state: 'REQUESTED',
    requestedAt: tools.clock(),
  });
  await enqueue<PaymentMessage>(tx, tools, {
    content: { kind: 'refund', refundId: id },
    life: MESSAGE_LIFE_MS,
  });
}
