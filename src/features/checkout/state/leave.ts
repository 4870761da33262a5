import type { QueryClient } from '@tanstack/react-query';
import { isApiError, type Order, type OrderPayment, startPayment } from '@/lib/api';
import { forgetQueries } from '@/lib/state/query-reads';
import { hrefTo } from '@/shop/addresses/href-to';
import { isPaidOnline } from '../fields/payments';
import { draftQuery } from './checkout-queries';

/** Where the result of a checkout is. */
export const resultHref = (order: string): string => hrefTo('/checkout-success', { search: { order } });

type Placed = Pick<Order, 'id'> & { payment: Pick<Order['payment'], 'method'> };

/**
 * Where an order that was placed leads: to the page of the bank, or to its result, where a code is scanned, and where it can be
 * paid as well when the bank does not answer now.
 */
export async function wayOn({ id, payment: { method } }: Placed): Promise<string> {
  if (!isPaidOnline(method)) return resultHref(id);
  try {
    const { confirmationUrl, qr } = await beginToPay(id, method);
    return qr === null && confirmationUrl !== null ? confirmationUrl : resultHref(id);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return resultHref(id);
  }
}

/** The first attempt of an order has one key, so that it is begun once. */
const beginToPay = (id: string, method: OrderPayment) =>
  startPayment(id, { method }, { headers: { 'Idempotency-Key': id } });

/** Goes on from an order that was placed. */
export async function leaveFor(client: QueryClient, order: Placed): Promise<void> {
  forgetQueries(client, draftQuery);
  window.location.assign(await wayOn(order));
}
