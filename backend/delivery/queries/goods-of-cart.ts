import type { Cart } from '../../../src/generated/model/cart.ts';
import { answerCart } from '../../cart/marketing-offers.ts';
import { readCart } from '../../cart/queries/read-cart.ts';
import type { Deps } from '../../deps.ts';
import type { Goods } from '../rules/methods.ts';

/** What a cart asks to be delivered. */
export type GoodsOfCart = Goods & {
  cartVersion: number;
  /** Pieces by article. */
  wanted: ReadonlyMap<string, number>;
};

export type Shopper = { ownerId: string; deviceId: string | undefined; requestId: string };

/** The goods of a shopper's cart that are in stock, for the sum that the cart shows. */
export async function goodsOfCart(
  deps: Pick<Deps, 'db' | 'clock' | 'marketing' | 'logger'>,
  { ownerId, deviceId, requestId }: Shopper,
): Promise<GoodsOfCart> {
  const read = await readCart(deps.db, ownerId, deps.clock());
  return toGoods(await answerCart(deps, read, { isExtended: true, deviceId, requestId }));
}

/** The pieces in stock of a cart that is priced. */
export function toGoods({ items, discountPrice, promoCodes, version }: Cart): GoodsOfCart {
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
