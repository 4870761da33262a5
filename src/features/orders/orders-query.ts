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

/** A page of the shopper's orders. */
export function ordersQuery({ page = 1, show }: OrdersSearch) {
  const states = show && STATES_OF[show];
  return getGetOrdersQueryOptions({ page, size: ORDERS_PAGE_SIZE, ...(states && { state: [...states] }) });
}

export const orderQuery = (id: string) => getGetOrderQueryOptions(id);

/** The current payment of an order. */
export const paymentQuery = (id: string) => getGetOrderPaymentQueryOptions(id);

const [LISTS] = getGetOrdersQueryOptions().queryKey;
/** Prefix of the query keys of all payments. */
const PAYMENTS = String(paymentQuery('*').queryKey[0]).split('*')[0] ?? '';

/**
 * Matches the queries of order lists, single orders (their keys begin like those of the lists) and payments.
 */
const ofOrders = {
  predicate: ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
    typeof path === 'string' && (path === LISTS || path.startsWith(`${LISTS}/`) || path.startsWith(PAYMENTS)),
};

/** Caches an order after a change, and marks the cached lists as stale. */
export function cacheOrder(client: QueryClient, order: Order): void {
  expireOrders(client);
  setQuery(client, orderQuery(order.id), order);
}

/** Marks all cached orders as stale: they are still shown, but the next read fetches them. */
export function expireOrders(client: QueryClient): void {
  void client.invalidateQueries({ ...ofOrders, refetchType: 'none' });
}

/** Removes all orders from the cache when another shopper has signed in. */
export function forgetOrders(client: QueryClient): void {
  for (const query of client.getQueryCache().findAll(ofOrders)) query.reset();
}
