import { eq, sql } from 'drizzle-orm';
import type { OperatorRefund, RefundPayment } from '#contract/client/client.schemas.ts';
import { vatRateOfDelivery } from '#shared/orders/vat.ts';
import { payoutError, type TillMeans } from '#shared/payments/till.ts';
import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import type { ReceiptLine } from '../../domain/payment-provider.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import { writeEvent as writeOrderEvent } from '../../orders/queries/add-step.ts';
import { attemptsOf, paidOf } from '../../payments/attempts.ts';
import { sumSentToProvider } from '../../payments/promised.ts';
import { refund } from '../../payments/refund.ts';
import { receiptLines, reducedTo, type Sold } from '../../payments/rules/receipt-lines.ts';
import { meansTaken, writeTillEntry } from '../../payments/till.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { invalidRequest, ProblemError } from '../../platform/http/problem.ts';
import type { RefundsDeps } from '../base/deps.ts';
import type { LockedRefund } from '../queries/lock-refund.ts';
import { linesOfRefund } from '../reading/read-refund.ts';
import { changeRefund, type RefundChange, stepRefused } from './change-refund.ts';

/**
 * Refunds the money after the goods were received: through the provider that charged it, or at the till, or
 * by hand if the order was paid on receipt or the operator chooses that. If it is refunded by hand, the shop
 * only records this; at the till, it also records the receipt. A refund through a provider is complete when
 * the provider confirms it.
 */
export function payRefund(call: RefundChange<RefundPayment>): Promise<OperatorRefund> {
  const { deps, principal, body } = call;
  return changeRefund(call, async (tx, lockedRefund) => {
    const { row, order, step, assertStep } = lockedRefund;
    assertStep('REFUNDED');
    if (row.moneySentAt !== null) throw stepRefused();
    if (body.payBy !== undefined) await assertMeans(tx, order, body.payBy);
    const sent = await sendMoney(tx, deps, lockedRefund, { ...body, operatorId: principal.id });
    if (sent === 'paid') await step('REFUNDED', { set: { moneySentAt: deps.clock() } });
  });
}

/** @throws ProblemError 422 if the order was not paid by the given means */
export async function assertMeans(
  tx: Transaction,
  { id, payment }: LockedRefund['order'],
  payBy: TillMeans | undefined,
): Promise<void> {
  const wrong = payoutError({ payment, takenBy: await meansTaken(tx, id) }, payBy);
  if (wrong) throw invalidRequest([wrong]);
}

type Sending = { payBy?: TillMeans | undefined; byHand?: boolean | undefined; operatorId: string };

/**
 * Pays the money of a refund whose goods were received, and records this with the order. If the money is paid
 * at once, the caller must move the refund to REFUNDED. If a provider pays it, the refund moves to REFUNDED
 * when the provider confirms it.
 * @throws ProblemError 409 if the money was not charged yet, or if less is left than the sum to refund
 */
export async function sendMoney(
  tx: Transaction,
  deps: RefundsDeps,
  lockedRefund: LockedRefund,
  { payBy, byHand, operatorId }: Sending,
): Promise<'paid' | 'asked'> {
  const { row, order } = lockedRefund;
  const now = deps.clock();
  const reason = 'RETURNED';
  const left = row.sum - (await sumSentToProvider(tx, row.id));
  await writeOrderEvent(tx, deps, order.id, {
    state: order.state,
    at: now,
    by: 'operator',
    operatorId,
    reason,
    lines: [],
  });
  const lines = reducedTo(left, await receiptOf(tx, lockedRefund));
  if (payBy !== undefined) {
    const entry = { kind: 'PAID_OUT' as const, means: payBy, reason, lines, operatorId };
    await writeTillEntry(tx, deps, { ...entry, orderId: order.id, requestId: row.id });
    return 'paid';
  }
  if (byHand || isOnReceipt(order.payment) || left === 0) return 'paid';
  await assertPossible(tx, order.id, left);
  await refund(tx, deps, { orderId: order.id, sum: left, reason, lines, requestId: row.id });
  await tx
    .update(refundRequest)
    .set({ moneySentAt: now, updatedAt: now, version: sql`${refundRequest.version} + 1` })
    .where(eq(refundRequest.id, row.id));
  return 'asked';
}

/** @throws ProblemError 409 if the money was not charged yet, or if less is left than the sum to refund */
async function assertPossible(tx: Transaction, orderId: string, sum: number): Promise<void> {
  const attempts = await attemptsOf(tx, orderId);
  const paid = await paidOf(tx, orderId);
  const available = (paid?.paidSum ?? 0) - (paid?.refundedSum ?? 0);
  if (attempts.some(({ state }) => state === 'HELD') || available < sum)
    throw new ProblemError(409, 'REFUND_NOT_POSSIBLE');
}

/** Receipt lines of a refund: the accepted pieces with the refunded sums and their marking codes. */
async function receiptOf(
  tx: Transaction,
  { row, order }: Pick<LockedRefund, 'row' | 'order'>,
): Promise<ReceiptLine[]> {
  const lines = await linesOfRefund(tx, row);
  const goods = lines.flatMap(({ line, of }): Sold[] => {
    const quantity = line.accepted ?? line.quantity;
    const name = `${of.name}, ${of.size}`;
    const facts = { name, quantity, total: line.sum, vatRate: of.vatRate, marks: line.codes };
    return quantity > 0 ? [{ ...facts, subject: 'commodity' }] : [];
  });
  const carriage: Sold = {
    name: 'Доставка',
    quantity: 1,
    total: row.deliverySum,
    subject: 'service',
    marks: [],
    vatRate: vatRateOfDelivery(
      order,
      lines.map(({ of }) => of),
    ),
  };
  return receiptLines([...goods, carriage], 'full_payment');
}
