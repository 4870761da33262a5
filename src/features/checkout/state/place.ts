import type { QueryClient } from '@tanstack/react-query';
import { type Cart, isApiError, type Order, type OrderRequest, placeOrder } from '@/lib/api';
import { withIdentity } from '@/shop/identity/session';
import { announce } from '@/shop/identity/tabs';
import { forgetAsked, keepAsked, keepPlaced, keptOrder, orderKeyOf } from './attempt';

/**
 * Orders a cart: once, however often it is asked for. @throws ApiError; without an answer the order may have been placed,
 * and {@link findLostOrder} looks for it
 */
export function place(client: QueryClient, request: OrderRequest, cart: Cart): Promise<Order> {
  return send(client, orderKeyOf(cart), request);
}

/**
 * The order that was asked for and whose answer was lost. To be looked for once the cart is another: the same request
 * answers the order that it made, and is refused where it made none. @throws ApiError when there is no answer again
 */
export async function findLostOrder(client: QueryClient): Promise<Order | undefined> {
  const { asked } = keptOrder();
  if (!asked) return undefined;
  try {
    return await send(client, asked.key, asked.request);
  } catch (error) {
    if (isAnswer(error)) return undefined;
    throw error;
  }
}

async function send(client: QueryClient, key: string, request: OrderRequest): Promise<Order> {
  keepAsked(key, request);
  try {
    const order = await withIdentity(client, () =>
      placeOrder(request, { headers: { 'Idempotency-Key': key } }),
    );
    keepPlaced(order.id);
    announce({ type: 'cart-changed' });
    return order;
  } catch (error) {
    if (isAnswer(error)) forgetAsked();
    throw error;
  }
}

/** The shop refused: nothing was ordered. */
const isAnswer = (error: unknown): boolean =>
  isApiError(error) && error.status !== undefined && error.status < 500;
