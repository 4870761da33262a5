import type { OrderState } from '#contract/client/client.schemas.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import type { ShopOperations } from '../../../contract/shop-operations.ts';
import { pageOf } from '../../state/page-of.ts';
import type { ShopState, StoredOrder } from '../../state/state.ts';
import { isFound, logCall, operatorView, paymentCasesOf, storedOrder, summaryOf } from './operator-view.ts';

type Wanted = {
  state?: OrderState[];
  from?: string;
  to?: string;
  number?: string;
  undecided?: boolean;
  search?: string;
};

function isWanted(stored: StoredOrder, wanted: Wanted): boolean {
  const { order } = stored;
  const { state, from = '', to = '9', number, search } = wanted;
  const day = dayInMoscow(new Date(order.placedAt));
  const isOfState = state?.includes(order.state) ?? true;
  const isOfNumber = number === undefined || number === order.number;
  const isOpen = paymentCasesOf(stored).some(({ decision }) => decision === null);
  if (wanted.undecided && !isOpen) return false;
  return isOfState && day >= from && day <= to && isOfNumber && isFound(order, search);
}

/**
 * Operations that show orders to operators. Only `showOrder` is recorded among the operators' calls about the
 * order.
 */
export function orderQueueOperations(
  state: ShopState,
): Pick<ShopOperations, 'listOrders' | 'showOrder' | 'exportOrders'> {
  return {
    listOrders({ query }) {
      const all = state.orders.filter((stored) => isWanted(stored, query)).toReversed();
      const { items, ...page } = pageOf(all, query);
      return { ...page, items: items.map(summaryOf) };
    },

    showOrder({ params, visitor }) {
      const stored = storedOrder(state, params.orderId);
      const view = operatorView(state, stored);
      logCall(stored, 'showOrder', visitor);
      return view;
    },

    exportOrders({ query }) {
      const { items, ...page } = pageOf(
        state.orders.filter((stored) => isWanted(stored, query)),
        query,
      );
      return { ...page, items: items.map((stored) => operatorView(state, stored)) };
    },
  };
}
