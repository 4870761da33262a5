import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { article } from '../../domain/tables/goods.ts';
import { type order, orderLine } from '../../domain/tables/orders.ts';
import { store, storeStock } from '../../domain/tables/places.ts';
import type { Transaction } from '../../platform/db/database.ts';

type OfOrder = Pick<typeof order.$inferSelect, 'id' | 'delivery'>;

/** Code of the store where an order is collected; undefined for other delivery methods. */
export const storeOf = ({ delivery: { kind, point } }: OfOrder) =>
  kind === 'store' ? point?.code : undefined;

const linesByArticle = (tx: Transaction, orderId: string) =>
  tx
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.articleId), asc(orderLine.position));

/**
 * For an order that is collected in a store, takes as many pieces as possible from the stock of that store,
 * and records their number in each order line. The other pieces are brought to the store. The caller must
 * have locked the articles, so that no piece is taken twice.
 */
export async function takeStoreStock(tx: Transaction, lockedOrder: OfOrder): Promise<void> {
  const code = storeOf(lockedOrder);
  if (code === undefined) return;
  for (const { position, articleId, quantity, cancelled } of await linesByArticle(tx, lockedOrder.id)) {
    const there = and(eq(storeStock.storeCode, code), eq(storeStock.articleId, articleId));
    const [found] = await tx.select().from(storeStock).where(there).for('update');
    const fromStore = Math.min(found?.quantity ?? 0, quantity - cancelled);
    if (fromStore === 0) continue;
    // If a store has no pieces of an article, it has no row for it. So the row is deleted when the last piece
    // is taken.
    await tx.delete(storeStock).where(and(there, lte(storeStock.quantity, fromStore)));
    await tx
      .update(storeStock)
      .set({ quantity: sql`${storeStock.quantity} - ${fromStore}` })
      .where(and(there, gt(storeStock.quantity, fromStore)));
    await tx
      .update(orderLine)
      .set({ fromStore })
      .where(and(eq(orderLine.orderId, lockedOrder.id), eq(orderLine.position, position)));
  }
}

/**
 * Puts pieces back into the stock of the store from which they were taken. Stores and articles that no longer
 * exist are skipped.
 */
export async function giveStoreStockBack(
  tx: Transaction,
  lockedOrder: OfOrder,
  pieces: readonly { position: number; quantity: number }[],
): Promise<void> {
  const code = storeOf(lockedOrder);
  if (code === undefined) return;
  for (const { position, articleId, fromStore } of await linesByArticle(tx, lockedOrder.id)) {
    const back = Math.min(fromStore, pieces.find((one) => one.position === position)?.quantity ?? 0);
    if (back === 0) continue;
    await tx.execute(sql`
      insert into ${storeStock} (article_id, store_code, quantity)
      select ${article.id}, ${store.code}, ${back} from ${article}, ${store}
      where ${article.id} = ${articleId} and ${store.code} = ${code}
      on conflict (article_id, store_code) do update set quantity = ${storeStock.quantity} + excluded.quantity`);
    await tx
      .update(orderLine)
      .set({ fromStore: fromStore - back })
      .where(and(eq(orderLine.orderId, lockedOrder.id), eq(orderLine.position, position)));
  }
}
