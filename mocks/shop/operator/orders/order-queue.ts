import type { OperatorOrders, OrderState } from '#contract/client/client.schemas.ts';
import { isLate } from '#shared/orders/late.ts';
import { orderCursor, readOrderCursor } from '#shared/orders/order-cursor.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import type { ShopOperations } from '../../../contract/shop-operations.ts';
import { pageOf } from '../../state/page-of.ts';
import { Refusal } from '../../state/refusal.ts';
import type { ShopState, StoredOrder } from '../../state/state.ts';
import { isFound, logCall, operatorView, paymentCasesOf, storedOrder, summaryOf } from './operator-view.ts';

type Wanted = {
  state?: OrderState[];
  from?: string;
  to?: string;
  number?: string;
  undecided?: boolean;
  late?: boolean;
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
  if (wanted.late && !isLate(order, dayInMoscow(new Date()))) return false;
  return isOfState && day >= from && day <= to && isOfNumber && isFound(order, search);
}

type Listed = { cursor?: string; countUpTo?: number; page: number; size: number };

/** A page of the orders, by its number or from a place on. */
function listed(
  all: readonly StoredOrder[],
  { cursor, countUpTo = all.length, page, size }: Listed,
): OperatorOrders {
  const place = cursor === undefined ? undefined : readOrderCursor(cursor);
  if (place && page !== 1) throw new Refusal('INVALID_REQUEST');
  const known = all.findIndex(({ order }) => order.id === place?.id);
  const rest = !place ? all : place.to === 'after' ? all.slice(known + 1) : all.slice(0, Math.max(0, known));
  const shown = place?.to === 'before' ? rest.slice(-size) : pageOf(rest, { page, size }).items;
  const [first, last] = [shown[0], shown.at(-1)];
  const total = Math.min(all.length, countUpTo);
  return {
    page,
    size,
    totalItems: total,
    totalPages: Math.max(1, Math.ceil(total / size)),
    isCapped: all.length > total,
    next: last && last !== all.at(-1) ? orderCursor('after', last.order) : null,
    previous: first && first !== all[0] ? orderCursor('before', first.order) : null,
    items: shown.map(summaryOf),
  };
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
      return listed(state.orders.filter((stored) => isWanted(stored, query)).toReversed(), query);
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
