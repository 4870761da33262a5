import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@/lib/api';
import { ensureFresh } from '@/lib/state/query-reads';
import { pageNotFound } from '@/shop/addresses/page-not-found';
import { orderQuery, ordersQuery, paymentQuery } from './orders-query';
import { type OrdersSearch, ordersHref } from './orders-search';

const NOT_THERE = [404, 422];

/** Whether a call says that there is no such thing; an address that does not even look like one is as unknown. */
const isMissing = (error: unknown): boolean => isApiError(error) && NOT_THERE.includes(error.status ?? 0);

/**
 * Reads a page of the list for its screen, which shows a failure by itself.
 * @throws the router's not-found for a page beyond the last
 */
export async function loadOrders(client: QueryClient, search: OrdersSearch): Promise<void> {
  try {
    await ensureFresh(client, ordersQuery(search));
  } catch (error) {
    if (isMissing(error)) throw pageNotFound(ordersHref(search));
    if (!isApiError(error)) throw error;
  }
}

/**
 * Reads an order for a screen at an address.
 * @throws the router's not-found when the shopper has no such order
 * @throws ApiError
 */
export async function loadOrder(client: QueryClient, id: string, address: string): Promise<void> {
  try {
    const order = await ensureFresh(client, orderQuery(id));
    if (order?.state === 'AWAITING_PAYMENT') await ensureFresh(client, paymentQuery(id));
  } catch (error) {
    if (isMissing(error)) throw pageNotFound(address);
    throw error;
  }
}
