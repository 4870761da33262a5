import type { QueryClient } from '@tanstack/react-query';
import {
  getGetOrderPaymentQueryOptions,
  getGetOrderQueryOptions,
  getGetOrdersQueryOptions,
  type Order,
} from '@/lib/api';
import { setQuery } from '@/lib/state/query-reads';
import { type OrdersSearch, STATES_OF } from './orders-search';

const ORDERS_PAGE_SIZE = 10;

/** One page of the orders, as their screen shows it. */
export function ordersQuery({ page = 1, show }: OrdersSearch) {
  const states = show && STATES_OF[show];
  return getGetOrdersQueryOptions({ page, size: ORDERS_PAGE_SIZE, ...(states && { state: [...states] }) });
}

/** One order. */
export const orderQuery = (id: string) => getGetOrderQueryOptions(id);

/** How the payment of an order stands. */
export const paymentQuery = (id: string) => getGetOrderPaymentQueryOptions(id);

const [LISTS] = getGetOrdersQueryOptions().queryKey;
/** What the address of every payment begins with. */
const PAYMENTS = String(paymentQuery('*').queryKey[0]).split('*')[0] ?? '';

/** Lists of orders, single ones, whose address begins with that of the lists, and their payments. */
const ofOrders = {
  predicate: ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
    typeof path === 'string' && (path === LISTS || path.startsWith(`${LISTS}/`) || path.startsWith(PAYMENTS)),
};

/** Takes over an order as it is after a change, and has the lists asked for again. */
export function keepOrder(client: QueryClient, order: Order): void {
  expireOrders(client);
  setQuery(client, orderQuery(order.id), order);
}

/** Keeps showing what is known of orders, but the next read asks again. */
export function expireOrders(client: QueryClient): void {
  void client.invalidateQueries({ ...ofOrders, refetchType: 'none' });
}

/** Forgets all orders: they are another shopper's from now on. */
export function forgetOrders(client: QueryClient): void {
  for (const query of client.getQueryCache().findAll(ofOrders)) query.reset();
}
