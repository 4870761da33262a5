import type { Cart, CartAction, CartItem, GiftOffer } from '@/lib/api';

/**
 * The cart as expected after a list of actions, for an optimistic update: quantities, lines and the taken
 * gift change at once, prices and totals only with the server's response. If the list adds an article that is
 * not in the cart, the whole list waits for the response.
 */
export function predict(cart: Cart, actions: readonly CartAction[]): Cart {
  const takes = actions.find(({ action, isGift }) => action === 'ADD' && isGift);
  const offer = cart.gifts.find(({ articleId }) => articleId === takes?.articleId);
  if (offer) return withGift(cart, offer);
  // A change of size waits for the response: showing only its removal would look as if the goods were lost.
  if (actions.some((action) => action.action === 'ADD' && !hasLine(cart, action))) return cart;
  return { ...cart, items: actions.reduce(applyAction, cart.items) };
}

/**
 * Replaces one gift by another at once. For a first gift, only marks it: its line appears with the response.
 */
function withGift(cart: Cart, offer: GiftOffer): Cart {
  const { giftId, articleId, title: _, ...shown } = offer;
  const before = cart.appliedGifts.find((gift) => gift.giftId === giftId);
  const isBefore = (item: CartItem) => item.isGift && item.articleId === before?.articleId;
  return {
    ...cart,
    items: cart.items.map((item) => (isBefore(item) ? { ...item, ...shown, articleId } : item)),
    appliedGifts: [
      ...cart.appliedGifts.filter((gift) => gift !== before),
      { giftId, articleId, articleIds: before?.articleIds ?? [] },
    ],
  };
}

/** The cart without a promo code. The sums change only with the server's response. */
export function withoutPromoCode(cart: Cart, code: string): Cart {
  return { ...cart, promoCodes: cart.promoCodes.filter((other) => other.code !== code) };
}

function hasLine({ items }: Cart, { articleId, isGift = false }: CartAction): boolean {
  return items.some((item) => item.articleId === articleId && item.isGift === isGift);
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
