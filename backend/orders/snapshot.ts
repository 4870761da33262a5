import { vatRateOn } from '#shared/orders/vat.ts';
import type { Cart } from '../../src/generated/model/cart.ts';
import type { CartRow } from '../cart/order-cart.ts';
import type { orderLine } from '../platform/db/schema/orders.ts';
import { type CodeDiscount, dueLines } from './rules/lines.ts';

/** A line as an order keeps it. */
export type KeptLine = Omit<
  typeof orderLine.$inferSelect,
  'orderId' | 'position' | 'cancelled' | 'requiresMarking' | 'isUnderwear' | 'fromStore'
>;

/** The lines of a cart as they are on a day, for an order that keeps them. */
export function snapshotOf(
  rows: readonly CartRow[],
  { items }: Cart,
  codes: readonly CodeDiscount[],
  day: string,
): KeptLine[] {
  const lines = rows.flatMap((row) => {
    const item = items.find(
      ({ articleId, isGift }) => articleId === row.article.id && isGift === row.line.isGift,
    );
    return item ? [{ row, item }] : [];
  });
  const due = dueLines(
    lines.map(({ row, item }) => ({
      articleId: item.articleId,
      isGift: item.isGift,
      before: item.unitPriceBefore * item.quantity,
      reduced: row.variant.price * item.quantity,
      offered: item.lineTotal,
    })),
    codes,
  );
  return lines.map(({ row, item }, place) => {
    const { articleId, productUrl, name, colour, size, picture, quantity, isGift, unitPriceBefore } = item;
    return {
      ...{ articleId, productUrl, sku: row.article.sku, name, colour, size, picture, quantity, isGift },
      ...{ unitPriceBefore, total: 0, discounts: [], ...due[place] },
      vatRate: vatRateOn(day),
    };
  });
}
