import type { QueryClient } from '@tanstack/react-query';
import { isOnline } from '#shared/payments/ways-to-pay.ts';
import { isApiError, type Order, type OrderPayment, startPayment } from '@/lib/api';
import { forgetQueries } from '@/lib/state/query-reads';
import { hrefTo } from '@/shop/addresses/href-to';
import { draftQuery } from './checkout-queries';

/** URL of the page with the result of an order. */
export const resultHref = (order: string): string => hrefTo('/checkout-success', { search: { order } });

type Placed = Pick<Order, 'id'> & { payment: Pick<Order['payment'], 'method'> };

/**
 * URL of the next page after an order was placed: the bank's page, or the result page for a payment by QR
 * code. If the bank does not answer, it is also the result page, where the shopper can pay.
 */
export async function hrefAfterOrder({ id, payment: { method } }: Placed): Promise<string> {
  if (!isOnline(method)) return resultHref(id);
  try {
    const { confirmationUrl, qr } = await beginToPay(id, method);
    return qr === null && confirmationUrl !== null ? confirmationUrl : resultHref(id);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return resultHref(id);
  }
}

/**
 * Starts the first payment of an order. Its idempotency key depends only on the order, so the payment is
 * started once.
 */
const beginToPay = (id: string, method: OrderPayment) =>
  startPayment(id, { method }, { headers: { 'Idempotency-Key': id } });

/** Leaves the checkout after an order was placed. */
export async function leaveFor(client: QueryClient, order: Placed): Promise<void> {
  forgetQueries(client, draftQuery);
  window.location.assign(await hrefAfterOrder(order));
}
