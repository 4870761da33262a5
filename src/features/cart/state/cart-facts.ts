import type { AppliedGift, Cart, CartItem, GiftOffer } from '@/lib/api';

/** Item count: the number of lines (docs/specification.md §4.3). */
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

/** The name of the gift that a line has earned; a gift earns nothing. */
export function giftNameOf(
  cart: Pick<Cart, 'appliedGifts' | 'items'>,
  { articleId, isGift }: Pick<CartItem, 'articleId' | 'isGift'>,
): string | undefined {
  const gift = isGift ? undefined : giftOf(cart, articleId);
  return cart.items.find((line) => line.isGift && line.articleId === gift?.articleId)?.name;
}

/** What promo codes take off, in kopecks; it is a part of discountSum. */
export function promoDiscount({ promoCodes }: Pick<Cart, 'promoCodes'>): number {
  return promoCodes.reduce((sum, { applied, discountSum }) => (applied ? sum + discountSum : sum), 0);
}

export type GiftChoice = {
  giftId: string;
  /** What the gift is for. */
  title: string;
  offers: GiftOffer[];
  /** The article that was taken, if any. */
  takenArticleId: string | undefined;
};

/** Offers of one gift belong together: one of them may be taken. In the order the shop offers them. */
export function giftChoices({ gifts, appliedGifts }: Pick<Cart, 'gifts' | 'appliedGifts'>): GiftChoice[] {
  return [...new Set(gifts.map(({ giftId }) => giftId))].map((giftId) => {
    const offers = gifts.filter((offer) => offer.giftId === giftId);
    const takenArticleId = appliedGifts.find((gift) => gift.giftId === giftId)?.articleId;
    return { giftId, title: offers[0]?.title ?? '', offers, takenArticleId };
  });
}

/** A line by its name: an article may stand twice, bought and as a gift. */
export function lineKey({ articleId, isGift }: Pick<CartItem, 'articleId' | 'isGift'>): string {
  return isGift ? `${articleId} gift` : articleId;
}

/**
 * Lines in an order that was seen before, given by their keys; new lines follow. A line that was taken out and brought
 * back has gone to the end for the server, and back to its place for the shopper.
 */
export function inSeenOrder(items: readonly CartItem[], keys: readonly string[]): CartItem[] {
  const placeOf = (item: CartItem) => {
    const place = keys.indexOf(lineKey(item));
    return place < 0 ? keys.length : place;
  };
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}
