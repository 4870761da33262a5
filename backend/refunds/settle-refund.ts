import { and, count, eq, sql } from 'drizzle-orm';
import { refundRequest } from '../domain/tables/refunds.ts';
import { refund } from '../payments/base/tables.ts';
import { sumSentToProvider } from '../payments/promised.ts';
import type { Transaction } from '../platform/db/database.ts';
import { addStep, type StepDeps, writeEvent } from './queries/add-step.ts';

/**
 * Completes a refund after the provider has paid the money. If the provider has failed, reopens the refund
 * for operators. The order need not be locked: only the refund changes, and since the provider was asked to
 * pay, the money has counted as refunded.
 */
export async function settleRefund(
  tx: Transaction,
  deps: StepDeps,
  { requestId, state }: { requestId: string; state: 'DONE' | 'FAILED' },
): Promise<void> {
  const [row] = await tx.select().from(refundRequest).where(eq(refundRequest.id, requestId)).for('update');
  if (row?.state !== 'RECEIVED') return;
  const now = deps.clock();
  if (state === 'FAILED') {
    await tx
      .update(refundRequest)
      .set({ moneySentAt: null, updatedAt: now, version: sql`${refundRequest.version} + 1` })
      .where(eq(refundRequest.id, requestId));
    return writeEvent(tx, requestId, { state: row.state, at: now, by: 'shop', reason: 'NOT_PAID' });
  }
  const [waiting] = await tx
    .select({ refunds: count() })
    .from(refund)
    .where(and(eq(refund.requestId, requestId), eq(refund.state, 'REQUESTED')));
  const isWhole = waiting?.refunds === 0 && (await sumSentToProvider(tx, requestId)) >= row.sum;
  if (isWhole) await addStep(tx, deps, row, { to: 'REFUNDED', by: 'shop' });
}
