import { eq } from 'drizzle-orm';
import type { ProviderPayment } from '../../domain/payment-provider.ts';
import {
  type Attempt,
  cancelAttempt,
  cancelLiveAttempts,
  findAttempt,
  lockAttempt,
} from '../../payments/attempts.ts';
import { payment } from '../../payments/base/tables.ts';
import { providerNamed } from '../../payments/payment-messages.ts';
import { refundAttempt } from '../../payments/refund.ts';
import { nextAsk } from '../../payments/rules/next-ask.ts';
import { sumOf } from '../../payments/rules/receipt-lines.ts';
import { isSettled, nextState } from '../../payments/rules/states.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { noteEditPaid } from '../editing/note-edit.ts';
import { applyWaitingEdit } from '../editing/waiting-edit.ts';
import { writeOrderLetter } from '../letters/write-letter.ts';
import { addStep, type Step } from '../queries/add-step.ts';
import { type LockedOrder, lockOrder } from '../queries/lock-order.ts';
import { receiptOfOrder, surplusLines } from '../queries/receipt-of-order.ts';
import { EDIT_PAID } from '../rules/reasons.ts';
import { capture } from './capture.ts';
import { dueOf, paysSurcharge } from './due.ts';
import { openPaymentCase } from './open-payment-case.ts';
import type { PayingDeps } from './paying-deps.ts';
import { retakeGoods } from './take-again.ts';

const USUAL_HOLD_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Updates a payment attempt and its order to the state that the provider has reported for the attempt. Locks
 * the order first, then the attempt, so that reports, cancellations and expiry cannot interfere with each
 * other. A repeated report changes nothing.
 */
export async function applyAnswer(
  deps: PayingDeps,
  attemptId: string,
  reported: ProviderPayment,
): Promise<void> {
  const found = await findAttempt(deps.db, attemptId);
  if (!found) return;
  await deps.db.transaction(async (tx) => {
    const lockedOrder = await lockOrder(tx, found.orderId);
    const attempt = await lockAttempt(tx, attemptId);
    if (!lockedOrder || !attempt) return;
    const change = (facts: Partial<Attempt>) =>
      tx.update(payment).set(facts).where(eq(payment.id, attempt.id));
    const now = deps.clock();
    const askAt = isSettled(reported.state) ? null : nextAsk(attempt.startedAt, now);
    if (reported.state === 'held' && (attempt.state === 'CANCELLED' || attempt.state === 'EXPIRED'))
      return cancelAttempt(tx, deps, attempt, attempt.state);
    const to = nextState(attempt.state, reported.state);
    if (to === undefined) return void (await change({ askAt }));
    if (to !== 'HELD' && to !== 'PAID') {
      const isLate = to === 'EXPIRED' && attempt.state === 'WAITING';
      const refusal = isLate ? 'LATE' : to === 'REFUSED' ? (reported.refusal ?? 'DECLINED') : null;
      return void (await change({ state: to, refusal, askAt, confirmationUrl: null }));
    }
    if (attempt.state !== 'HELD' && reported.sum !== attempt.sum)
      return to === 'HELD'
        ? // Nothing was charged, so the hold is released and the shopper can pay again.
          cancelAttempt(tx, deps, attempt, 'CANCELLED')
        : openPaymentCase(tx, deps, { order: lockedOrder, attempt, charged: reported.sum });
    const isNew = attempt.state !== 'HELD';
    // An edit may have made the order dearer since the attempt began. Such an attempt no longer pays it.
    const isEnough = lockedOrder.waitingEdit !== null || attempt.sum >= dueOf(lockedOrder);
    const accepted = isNew && isEnough ? await acceptMoney(tx, deps, lockedOrder, attempt) : undefined;
    if (isNew && !accepted) {
      if (to === 'HELD') return cancelAttempt(tx, deps, attempt, 'CANCELLED');
      await change({
        state: 'PAID',
        otherSum: null,
        takenSum: reported.sum,
        askAt,
        confirmationUrl: null,
      });
      return refundUnneeded(tx, deps, lockedOrder, {
        attempt: { ...attempt, takenSum: reported.sum },
        isEnough,
      });
    }
    await change({
      state: to,
      otherSum: null,
      askAt,
      confirmationUrl: null,
      heldUntil: reported.heldUntil ?? usualEndOf(attempt),
      ...(to === 'PAID' && { takenSum: reported.sum }),
    });
    // Some providers reserve (hold) the money of every payment. If the order does not need this, the money is
    // charged at once.
    if (to === 'HELD' && !attempt.holds && providerNamed(deps, attempt.provider).holdsAll)
      await capture(tx, deps, {
        id: attempt.id,
        sum: attempt.sum,
        lines: await receiptOfOrder(tx, lockedOrder, 'full_prepayment'),
      });
    // Since the payment began, pieces may have been cancelled. The sum due is then less than the reserved
    // sum, or the attempt has ended.
    const due = attempt.state === 'HELD' ? attempt.sum : dueOf(lockedOrder);
    const surplus = reported.sum - due;
    if (to === 'PAID' && surplus > 0)
      await refundAttempt(tx, deps, attempt, {
        sum: surplus,
        reason: 'NOT_KEPT',
        lines: await surplusLines(tx, lockedOrder, { sum: surplus, name: 'Товары, от которых отказались' }),
      });
    // The letter is written after everything else, because it names the sums that were paid and the sums that
    // are refunded.
    if (accepted) await addStep(tx, deps, lockedOrder.id, accepted);
    if (accepted?.reason === EDIT_PAID) await noteEditPaid(tx, deps, lockedOrder);
  });
  deps.wakeOutbox();
}

