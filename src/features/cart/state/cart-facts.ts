import type { AppliedGift, Cart, CartItem, GiftOffer } from '@/lib/api';

/** Item count: the number of lines (docs/specification.md §4.3). */
export function itemCount(cart: Pick<Cart, 'items'>): number {
  return cart.items.length;
}

/** Total quantity: the number of pieces in all lines. */
export function totalQuantity(cart: Pick<Cart, 'items'>): number {
  return cart.items.reduce((sum, item) => sum + item.quantity, 0);
}

/** The gift that the shopper took because of this article, if any. */
export function giftOf(cart: Pick<Cart, 'appliedGifts'>, articleId: string): AppliedGift | undefined {
  return cart.appliedGifts.find((gift) => gift.articleIds.includes(articleId));
}

/** The name of the gift that a line has earned. Gifts earn no gifts. */
export function giftNameOf(
  cart: Pick<Cart, 'appliedGifts' | 'items'>,
  { articleId, isGift }: Pick<CartItem, 'articleId' | 'isGift'>,
): string | undefined {
  const gift = isGift ? undefined : giftOf(cart, articleId);
  return cart.items.find((line) => line.isGift && line.articleId === gift?.articleId)?.name;
}

/** The discount of promo codes, in kopecks. It is a part of discountSum. */
export function promoDiscount({ promoCodes }: Pick<Cart, 'promoCodes'>): number {
  return promoCodes.reduce((sum, { applied, discountSum }) => (applied ? sum + discountSum : sum), 0);
}

export type GiftChoice = {
  giftId: string;
  /** The reason for the gift, as shown above its offers. */
  title: string;
  offers: GiftOffer[];
  /** Id of the offered article that the shopper took, if any. */
  takenArticleId: string | undefined;
};

/** Groups the offers by gift, in the shop's order. One offer of each gift may be taken. */
export function giftChoices({ gifts, appliedGifts }: Pick<Cart, 'gifts' | 'appliedGifts'>): GiftChoice[] {
  return [...new Set(gifts.map(({ giftId }) => giftId))].map((giftId) => {
    const offers = gifts.filter((offer) => offer.giftId === giftId);
    const takenArticleId = appliedGifts.find((gift) => gift.giftId === giftId)?.articleId;
    return { giftId, title: offers[0]?.title ?? '', offers, takenArticleId };
  });
}

/**
 * The key of a line: its article and whether it is a gift, because the same article may be in the cart both
 * bought and as a gift.
 */
export function lineKey({ articleId, isGift }: Pick<CartItem, 'articleId' | 'isGift'>): string {
  return isGift ? `${articleId} gift` : articleId;
}

/**
 * Sorts lines by an earlier order of their keys; lines without a key in it come last. The server puts a
 * restored line last, but the shopper expects it in its old place.
 */
export function inPreviousOrder(items: readonly CartItem[], keys: readonly string[]): CartItem[] {
  const placeOf = (item: CartItem) => {
    const place = keys.indexOf(lineKey(item));
    return place < 0 ? keys.length : place;
  };
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}
