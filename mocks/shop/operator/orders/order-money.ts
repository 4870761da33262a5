import type { Order, OrderPieces } from '#contract/client/client.schemas.ts';
import { wrongField } from '#shared/forms/wrong-field.ts';
import { SUM_OR_PIECES } from '#shared/orders/cancelled-lines.ts';
import { partOfLine } from '#shared/orders/cancelled-part.ts';
import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import type { ShopOperations } from '../../../contract/shop-operations.ts';
import { moveOrder } from '../../cart/place-order.ts';
import { offerOf } from '../../refunds/stored-refund.ts';
import { Refusal } from '../../state/refusal.ts';
import type { ShopState } from '../../state/state.ts';
import { changeOrder } from './change-order.ts';
import { assertMeans, enterTill } from './till.ts';

/** Operations that pay money of an order back, and that decide about payments of a wrong sum. */
export function orderMoneyOperations(
  state: ShopState,
): Pick<ShopOperations, 'refundOrder' | 'decidePaymentCase'> {
  return {
    refundOrder: changeOrder(state, 'refundOrder', null, (stored, { body, visitor }) => {
      const { order } = stored;
      const { sum, lines, reason, payBy } = body;
      if ((sum === undefined) === (lines === undefined))
        throw new Refusal('INVALID_REQUEST', [wrongField('/sum', 'required', SUM_OR_PIECES)]);
      const { payment } = order;
      const back = sum ?? lines?.reduce((all, one) => all + priceOf(order, one), 0) ?? 0;
      if (back === 0 || back > leftOf(state, order)) throw new Refusal('REFUND_NOT_POSSIBLE');
      assertMeans(stored, payBy);
      if (payBy) enterTill(stored, visitor, { kind: 'PAID_OUT', means: payBy, sum: back, reason });
      else payment.refundedSum += back;
      return { reason, off: [] };
    }),

    decidePaymentCase: changeOrder(
      state,
      'decidePaymentCase',
      null,
      ({ order, attempts }, { params, body }) => {
        const attempt = attempts.find(({ key, otherSum }) => otherSum && key === params.paymentId);
        if (!attempt?.otherSum) throw new Refusal('NOT_FOUND');
        if (attempt.otherSum.decision !== null) throw new Refusal('ORDER_STEP_REFUSED');
        const { charged } = attempt.otherSum;
        attempt.otherSum.decision = body.decision;
        order.payment.paidSum += charged;
        attempt.state = body.decision === 'ACCEPT' ? 'PAID' : 'REFUSED';
        order.payment.state = attempt.state;
        if (body.decision === 'ACCEPT') moveOrder(order, 'PAID');
        else order.payment.refundedSum += charged;
        return { reason: `OTHER_SUM_${body.decision}`, off: [] };
      },
    ),
  };
}

/**
 * How much of an order's money is reserved for refunds and not yet paid back through the bank, in kopecks.
 */
const promisedOf = ({ refunds }: ShopState, orderId: string): number =>
  refunds
    .filter((stored) => stored.orderId === orderId && !['REJECTED', 'CANCELLED'].includes(stored.state))
    .reduce((all, { sent, throughBank }) => all + (sent?.sum ?? 0) - throughBank, 0);

/**
 * How much of an order's money can still be paid back, in kopecks. An order paid on receipt counts as paid
 * when it is handed over.
 */
function leftOf(state: ShopState, order: Order): number {
  const { method, paidSum, refundedSum } = order.payment;
  return isOnReceipt(method)
    ? offerOf(state, order).most
    : paidSum - refundedSum - promisedOf(state, order.id);
}

function priceOf({ lines }: Order, { position, quantity }: OrderPieces): number {
  const line = lines[position];
  return line ? partOfLine(line, line.cancelled + quantity) - partOfLine(line, line.cancelled) : 0;
}
