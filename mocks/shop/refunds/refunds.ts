import type { Refund } from '#contract/client/client.schemas.ts';
import type { OperationOf } from '#contract/operations.ts';
import { piecesOf } from '#shared/refunds/refund-pieces.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import { pageOf } from '../state/page-of.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState, StoredRefund } from '../state/state.ts';
import { ownerOf } from '../state/visitor.ts';
import { documentOf } from './document.ts';
import { draftOperations } from './drafts.ts';
import { ownRefund, refundsOf } from './own-refunds.ts';
import { stepTo } from './steps.ts';
import { orderOf, viewOf } from './stored-refund.ts';

/** All refund operations for shoppers: on drafts, and on submitted refunds. */
export function refundOperations(state: ShopState): Pick<ShopOperations, OperationOf<'refund'>> {
  return {
    ...draftOperations(state),

    getRefunds({ visitor, query }) {
      const all = refundsOf(state, ownerOf(visitor).id).filter(
        ({ state: now, number }) => now !== 'CANCELLED' || number !== null,
      );
      const { items, ...page } = pageOf(all.toReversed(), query);
      return { ...page, items: items.map((stored) => summaryOf(viewOf(state, stored), stored)) };
    },

    getRefund: ({ visitor, params }) => viewOf(state, ownRefund(state, visitor, params.refundId)),

    cancelRefund({ visitor, params }) {
      const stored = ownRefund(state, visitor, params.refundId);
      if (stored.state === 'DRAFT')
        Object.assign(stored, { state: 'CANCELLED', version: stored.version + 1 });
      else if (stored.state !== 'CANCELLED') {
        if (!viewOf(state, stored).canCancel) throw new Refusal('REFUND_NOT_CANCELLABLE');
        stepTo(stored, 'CANCELLED', { by: 'shopper' });
      }
      return viewOf(state, stored);
    },

    shipRefund({ visitor, params, body: { trackingNumber } }) {
      const stored = ownRefund(state, visitor, params.refundId);
      if (stored.state === 'SENT') return viewOf(state, stored);
      if (!viewOf(state, stored).canShip) throw new Refusal('REFUND_STEP_REFUSED');
      stored.trackingNumber = trackingNumber;
      stepTo(stored, 'SENT', { by: 'shopper' });
      return viewOf(state, stored);
    },

    getRefundDocument({ visitor, params }) {
      const stored = ownRefund(state, visitor, params.refundId);
      return documentOf(viewOf(state, stored), orderOf(state, stored.orderId));
    },
  };
}

function summaryOf(refund: Refund, stored: StoredRefund) {
  const { id, number, state, orderId, orderNumber, submittedAt, sum, moneySentAt, payUntil } = refund;
  return {
    id,
    number,
    state,
    orderId,
    orderNumber,
    submittedAt,
    sum,
    moneySentAt,
    payUntil,
    stateAt: stored.steps.at(-1)?.at ?? stored.createdAt,
    pieces: piecesOf(refund),
    pictures: refund.lines.map(({ picture }) => picture),
  };
}
