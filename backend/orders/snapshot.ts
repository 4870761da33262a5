import type { Cart } from '#contract/client/client.schemas.ts';
import { lineSums } from '#shared/orders/line-discounts.ts';
import { vatRateOn } from '#shared/orders/vat.ts';
import type { CartRow } from '../cart/order-cart.ts';
import type { KeptLine } from './base/kept-line.ts';

/** The lines of a cart as they are on a day, for an order that keeps them. */
export function snapshotOf(rows: readonly CartRow[], { items }: Cart, day: string): KeptLine[] {
  return rows.flatMap(({ article, line }) => {
    const item = items.find((one) => one.articleId === article.id && one.isGift === line.isGift);
    if (!item) return [];
    const { articleId, productUrl, name, colour, size, picture, quantity, isGift, unitPriceBefore } = item;
    return {
      articleId,
      productUrl,
      sku: article.sku,
      name,
      colour,
      size,
      picture,
      quantity,
      isGift,
      unitPriceBefore,
      total: lineSums(item).due,
      discounts: item.discounts,
      vatRate: vatRateOn(day),
    };
  });
}
