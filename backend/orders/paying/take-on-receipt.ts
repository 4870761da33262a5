import { chosenMeans, type TillMeans } from '#shared/payments/till.ts';
import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import { writeTillEntry } from '../../payments/till.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { OrdersDeps } from '../base/deps.ts';
import type { LockedOrder } from '../queries/lock-order.ts';
import { receiptOfOrder } from '../queries/receipt-of-order.ts';

/**
 * Records the money that a buyer pays on receipt of an order. Call this after the returned pieces were
 * removed from the order. If `means` is missing, the buyer is assumed to have paid by the method chosen in
 * the order.
 * @param taken.operatorId missing if a carrier took the money
 */
export async function takeOnReceipt(
  tx: Transaction,
  deps: Pick<OrdersDeps, 'clock' | 'ids'>,
  lockedOrder: LockedOrder,
  { means, operatorId }: { means?: TillMeans | undefined; operatorId?: string },
): Promise<void> {
  const { id: orderId, payment } = lockedOrder;
  if (!isOnReceipt(payment)) return;
  await writeTillEntry(tx, deps, {
    orderId,
    operatorId,
    kind: 'TAKEN',
    means: means ?? chosenMeans(payment),
    lines: await receiptOfOrder(tx, lockedOrder, 'full_payment'),
  });
}
