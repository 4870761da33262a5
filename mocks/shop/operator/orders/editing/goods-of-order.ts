import type { Order } from '#contract/client/client.schemas.ts';
import type { GoodsOfOrder } from '#shared/orders/editing/edit-goods.ts';
import { giftRules, promoCodes } from '../../../cart/promotions.ts';
import { articleOf } from '../../../goods/articles.ts';
import { goods } from '../../../goods/goods.ts';
import type { ShopState } from '../../../state/state.ts';

export type PlacedLine = Order['lines'][number] & { position: number };

/** The lines of an order, each with its place. */
export const placedLines = ({ lines }: Order): PlacedLine[] =>
  lines.map((line, position) => ({ ...line, position }));

/** What the mock shop knows about the goods of an order. */
export function goodsOfOrder(state: ShopState, { lines, placedAt }: Order): GoodsOfOrder<PlacedLine> {
  const colours = goods.filter(({ product }) =>
    product.articles.some(({ articleId }) => lines.some((line) => line.articleId === articleId)),
  );
  const named = new Set(lines.flatMap(({ discounts }) => discounts.map(({ promoCode }) => promoCode)));
  return {
    sizes: colours.flatMap(({ product }) =>
      product.articles.map(({ articleId, sku, size }) => {
        const now = articleOf(state, articleId);
        return {
          articleId,
          colourId: product.variantId,
          groupId: product.variantGroupId,
          stock: state.stock[articleId] ?? 0,
          price: now?.price ?? 0,
          priceBefore: now?.priceBefore ?? null,
          line: { articleId, sku, size },
        };
      }),
    ),
    codes: promoCodes.filter(({ code }) => named.has(code)),
    giftRules,
    placedAt: new Date(placedAt),
  };
}
