import { eq } from 'drizzle-orm';
import type { ReceiptLine } from '../../domain/payment-provider.ts';
import { type Attempt, attemptsOf, cancelAttempt, lockAttempt } from '../../payments/attempts.ts';
import type { PaymentMessage } from '../../payments/base/payment-message.ts';
import { payment } from '../../payments/base/tables.ts';
import { leftOf, MESSAGE_LIFE_MS, refundAttempt } from '../../payments/refund.ts';
import { loweredTo, sumOf } from '../../payments/rules/receipt-lines.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { type LockedOrder, lockOrder } from '../queries/lock-order.ts';
import { receiptOfOrder } from '../queries/receipt-of-order.ts';
import type { PayingDeps } from './paying-deps.ts';

/** A hold that ends sooner than this is taken, whether the order was handed over or not. */
const MARGIN_MS = 12 * 60 * 60 * 1000;

/**
 * Settles the money of an order that is handed over, whole or in part, in the transaction of that step: what is held is taken
 * for what was kept, the rest is released; what was paid before goes back where it was not kept, and the receipt for the goods
 * follows. The row of the order is locked. Wake the outbox after the commit.
 * @param kept lines of the receipt for what was kept, with marking codes, delivery included
 * @param returned lines of the receipt for what was not kept
 */
export async function settlePayment(
  tx: Transaction,
  deps: Pick<OrdersDeps, 'clock' | 'ids'>,
  orderId: string,
  { kept, returned }: { kept: readonly ReceiptLine[]; returned: readonly ReceiptLine[] },
): Promise<void> {
  const attempt = await attemptThatPaid(tx, orderId);
  if (!attempt) return;
  const left = attempt.state === 'HELD' ? attempt.sum : await leftOf(tx, attempt);
  // Less is left than was kept where an operator gave money back without goods.
  const sum = Math.min(sumOf(kept), left);
  const lines = loweredTo(sum, kept);
  if (attempt.state === 'HELD') {
    if (sum === 0) return cancelAttempt(tx, deps, attempt, 'CANCELLED');
    // Should more be taken before, because the hold was about to end, the difference goes back.
    await tx.update(payment).set({ sum }).where(eq(payment.id, attempt.id));
    return capture(tx, deps, { id: attempt.id, sum, lines });
  }
  const back = left - sum;
  if (back > 0)
    await refundAttempt(tx, deps, attempt, {
      sum: back,
      reason: 'RETURNED',
      lines: loweredTo(back, returned),
    });
  if (sum > 0)
    await enqueue<PaymentMessage>(tx, deps, {
      content: { kind: 'payment-close', paymentId: attempt.id, sum, lines },
      life: MESSAGE_LIFE_MS,
    });
}

/** The same for an order that is handed over as a whole. */
export async function settleWhole(
  tx: Transaction,
  deps: Pick<OrdersDeps, 'clock' | 'ids'>,
  held: LockedOrder,
): Promise<void> {
  const kept = await receiptOfOrder(tx, held, 'full_payment');
  await settlePayment(tx, deps, held.id, { kept, returned: [] });
}

/** The attempt whose money an order has, locked: not one that came too late or twice, whose money goes back. */
async function attemptThatPaid(tx: Transaction, orderId: string): Promise<Attempt | undefined> {
  for (const { id, state } of await attemptsOf(tx, orderId)) {
    if (state !== 'HELD' && state !== 'PAID') continue;
    const attempt = await lockAttempt(tx, id);
    if (attempt && (attempt.state === 'HELD' || (await leftOf(tx, attempt)) > 0)) return attempt;
  }
  return undefined;
}

/** Has a sum of a hold taken. Wake the outbox after the commit. */
export const capture = (
  tx: Transaction,
  deps: Pick<OrdersDeps, 'clock' | 'ids'>,
  { id: paymentId, sum, lines }: { id: string; sum: number; lines: ReceiptLine[] },
) =>
  enqueue<PaymentMessage>(tx, deps, {
    content: { kind: 'payment-capture', paymentId, sum, lines },
    life: MESSAGE_LIFE_MS,
  });

/** Takes a hold that would end before long; what is not kept of the order goes back later. */
export async function captureBeforeEnd(deps: PayingDeps, { id, orderId, heldUntil }: Attempt): Promise<void> {
  const now = deps.clock().getTime();
  if (heldUntil === null || heldUntil.getTime() - now > MARGIN_MS) return;
  await deps.db.transaction(async (tx) => {
    const held = await lockOrder(tx, orderId);
    const attempt = await lockAttempt(tx, id);
    if (!held || attempt?.state !== 'HELD') return;
    const lines = loweredTo(attempt.sum, await receiptOfOrder(tx, held, 'full_prepayment'));
    await capture(tx, deps, { id, sum: attempt.sum, lines });
  });
  deps.wakeOutbox();
}
