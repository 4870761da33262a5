import type { Cart } from '#contract/client/client.schemas.ts';
import { orderLine } from '#shared/orders/order-line.ts';
import type { CartRow } from '../cart/order-cart.ts';
import type { StoredLine } from './base/stored-line.ts';

/** The lines of a cart on a given day, as stored with an order. */
export function snapshotOf(rows: readonly CartRow[], { items }: Cart, day: string): StoredLine[] {
  return rows.flatMap(({ article, line }) => {
    const item = items.find((one) => one.articleId === article.id && one.isGift === line.isGift);
    if (!item) return [];
    return orderLine(item, { sku: article.sku, day });
  });
}
