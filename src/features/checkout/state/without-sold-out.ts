import type { Cart, DeliveryMethod, OrderRequest } from '@/lib/api';
import { seenOf } from '../fields/checkout-form';

type Ordered = {
  cart: Cart;
  method: DeliveryMethod | undefined;
  /** Takes lines out that are sold out. @throws ApiError */
  takeOut(items: Cart['items']): Promise<Cart>;
};

type Left = {
  cart: Cart;
  seen: OrderRequest['seen'];
  /** Whether the rest costs what the shopper saw. */
  isAsSeen: boolean;
};

/**
 * The cart without what is sold out: pressing the button is the consent to go on without it. Any other sum than `seen` is to
 * be shown first. Undefined when nothing is sold out. @throws ApiError
 */
export async function withoutSoldOut(
  seen: OrderRequest['seen'],
  { cart, method, takeOut }: Ordered,
): Promise<Left | undefined> {
  const soldOut = cart.items.filter(({ maxQuantity }) => maxQuantity === 0);
  if (soldOut.length === 0) return undefined;
  const rest = await takeOut(soldOut);
  const now = seenOf(rest, method);
  return { cart: rest, seen: now, isAsSeen: now.total === seen.total && now.pieces === seen.pieces };
}
