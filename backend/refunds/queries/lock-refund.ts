import { eq } from 'drizzle-orm';
import { refundRequest } from '../../domain/tables/refunds.ts';
import { type LockedOrder, lockOrder } from '../../orders/queries/lock-order.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { RefundRow } from '../base/refund-row.ts';

export type HeldRefund = { row: RefundRow; order: LockedOrder };

/**
 * Locks a refund of an owner until the transaction ends, and its order before it: after the order come refund, payments and
 * articles. One that is not there, or is of another owner, is NOT_FOUND.
 */
export async function lockRefund(
  tx: Transaction,
  which: { id: string; ownerId: string } | { id: string; orderId: string },
): Promise<HeldRefund> {
  const [found] = await tx
    .select({ orderId: refundRequest.orderId })
    .from(refundRequest)
    .where(eq(refundRequest.id, which.id));
  const order = found && (await lockOrder(tx, found.orderId));
  const isWanted = 'ownerId' in which ? order?.ownerId === which.ownerId : order?.id === which.orderId;
  if (!order || !isWanted) throw new ProblemError(404, 'NOT_FOUND');
  const [row] = await tx.select().from(refundRequest).where(eq(refundRequest.id, which.id)).for('update');
  // What was never sent is no business of operators.
  if (!row || ('orderId' in which && row.number === null)) throw new ProblemError(404, 'NOT_FOUND');
  return { row, order };
}
