import type { Goods } from './methods.ts';

/** The goods of a cart, with everything that delivery depends on. */
export type GoodsOfCart = Goods & {
  cartVersion: number;
  /** How many pieces of each article are wanted. */
  wanted: ReadonlyMap<string, number>;
};

type Cart = {
  version: number;
  items: readonly { articleId: string; quantity: number; maxQuantity: number }[];
  discountPrice: number;
  promoCodes: readonly { applied: boolean; freeDelivery: boolean }[];
};

/** The goods of a priced cart for delivery: only pieces in stock, and the amount due that the cart shows. */
export function goodsOfCart({ items, discountPrice, promoCodes, version }: Cart): GoodsOfCart {
  const wanted = new Map<string, number>();
  for (const { articleId, quantity, maxQuantity } of items)
    if (maxQuantity > 0) wanted.set(articleId, (wanted.get(articleId) ?? 0) + quantity);
  return {
    cartVersion: version,
    sum: discountPrice,
    pieces: [...wanted.values()].reduce((all, one) => all + one, 0),
    isDeliveryFree: promoCodes.some(({ applied, freeDelivery }) => applied && freeDelivery),
    wanted,
  };
}

/** One piece of an article as goods to deliver, for an article that is not in a cart yet. */
export const onePiece = (articleId: string, price: number): GoodsOfCart => ({
  cartVersion: 0,
  sum: price,
  pieces: 1,
  isDeliveryFree: false,
  wanted: new Map([[articleId, 1]]),
});