/** When a reservation of money is assumed to end, for providers that do not report it. */
const usualEndOf = ({ startedAt }: Attempt) => new Date(startedAt.getTime() + USUAL_HOLD_MS);

/**
 * The step by which an order accepts the money of a payment attempt; undefined if it does not need the money.
 * If the order was cancelled because it was not paid in time, it is restored if its goods are still in stock.
 * While an edit waits for its surcharge, only a payment of the surcharge carries it out, because the order itself
 * is paid already.
 */
export async function acceptMoney(
  tx: Transaction,
  deps: PayingDeps,
  lockedOrder: LockedOrder,
  attempt: Attempt,
): Promise<Step | undefined> {
  if (lockedOrder.waitingEdit && !paysSurcharge(lockedOrder, attempt)) return undefined;
  const isRevived = lockedOrder.state === 'CANCELLED' && (await retakeGoods(tx, deps, lockedOrder));
  if (lockedOrder.state !== 'AWAITING_PAYMENT' && !isRevived) return undefined;
  await cancelLiveAttempts(tx, deps, lockedOrder.id, { except: attempt.id });
  if (lockedOrder.waitingEdit) {
    await applyWaitingEdit(tx, lockedOrder, lockedOrder.waitingEdit);
    return { from: lockedOrder.state, to: 'PAID', by: 'shop', reason: EDIT_PAID, isPassing: true };
  }
  return { from: lockedOrder.state, to: 'PAID', by: 'shop', reason: isRevived ? 'PAID_LATE' : null };
}

/** Refunds money that the order does not need, and writes a letter about it. */
async function refundUnneeded(
  tx: Transaction,
  deps: PayingDeps,
  lockedOrder: LockedOrder,
  { attempt, isEnough }: { attempt: Attempt; isEnough: boolean },
): Promise<void> {
  const { state } = lockedOrder;
  const reason = state === 'CANCELLED' ? 'PAID_TOO_LATE' : isEnough ? 'PAID_TWICE' : 'PAID_BEFORE_EDIT';
  const sum = attempt.takenSum;
  const whole = await receiptOfOrder(tx, lockedOrder, 'full_prepayment');
  // The payment was for the order as it was then, or for a surcharge.
  const lines =
    sumOf(whole) === sum
      ? whole
      : await surplusLines(tx, lockedOrder, { sum, name: 'Оплата, которая не\u00a0понадобилась' });
  await refundAttempt(tx, deps, attempt, { sum, reason, lines });
  await writeOrderLetter(tx, deps, lockedOrder.id, { kind: UNNEEDED[reason], sum });
}

const UNNEEDED = {
  PAID_TOO_LATE: 'paid-too-late',
  PAID_TWICE: 'paid-twice',
  PAID_BEFORE_EDIT: 'paid-before-edit',
} as const;
