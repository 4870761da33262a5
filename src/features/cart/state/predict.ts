import type { Cart, CartAction, CartItem, GiftOffer } from '@/lib/api';

/**
 * Optimistic update: quantities, lines and the chosen gift change at once. Prices and totals follow with the server's
 * reply. If a list adds a new article, the whole list waits for the reply.
 */
export function predict(cart: Cart, actions: readonly CartAction[]): Cart {
  const takes = actions.find(({ action, isGift }) => action === 'ADD' && isGift);
  const offer = cart.gifts.find(({ articleId }) => articleId === takes?.articleId);
  if (offer) return withGift(cart, offer);
  // A size change is not shown before the reply: showing only its removal would look like a loss.
  if (actions.some((action) => action.action === 'ADD' && !hasLine(cart, action))) return cart;
  return { ...cart, items: actions.reduce(applyAction, cart.items) };
}

/** A replaced gift changes at once; a first gift waits for the reply. */
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

/** The cart without a promo code. The sums follow with the reply. */
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
