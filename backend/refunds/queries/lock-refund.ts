import { eq } from 'drizzle-orm';
import { refundRequest } from '../../domain/tables/refunds.ts';
import { type LockedOrder, lockOrder } from '../../orders/queries/lock-order.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { RefundRow } from '../base/refund-row.ts';

export type LockedRefund = { row: RefundRow; order: LockedOrder };

/**
 * Locks an owner's refund for the rest of the transaction. To avoid deadlocks, rows are always locked in this
 * order: the order, the refund, payments, articles.
 * @throws ProblemError NOT_FOUND if the refund does not exist or has another owner
 */
export async function lockRefund(
  tx: Transaction,
  which: { id: string; ownerId: string } | { id: string; orderId: string },
): Promise<LockedRefund> {
  const [found] = await tx
    .select({ orderId: refundRequest.orderId })
    .from(refundRequest)
    .where(eq(refundRequest.id, which.id));
  const order = found && (await lockOrder(tx, found.orderId));
  const isWanted = 'ownerId' in which ? order?.ownerId === which.ownerId : order?.id === which.orderId;
  if (!order || !isWanted) throw new ProblemError(404, 'NOT_FOUND');
  const [row] = await tx.select().from(refundRequest).where(eq(refundRequest.id, which.id)).for('update');
  // Operators cannot see drafts, which have no number yet.
  if (!row || ('orderId' in which && row.number === null)) throw new ProblemError(404, 'NOT_FOUND');
  return { row, order };
}
