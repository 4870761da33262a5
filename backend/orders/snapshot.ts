import type { Cart } from '#contract/client/client.schemas.ts';
import { orderLine } from '#shared/orders/order-line.ts';
import type { SellerVat } from '#shared/orders/vat.ts';
import type { CartRow } from '../cart/order-cart.ts';
import type { StoredLine } from './base/stored-line.ts';

/**
 * Converts the lines of a cart to the form in which an order stores them. The VAT of a line is that of the
 * article or, if it has none, the seller's on the day of the order.
 */
export function snapshotOf(
  rows: readonly CartRow[],
  { items }: Cart,
  sale: { day: string; sellerVat: SellerVat },
): StoredLine[] {
  return rows.flatMap(({ article, line }) => {
    const item = items.find((one) => one.articleId === article.id && one.isGift === line.isGift);
    if (!item) return [];
    return orderLine(item, { sku: article.sku, vat: article.vat, ...sale });
  });
}
