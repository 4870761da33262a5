import type { GoodsOfOrder } from '#shared/orders/editing/edit-goods.ts';
import { vatRateOfGoods } from '#shared/orders/vat.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import { codesOfOrder, orderedGoods, readGiftRules, sizesOfColours } from '../../cart/goods-of-order.ts';
import { pricesOf } from '../../domain/article-prices.ts';
import type { OrdersDeps } from '../base/deps.ts';
import type { LineRow } from '../reading/order-view.ts';
import type { EditBase } from './read-base.ts';

/** Reads what the shop knows about the goods of an order: their sizes, and the rules that lower its sum. */
export async function readGoodsOfOrder(
  { db, clock, sellerVat }: Pick<OrdersDeps, 'db' | 'clock' | 'sellerVat'>,
  { order, lines }: EditBase,
): Promise<GoodsOfOrder<LineRow>> {
  const rows = await sizesOfColours(
    db,
    lines.map(({ articleId }) => articleId),
  );
  const today = dayInMoscow(clock());
  const named = lines.flatMap(({ discounts }) => discounts.flatMap((one) => one.promoCode ?? []));
  const groupIds = [...new Set(rows.map(({ variant }) => variant.groupId))];
  return {
    sizes: rows.map((row) => ({
      articleId: row.article.id,
      colourId: row.variant.id,
      groupId: row.variant.groupId,
      stock: row.article.stock,
      ...pricesOf(row.article, row.variant),
      line: { ...orderedGoods(row), vatRate: vatRateOfGoods(today, row.article.vat, sellerVat) },
    })),
    codes: await codesOfOrder(db, { orderId: order.id, named, groupIds }),
    giftRules: await readGiftRules(db, order.placedAt),
    placedAt: order.placedAt,
  };
}
