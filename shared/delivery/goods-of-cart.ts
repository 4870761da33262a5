import type { Goods } from './methods.ts';

/** What delivery needs to know about the goods of a cart. */
export type GoodsOfCart = Goods & {
  cartVersion: number;
  /** The quantity of each article, by article id. */
  wanted: ReadonlyMap<string, number>;
};

type Cart = {
  version: number;
  items: readonly { articleId: string; quantity: number; maxQuantity: number }[];
  discountPrice: number;
  promoCodes: readonly { applied: boolean; freeDelivery: boolean }[];
};

/**
 * Takes the goods for delivery from a cart whose sums are computed: only pieces in stock. The sum is the
 * amount due that the cart shows.
 */
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

/** One piece of an article, for showing its delivery before it is in a cart. */
export const onePiece = (articleId: string, price: number): GoodsOfCart => ({
  cartVersion: 0,
  sum: price,
  pieces: 1,
  isDeliveryFree: false,
  wanted: new Map([[articleId, 1]]),
});
