import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { isApiError } from '@/lib/api';
import { requestContext } from '@/lib/page/request-context';
import { ensureFresh } from '@/lib/state/query-reads';
import { hrefTo } from '@/shop/addresses/href-to';
import { pageNotFound } from '@/shop/addresses/page-not-found';
import { orderQuery, ordersQuery, paymentQuery } from './orders-query';
import { type OrdersSearch, ordersHref } from './orders-search';

const NOT_THERE = [404, 422];

/** Whether the order does not exist. A malformed order id in the URL counts as not existing. */
const isMissing = (error: unknown): boolean => isApiError(error) && NOT_THERE.includes(error.status ?? 0);

/**
 * Loads a page of the list. In the browser a failure is not thrown, because the screen shows it with a retry
 * button.
 * @throws the router's not-found for a page beyond the last
 * @throws ApiError on the server, because without scripts a browser could not retry
 */
export async function loadOrders(client: QueryClient, search: OrdersSearch): Promise<void> {
  try {
    await ensureFresh(client, ordersQuery(search));
  } catch (error) {
    if (isMissing(error)) throw pageNotFound(ordersHref(search));
    if (!isApiError(error) || requestContext()) throw error;
  }
}

/**
 * Loads an order for a screen.
 * @throws the router's not-found if the shopper has no such order
 * @throws ApiError
 */
export async function loadOrder(client: QueryClient, id: string, address: string): Promise<void> {
  if (!(await hasOrder(client, id))) throw pageNotFound(address);
}

/**
 * Loads the order that was just placed. If this browser has no such order, for example because the bank
 * returned the shopper to another browser, redirects to the page that asks for order number and phone.
 * @throws the router's redirect to the order status
 * @throws ApiError
 */
export async function loadPlacedOrder(client: QueryClient, id: string | undefined): Promise<void> {
  if (id === undefined || !(await hasOrder(client, id)))
    throw redirect({ href: hrefTo('/orderstatus'), statusCode: 302 });
}

/** Loads an order with its payment. Resolves to false if the shopper has no such order. */
async function hasOrder(client: QueryClient, id: string): Promise<boolean> {
  try {
    const order = await ensureFresh(client, orderQuery(id));
    if (order?.state === 'AWAITING_PAYMENT') await ensureFresh(client, paymentQuery(id));
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
