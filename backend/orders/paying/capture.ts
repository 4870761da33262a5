import { eq } from 'drizzle-orm';
import type { ReceiptLine } from '../../domain/payment-provider.ts';
import { type Attempt, attemptsOf, cancelAttempt, lockAttempt } from '../../payments/attempts.ts';
import type { PaymentMessage } from '../../payments/base/payment-message.ts';
import { payment } from '../../payments/base/tables.ts';
import { MESSAGE_LIFE_MS, refund, refundableSum } from '../../payments/refund.ts';
import { reducedTo, sumOf } from '../../payments/rules/receipt-lines.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { type LockedOrder, lockOrder } from '../queries/lock-order.ts';
import { receiptOfOrder } from '../queries/receipt-of-order.ts';
import type { PayingDeps } from './paying-deps.ts';

/**
 * Reserved money is charged if its reservation ends within this time, in ms, even if the order was not handed
 * over.
 */
const MARGIN_MS = 12 * 60 * 60 * 1000;

/**
 * Settles the money of an order that is handed over as a whole or in part, in the transaction of that step.
 * Of reserved money, the price of the kept pieces is charged, and the rest is released. If the money was
 * already paid, the price of the returned pieces is refunded, and the final receipt follows. The caller must
 * have locked the order, and must wake the outbox after the transaction commits.
 * @param kept receipt lines for the kept pieces, with marking codes, delivery included
 * @param returned receipt lines for the returned pieces
 */
export async function settlePayment(
  tx: Transaction,
  deps: Pick<OrdersDeps, 'clock' | 'ids'>,
  orderId: string,
  { kept, returned }: { kept: readonly ReceiptLine[]; returned: readonly ReceiptLine[] },
): Promise<void> {
  const attempts = await attemptsThatPaid(tx, orderId);
  const [attempt] = attempts;
  if (!attempt) return;
  const left = attempts.reduce((all, one) => all + one.left, 0);
  // If an operator has refunded money without goods, less may be left to charge than the kept pieces cost.
  const sum = Math.min(sumOf(kept), left);
  const lines = reducedTo(sum, kept);
  if (attempt.state === 'HELD') {
    if (sum === 0) return cancelAttempt(tx, deps, attempt, 'CANCELLED');
    // All the reserved money may have been charged already because its reservation was ending. The difference
    // to the price of the kept pieces is then refunded later.
    await tx.update(payment).set({ sum }).where(eq(payment.id, attempt.id));
    return capture(tx, deps, { id: attempt.id, sum, lines });
  }
  const back = left - sum;
  if (back > 0)
    await refund(tx, deps, { orderId, sum: back, reason: 'RETURNED', lines: reducedTo(back, returned) });
  // An order whose edit had a surcharge has two payments, and each needs its final receipt. The marking codes
  // are on the first one.
  for (const [place, { id: paymentId, left: own }] of (await attemptsThatPaid(tx, orderId)).entries())
    await enqueue<PaymentMessage>(tx, deps, {
      content: {
        kind: 'payment-close',
        paymentId,
        sum: own,
        lines: own === sum ? lines : reducedTo(own, place === 0 ? lines : withoutMarks(lines)),
      },
      life: MESSAGE_LIFE_MS,
    });
}

const withoutMarks = (lines: readonly ReceiptLine[]): ReceiptLine[] =>
  lines.map((line) => (line.mark === null ? line : { ...line, subject: 'commodity', mark: null }));

/** Settles the money of an order whose goods are all handed over. */
export async function settleWhole(
  tx: Transaction,
  deps: Pick<OrdersDeps, 'clock' | 'ids'>,
  lockedOrder: LockedOrder,
): Promise<void> {
  const kept = await receiptOfOrder(tx, lockedOrder, 'full_payment');
  await settlePayment(tx, deps, lockedOrder.id, { kept, returned: [] });
}

/**
 * Locks and returns the attempts by which the order and the surcharges of its edits were paid, with the money
 * that is left of each, in kopecks. Late and duplicate payments are ignored, because they are refunded. If money
 * is reserved, there is no other attempt.
 */
async function attemptsThatPaid(tx: Transaction, orderId: string): Promise<(Attempt & { left: number })[]> {
  const found: (Attempt & { left: number })[] = [];
  for (const { id, state } of await attemptsOf(tx, orderId)) {
    if (state !== 'HELD' && state !== 'PAID') continue;
    const attempt = await lockAttempt(tx, id);
    if (!attempt) continue;
    if (attempt.state === 'HELD') return [{ ...attempt, left: attempt.sum }];
    const left = await refundableSum(tx, attempt);
    if (left > 0) found.push({ ...attempt, left });
  }
  return found;
}

/**
 * Requests that reserved money is charged. The caller must wake the outbox after the transaction was
 * committed.
 */
export const capture = (
  tx: Transaction,
  deps: Pick<OrdersDeps, 'clock' | 'ids'>,
  { id: paymentId, sum, lines }: { id: string; sum: number; lines: ReceiptLine[] },
) =>
  enqueue<PaymentMessage>(tx, deps, {
    content: { kind: 'payment-capture', paymentId, sum, lines },
    life: MESSAGE_LIFE_MS,
  });

/**
 * Charges money whose reservation is about to end. If pieces are returned later, their price is refunded
 * then.
 */
export async function captureBeforeEnd(deps: PayingDeps, { id, orderId, heldUntil }: Attempt): Promise<void> {
  const now = deps.clock().getTime();
  if (heldUntil === null || heldUntil.getTime() - now > MARGIN_MS) return;
  await deps.db.transaction(async (tx) => {
    const lockedOrder = await lockOrder(tx, orderId);
    const attempt = await lockAttempt(tx, id);
    if (!lockedOrder || attempt?.state !== 'HELD') return;
    const lines = reducedTo(attempt.sum, await receiptOfOrder(tx, lockedOrder, 'full_prepayment'));
    await capture(tx, deps, { id, sum: attempt.sum, lines });
  });
  deps.wakeOutbox();
}
