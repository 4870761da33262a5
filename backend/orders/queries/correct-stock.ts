import { and, eq, sql } from 'drizzle-orm';
import { article } from '../../domain/tables/goods.ts';
import { orderLine } from '../../domain/tables/orders.ts';
import { storeStock } from '../../domain/tables/places.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { LockedOrder } from './lock-order.ts';
import { storeOf } from './store-stock.ts';

type Missing = { position: number; articleId: string; pieces: number };

/**
 * Corrects the stock of articles of which a packer found too few pieces for an order that the caller has
 * locked. If pieces are missing, the stock of their place becomes zero. The place of pieces that the order
 * took from a store (where it is collected) is this store; for all other pieces it is the warehouse. The
 * total stock of an article includes that of the stores.
 */
export async function correctStock(
  tx: Transaction,
  lockedOrder: LockedOrder,
  missing: readonly Missing[],
): Promise<void> {
  // All transactions lock articles in the same order, so that they cannot deadlock.
  const sorted = missing.toSorted((one, other) => (one.articleId < other.articleId ? -1 : 1));
  for (const line of sorted) {
    await tx.select().from(article).where(eq(article.id, line.articleId)).for('update');
    const fromStore = await emptyStore(tx, lockedOrder, line);
    if (line.pieces > fromStore) await emptyWarehouse(tx, line.articleId);
  }
}

/**
 * Sets the store's stock to zero. Returns how many of the missing pieces the order had taken from the store.
 */
async function emptyStore(
  tx: Transaction,
  lockedOrder: LockedOrder,
  { position, articleId, pieces }: Missing,
): Promise<number> {
  const code = storeOf(lockedOrder);
  if (code === undefined) return 0;
  const ofLine = and(eq(orderLine.orderId, lockedOrder.id), eq(orderLine.position, position));
  const [line] = await tx.select({ fromStore: orderLine.fromStore }).from(orderLine).where(ofLine);
  const taken = Math.min(line?.fromStore ?? 0, pieces);
  if (taken === 0) return 0;
  await tx
    .update(orderLine)
    .set({ fromStore: sql`${orderLine.fromStore} - ${taken}` })
    .where(ofLine);
  const [left] = await tx
    .delete(storeStock)
    .where(and(eq(storeStock.storeCode, code), eq(storeStock.articleId, articleId)))
    .returning({ quantity: storeStock.quantity });
  await tx
    .update(article)
    .set({ stock: sql`greatest(${article.stock} - ${left?.quantity ?? 0}::int, 0)` })
    .where(eq(article.id, articleId));
  return taken;
}

const emptyWarehouse = (tx: Transaction, articleId: string) =>
  tx
    .update(article)
    .set({
      stock: sql`least(${article.stock}, coalesce((
        select sum(${storeStock.quantity}) from ${storeStock} where ${storeStock.articleId} = ${articleId}
      ), 0))`,
    })
    .where(eq(article.id, articleId));
