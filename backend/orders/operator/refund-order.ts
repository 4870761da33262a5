import type { OperatorOrder, OrderRefund } from '#contract/client/client.schemas.ts';
import { invalidEntryIndex, NOT_ENOUGH_PIECES, SUM_OR_PIECES } from '#shared/orders/cancelled-lines.ts';
import { remainingQuantity } from '#shared/orders/order-facts.ts';
import { FINISHED } from '#shared/orders/states.ts';
import { spread } from '#shared/payments/spread.ts';
import { payoutError } from '#shared/payments/till.ts';
import type { ReceiptLine } from '../../domain/payment-provider.ts';
import { sumLeftToRefund } from '../../payments/promised.ts';
import { refund } from '../../payments/refund.ts';
import { receiptLines, sumOf } from '../../payments/rules/receipt-lines.ts';
import { meansTaken, writeTillEntry } from '../../payments/till.ts';
import { invalidRequest, ProblemError } from '../../platform/http/problem.ts';
import { heldLines } from '../cancel-pieces.ts';
import { writeOrderLetter } from '../letters/write-letter.ts';
import { writeEvent } from '../queries/add-step.ts';
import type { LockedOrder } from '../queries/lock-order.ts';
import { receiptOfOrder, receiptOfPieces } from '../queries/receipt-of-order.ts';
import { changeOrder, type OperatorChange } from './change-order.ts';
import { invalidField, type Lines } from './off-order.ts';

/**
 * Refunds money of an order with a letter to the buyer: through the bank if it was paid online, otherwise at
 * the till. The goods of the order stay unchanged.
 */
export function refundOrder(call: OperatorChange<OrderRefund>): Promise<OperatorOrder> {
  const { deps, principal, body } = call;
  if ((body.sum === undefined) === (body.lines === undefined))
    throw invalidField('/sum', 'required', SUM_OR_PIECES);
  return changeOrder(call, async (tx, { row }) => {
    const lines = await heldLines(tx, row.id);
    const available = await sumLeftToRefund(tx, row);
    const chosenLines = body.lines
      ? receiptOfPieces(lines, piecesOf(lines, body.lines), modeOf(row))
      : undefined;
    const sum = chosenLines ? sumOf(chosenLines) : (body.sum ?? 0);
    if (sum === 0 || sum > available) throw new ProblemError(409, 'REFUND_NOT_POSSIBLE');
    const receipt = chosenLines ?? partOf(sum, await receiptOfOrder(tx, row, modeOf(row)));
    const { reason, payBy } = body;
    const wrongMeans = payoutError({ payment: row.payment, takenBy: await meansTaken(tx, row.id) }, payBy);
    if (wrongMeans) throw invalidRequest([wrongMeans]);
    if (payBy) {
      const entry = { kind: 'PAID_OUT' as const, means: payBy, reason, lines: receipt };
      await writeTillEntry(tx, deps, { ...entry, orderId: row.id, operatorId: principal.id });
    } else await refund(tx, deps, { orderId: row.id, sum, reason, lines: receipt });
    const event = { state: row.state, at: deps.clock(), by: 'operator' as const, operatorId: principal.id };
    await writeEvent(tx, deps, row.id, { ...event, reason, lines: [] });
    if (payBy) await writeOrderLetter(tx, deps, row.id, { kind: 'paid-out', sum, means: payBy });
  });
}

const modeOf = ({ state }: LockedOrder) => (FINISHED.includes(state) ? 'full_payment' : 'full_prepayment');

/**
 * How many pieces of each line must be refunded, in the order of the lines.
 * @throws ProblemError 422 if a line has fewer pieces than that
 */
function piecesOf(lines: Lines, chosen: NonNullable<OrderRefund['lines']>): number[] {
  const place = invalidEntryIndex(lines, chosen, remainingQuantity);
  if (place !== undefined) throw invalidField(`/lines/${place}/quantity`, 'not_offered', NOT_ENOUGH_PIECES);
  return lines.map(({ position }) => chosen.find((one) => one.position === position)?.quantity ?? 0);
}

/**
 * Distributes a sum over receipt lines in proportion to their prices. The parts add up to exactly the sum.
 */
function partOf(sum: number, sold: readonly ReceiptLine[]): ReceiptLine[] {
  const parts = spread(
    sum,
    sold.map(({ quantity, unitPrice }) => quantity * unitPrice),
  );
  return sold.flatMap(({ name, vatRate, mode, subject }, place) =>
    receiptLines(
      [
        {
          name,
          quantity: 1,
          total: parts[place] ?? 0,
          vatRate,
          marks: [],
          subject: subject === 'service' ? subject : 'commodity',
        },
      ],
      mode,
    ),
  );
}
