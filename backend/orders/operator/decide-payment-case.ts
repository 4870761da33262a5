import { eq } from 'drizzle-orm';
import type { OperatorOrder, PaymentDecision } from '#contract/client/client.schemas.ts';
import { type Attempt, lockAttempt } from '../../payments/attempts.ts';
import { payment } from '../../payments/base/tables.ts';
import { refundAttempt } from '../../payments/refund.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { noteEditPaid } from '../editing/note-edit.ts';
import { writeOrderLetter } from '../letters/write-letter.ts';
import { acceptMoney } from '../paying/apply-answer.ts';
import { dueOf } from '../paying/due.ts';
import { addStep, writeEvent } from '../queries/add-step.ts';
import type { LockedOrder } from '../queries/lock-order.ts';
import { surplusLines } from '../queries/receipt-of-order.ts';
import { EDIT_PAID } from '../rules/reasons.ts';
import { stepRefused } from '../rules/step-refused.ts';
import { changeOrder, type OperatorChange } from './change-order.ts';

type Case = { row: LockedOrder; attempt: Attempt; charged: number };

/**
 * Carries out an operator's decision to accept or to return a payment that was not equal to the sum due.
 * @throws ProblemError 404 for a payment of another order; 409 if the payment does not wait for a decision,
 * or if its order needs no money
 */
export function decidePaymentCase(
  call: OperatorChange<PaymentDecision> & { params: { paymentId: string } },
): Promise<OperatorOrder> {
  const { deps, principal, params, body } = call;
  return changeOrder(call, async (tx, { row }) => {
    const attempt = await lockAttempt(tx, params.paymentId);
    if (attempt?.orderId !== row.id) throw new ProblemError(404, 'NOT_FOUND');
    const charged = attempt.otherSum;
    if (charged === null || attempt.otherSumDecision !== null) throw stepRefused();
    const decide = body.decision === 'ACCEPT' ? accept : giveBack;
    const state = await decide(tx, deps, { row, attempt, charged });
    const event = { state, at: deps.clock(), by: 'operator' as const, operatorId: principal.id };
    await writeEvent(tx, deps, row.id, { ...event, reason: `OTHER_SUM_${body.decision}`, lines: [] });
  });
}

/**
 * Accepts the charged sum as the payment of the order. If it is more than the order costs, refunds the
 * difference.
 */
async function accept(tx: Transaction, deps: OrdersDeps, { row, attempt, charged }: Case) {
  const step = await acceptMoney(tx, deps, row, attempt);
  if (!step) throw stepRefused();
  await end(tx, attempt, { state: 'PAID', takenSum: charged, otherSumDecision: 'ACCEPT' });
  const surplus = charged - dueOf(row);
  if (surplus > 0)
    await refundAttempt(tx, deps, attempt, {
      sum: surplus,
      reason: 'OTHER_SUM',
      lines: await surplusLines(tx, row, { sum: surplus, name: 'Излишне уплаченная сумма' }),
    });
  await addStep(tx, deps, row.id, step);
  if (step.reason === EDIT_PAID) await noteEditPaid(tx, deps, row);
  return step.to;
}

/** Returns the charged sum. The payment attempt is treated as refused, so that the shopper can pay again. */
async function giveBack(tx: Transaction, deps: OrdersDeps, { row, attempt, charged }: Case) {
  await end(tx, attempt, {
    state: 'REFUSED',
    refusal: 'DECLINED',
    takenSum: charged,
    otherSumDecision: 'RETURN',
  });
  await refundAttempt(tx, deps, attempt, {
    sum: charged,
    reason: 'OTHER_SUM',
    lines: await surplusLines(tx, row, { sum: charged, name: 'Ошибочно уплаченная сумма' }),
  });
  await writeOrderLetter(tx, deps, row.id, { kind: 'paid-other-sum', sum: charged });
  return row.state;
}

const end = (tx: Transaction, { id }: Attempt, facts: Partial<Attempt>) =>
  tx
    .update(payment)
    .set({ ...facts, askAt: null, confirmationUrl: null })
    .where(eq(payment.id, id));
