import type { Cart } from '#contract/client/client.schemas.ts';
import { orderLine } from '#shared/orders/order-line.ts';
import type { CartRow } from '../cart/order-cart.ts';
import type { KeptLine } from './base/kept-line.ts';

/** The lines of a cart on a given day, as stored with an order. */
export function snapshotOf(rows: readonly CartRow[], { items }: Cart, day: string): KeptLine[] {
  return rows.flatMap(({ article, line }) => {
    const item = items.find((one) => one.articleId === article.id && one.isGift === line.isGift);
    if (!item) return [];
    return orderLine(item, { sku: article.sku, day });
  });
}
