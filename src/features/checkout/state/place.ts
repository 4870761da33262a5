import type { QueryClient } from '@tanstack/react-query';
import { type Cart, isAnswer, type Order, type OrderRequest, placeOrder } from '@/lib/api';
import { withIdentity } from '@/shop/identity/session';
import { announce } from '@/shop/identity/tabs';
import { idempotencyKeyOf, removeRequest, storedAttempt, storePlaced, storeRequest } from './attempt';

/**
 * Places an order for a cart, only once even if it is called again.
 * @throws ApiError. Without a response the order may have been placed: {@link findLostOrder} finds out.
 */
export function place(client: QueryClient, request: OrderRequest, cart: Cart): Promise<Order> {
  return send(client, idempotencyKeyOf(cart), request);
}

/**
 * Finds out whether an order was placed whose response was lost, by repeating the request. Call it only after
 * the cart has changed: then the shop returns the order if it was placed, and cannot place another one.
 * @throws ApiError if there is no response again
 */
export async function findLostOrder(client: QueryClient): Promise<Order | undefined> {
  const { requested } = storedAttempt();
  if (!requested) return undefined;
  try {
    return await send(client, requested.key, requested.request);
  } catch (error) {
    if (isAnswer(error)) return undefined;
    throw error;
  }
}

async function send(client: QueryClient, key: string, request: OrderRequest): Promise<Order> {
  storeRequest(key, request);
  try {
    const order = await withIdentity(client, () =>
      placeOrder(request, { headers: { 'Idempotency-Key': key } }),
    );
    storePlaced(order.id);
    announce({ type: 'cart-changed' });
    return order;
  } catch (error) {
    if (isAnswer(error)) removeRequest();
    throw error;
  }
}
