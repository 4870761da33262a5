import type { ReceiptLine } from '../../domain/payment-provider.ts';
import { cancelLiveAttempts, paidOf } from '../../payments/attempts.ts';
import { refund } from '../../payments/refund.ts';
import { reducedTo, sumOf } from '../../payments/rules/receipt-lines.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { OrdersDeps } from '../base/deps.ts';
import type { LockedOrder } from '../queries/lock-order.ts';
import { receiptOfOrder, receiptOfPieces } from '../queries/receipt-of-order.ts';
import { linesOf } from '../reading/order-view.ts';

type Tools = Pick<OrdersDeps, 'clock' | 'ids'>;

/**
 * Refunds all money of an order and ends its payment attempt if one is still live. Call this before the order
 * is cancelled, with the order locked.
 */
export async function returnAllMoney(tx: Transaction, deps: Tools, lockedOrder: LockedOrder): Promise<void> {
  const paid = await paidOf(tx, lockedOrder.id);
  const sum = (paid?.paidSum ?? 0) - (paid?.refundedSum ?? 0);
  const lines = upTo(sum, await receiptOfOrder(tx, lockedOrder, 'full_prepayment'));
  if (sum > 0) await refund(tx, deps, { orderId: lockedOrder.id, sum, reason: 'CANCELLED', lines });
  await cancelLiveAttempts(tx, deps, lockedOrder.id);
}

/**
 * Returns the money of pieces that are about to be cancelled, as `returnAllMoney` does for a whole order.
 * Call it before the lines of the order change. A pending attempt is ended, because its sum would be too
 * large; the shopper starts another one.
 * @param cancelled.sum price of the cancelled pieces, in kopecks
 */
export async function returnPartOfMoney(
  tx: Transaction,
  deps: Tools,
  lockedOrder: LockedOrder,
  cancelled: { sum: number; pieces: readonly { position: number; pieces: number }[] },
): Promise<void> {
  const paid = await paidOf(tx, lockedOrder.id);
  if (!paid || cancelled.sum === 0) return;
  if (paid.paidSum === 0) return cancelLiveAttempts(tx, deps, lockedOrder.id);
  const left = await linesOf(tx, [lockedOrder.id]);
  const pieces = left.map(
    (line) => cancelled.pieces.find((one) => one.position === line.position)?.pieces ?? 0,
  );
  // Less money may be left than the cancelled pieces cost, because an operator has refunded money without
  // goods or accepted a smaller payment.
  const sum = Math.min(cancelled.sum, paid.paidSum - paid.refundedSum);
  if (sum === 0) return;
  const lines = upTo(sum, receiptOfPieces(left, pieces, 'full_prepayment'));
  await refund(tx, deps, { orderId: lockedOrder.id, sum, reason: 'CANCELLED', lines });
}

/**
 * Receipt lines for a refund of `sum`, in kopecks. If the given lines add up to more, their prices are
 * reduced.
 */
const upTo = (sum: number, lines: ReceiptLine[]): ReceiptLine[] =>
  sumOf(lines) > sum ? reducedTo(sum, lines) : lines;
