import { and, asc, eq, inArray } from 'drizzle-orm';
import { remainingQuantity } from '#shared/orders/order-facts.ts';
import { article } from '../../domain/tables/goods.ts';
import type { StoredEditedLine } from '../../domain/tables/order-types.ts';
import { orderLine } from '../../domain/tables/orders.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { LockedOrder } from '../queries/lock-order.ts';
import { giveStoreStockBack, takeStoreStock } from '../queries/store-stock.ts';
import type { LineRow } from '../reading/order-view.ts';

/** Locks articles, always in the order of their ids, so that two transactions cannot deadlock. */
export async function lockArticles(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: article.id })
    .from(article)
    .where(inArray(article.id, [...ids]))
    .orderBy(asc(article.id))
    .for('update');
}

/** What an edit stores of a line. */
export const editedLineOf = (line: LineRow): StoredEditedLine => ({
  position: line.position,
  articleId: line.articleId,
  productUrl: line.productUrl,
  sku: line.sku,
  name: line.name,
  colour: line.colour,
  size: line.size,
  picture: line.picture,
  quantity: line.quantity,
  cancelled: line.cancelled,
  isGift: line.isGift,
  unitPriceBefore: line.unitPriceBefore,
  total: line.total,
  discounts: line.discounts,
  vatRate: line.vatRate,
});

/**
 * Writes the lines of an order after an edit, and takes its pieces out of the stock of its store again. The
 * caller must have locked the order and its articles. All sizes of a colour are of one model, so whether the
 * pieces need marking codes stays as it is.
 */
export async function writeLines(
  tx: Transaction,
  lockedOrder: LockedOrder,
  lines: readonly StoredEditedLine[],
): Promise<void> {
  const { id } = lockedOrder;
  const before = await tx.select().from(orderLine).where(eq(orderLine.orderId, id));
  await giveStoreStockBack(
    tx,
    lockedOrder,
    before.map((line) => ({ position: line.position, quantity: remainingQuantity(line) })),
  );
  for (const { position, ...line } of lines)
    await tx
      .update(orderLine)
      .set({ ...line, fromStore: 0 })
      .where(and(eq(orderLine.orderId, id), eq(orderLine.position, position)));
  await takeStoreStock(tx, lockedOrder);
}
