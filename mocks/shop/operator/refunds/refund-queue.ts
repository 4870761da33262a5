import type { OperatorRefundSummary } from '#contract/client/client.schemas.ts';
import { piecesOf } from '#shared/refunds/refund-pieces.ts';
import type { ShopOperations } from '../../../contract/shop-operations.ts';
import { orderOf, payUntilOf, viewOf } from '../../refunds/stored-refund.ts';
import { pageOf } from '../../state/page-of.ts';
import type { ShopState, StoredRefund } from '../../state/state.ts';
import { isFound } from '../orders/operator-view.ts';
import { operatorView, submittedRefund } from './refund-view.ts';

/** Operations that show refunds to operators. */
export function refundQueueOperations(state: ShopState): Pick<ShopOperations, 'listRefunds' | 'showRefund'> {
  return {
    listRefunds({ query }) {
      const { state: states, number, search, dueUntil } = query;
      const all = state.refunds.filter(
        (stored) =>
          stored.number !== null &&
          (states?.includes(stored.state) ?? true) &&
          (number === undefined || stored.number === number) &&
          isFound(orderOf(state, stored.orderId), search) &&
          (dueUntil === undefined || isDue(stored, dueUntil)),
      );
      const { items, ...page } = pageOf(all.toReversed(), query);
      return { ...page, items: items.map((stored) => summaryOf(state, stored)) };
    },

    showRefund: ({ params }) => operatorView(state, submittedRefund(state, params)),
  };
}

/** A refund as it is shown in the list. */
function summaryOf(state: ShopState, stored: StoredRefund): OperatorRefundSummary {
  const refund = viewOf(state, stored);
  const { id, orderId, orderNumber, submittedAt, sum, moneySentAt, payUntil } = refund;
  return {
    id,
    number: stored.number ?? '',
    state: stored.state,
    orderId,
    orderNumber,
    submittedAt: submittedAt ?? stored.createdAt,
    sum,
    moneySentAt,
    payUntil,
    way: refund.way ?? 'POST',
    pieces: piecesOf(refund),
    buyer: orderOf(state, orderId).contact?.name ?? null,
  };
}

function isDue(stored: StoredRefund, day: string): boolean {
  const until = payUntilOf(stored);
  return until !== null && until <= day;
}
