import type { OperatorRefund, RefundState } from '#contract/client/client.schemas.ts';
import type { MockRequest, ShopOperations } from '../../../contract/shop-operations.ts';
import { mayStep, stepTo } from '../../refunds/steps.ts';
import { Refusal } from '../../state/refusal.ts';
import type { ShopState, StoredRefund } from '../../state/state.ts';
import { storedOrder } from '../orders/operator-view.ts';
import { assertMeans } from '../orders/till.ts';
import { payAtTill } from './pay-at-till.ts';
import { receivePieces } from './receive-pieces.ts';
import { operatorView, submittedRefund } from './refund-view.ts';

type Decisions = 'approveRefund' | 'receiveRefund' | 'payRefund' | 'rejectRefund';

/** Operations by which operators decide about a refund and complete it. */
export function refundDecisionOperations(state: ShopState): Pick<ShopOperations, Decisions> {
  /** Changes a refund, if the operator has seen its current version. */
  function change<Id extends Decisions>(
    to: RefundState,
    work: (stored: StoredRefund, call: MockRequest<Id>) => string | null | 'waits',
  ) {
    return (call: MockRequest<Id>): OperatorRefund => {
      const stored = submittedRefund(state, call.params as { orderId: string; refundId: string });
      const isAsSeen = stored.version === (call.body as { version: number }).version;
      if (!isAsSeen || !mayStep(stored.state, to)) throw new Refusal('REFUND_STEP_REFUSED');
      const reason = work(stored, call);
      if (reason !== 'waits')
        stepTo(stored, to, { by: 'operator', operator: call.visitor.operator?.name ?? '', reason });
      return operatorView(state, stored);
    };
  }

  return {
    approveRefund: change<'approveRefund'>('APPROVED', (stored, { body: { instructions } }) => {
      stored.instructions = instructions ?? null;
      return null;
    }),

    receiveRefund: change<'receiveRefund'>('RECEIVED', (stored, { body: { lines } }) => {
      receivePieces(state, stored, lines);
      return null;
    }),

    payRefund: change<'payRefund'>('REFUNDED', (stored, { body: { byHand, payBy }, visitor }) => {
      if (stored.moneySentAt !== null) throw new Refusal('REFUND_STEP_REFUSED');
      const order = storedOrder(state, stored.orderId);
      if (payBy) {
        assertMeans(order, payBy);
        payAtTill(order, stored, { visitor, payBy });
        return null;
      }
      const { payment } = order.order;
      const sum = stored.sent?.sum ?? 0;
      const isOnline = payment.paidSum > 0 && !byHand;
      if (isOnline && sum > payment.paidSum - payment.refundedSum) throw new Refusal('REFUND_NOT_POSSIBLE');
      stored.moneySentAt = new Date().toISOString();
      if (!isOnline) return null;
      // The mock shop has no bank to wait for, so the money counts as paid back at once.
      payment.refundedSum += sum;
      stored.throughBank = sum;
      stepTo(stored, 'REFUNDED', { by: 'shop' });
      return 'waits';
    }),

    rejectRefund: change<'rejectRefund'>('REJECTED', (stored, { body: { reason } }) => {
      stored.rejection = reason;
      return reason;
    }),
  };
}
