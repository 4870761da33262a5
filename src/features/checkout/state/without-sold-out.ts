import type { Cart, DeliveryMethod, OrderRequest } from '@/lib/api';
import { seenOf } from '../fields/checkout-form';

type Ordered = {
  cart: Cart;
  method: DeliveryMethod | undefined;
  /** Removes sold-out lines. @throws ApiError */
  removeLines(items: Cart['items']): Promise<Cart>;
};

type Left = {
  cart: Cart;
  seen: OrderRequest['seen'];
  /** Whether the remaining goods cost as much as the shopper saw for them. */
  isAsSeen: boolean;
};

/**
 * Removes sold-out lines from the cart: pressing the order button is consent to order the rest. If the new
 * sum is not as expected from `seen`, the caller must show it before ordering. Undefined if nothing is sold
 * out.
 * @throws ApiError
 */
export async function withoutSoldOut(
  seen: OrderRequest['seen'],
  { cart, method, removeLines }: Ordered,
): Promise<Left | undefined> {
  const soldOut = cart.items.filter(({ maxQuantity }) => maxQuantity === 0);
  if (soldOut.length === 0) return undefined;
  const rest = await removeLines(soldOut);
  const now = seenOf(rest, method);
  return { cart: rest, seen: now, isAsSeen: now.total === seen.total && now.pieces === seen.pieces };
}
