import { eq } from 'drizzle-orm';
import type { Attempt } from '../../payments/attempts.ts';
import { payment } from '../../payments/base/tables.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { notifyShop } from '../../shop-notices/notify-shop.ts';
import type { LockedOrder } from '../queries/lock-order.ts';
import type { PayingDeps } from './paying-deps.ts';

/**
 * Records that the bank charged another sum than the sum due, and notifies the retailer. An operator then
 * decides whether to accept or return the money. A repeated report changes nothing.
 */
export async function openPaymentCase(
  tx: Transaction,
  deps: PayingDeps,
  { order: { number }, attempt, charged }: { order: LockedOrder; attempt: Attempt; charged: number },
): Promise<void> {
  await tx.update(payment).set({ askAt: null, otherSum: charged }).where(eq(payment.id, attempt.id));
  if (attempt.otherSum === charged) return;
  deps.logger.error({ paymentId: attempt.id }, 'the provider reports a sum that differs from the sum due');
  await notifyShop(tx, deps, { event: 'PAYMENT_DIFFERS', number, sum: charged, due: attempt.sum });
}
