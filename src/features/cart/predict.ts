import type { Cart, CartAction, CartItem } from '@/lib/api';

/**
 * The cart as it will probably be once the changes are made: quantities and lines move at once. Prices and totals stay
 * until the server's reply settles them, and an article without a line yet waits for that reply too.
 */
export function predict(cart: Cart, actions: readonly CartAction[]): Cart {
  return { ...cart, items: actions.reduce(applyAction, cart.items) };
}

/** The cart without a promo code; the sums wait for the reply. */
export function withoutPromoCode(cart: Cart, code: string): Cart {
  return { ...cart, promoCodes: cart.promoCodes.filter((other) => other.code !== code) };
}

function applyAction(items: CartItem[], action: CartAction): CartItem[] {
  return items.flatMap((item) => {
    if (item.articleId !== action.articleId || item.isGift !== (action.isGift ?? false)) return item;
    const quantity = nextQuantity(item, action);
    return quantity > 0 ? { ...item, quantity } : [];
  });
}

function nextQuantity(item: CartItem, { action, quantity }: CartAction): number {
  if (action === 'UPDATE') return quantity;
  const next = action === 'ADD' ? item.quantity + quantity : item.quantity - quantity;
  return Math.min(next, Math.max(item.maxQuantity, 1));
}
