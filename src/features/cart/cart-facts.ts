import type { AppliedGift, Cart } from '@/lib/api';

/** Item count: the number of lines (section 4 of the specification). */
export function itemCount(cart: Pick<Cart, 'items'>): number {
  return cart.items.length;
}

/** Total quantity: the pieces of all lines. */
export function totalQuantity(cart: Pick<Cart, 'items'>): number {
  return cart.items.reduce((sum, item) => sum + item.quantity, 0);
}

/** The applied gift that an article earned, if any. */
export function giftOf(cart: Pick<Cart, 'appliedGifts'>, articleId: string): AppliedGift | undefined {
  return cart.appliedGifts.find((gift) => gift.articleIds.includes(articleId));
}
