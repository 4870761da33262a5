import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { article } from '../../domain/tables/goods.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { soldOutSize } from '../base/tables.ts';

type Pieces = { articleId: string; quantity: number };

/**
 * Number of pieces by article. The result is sorted, so that all transactions lock articles in the same
 * order.
 */
function byArticle(lines: readonly Pieces[]): [string, number][] {
  const pieces = new Map<string, number>();
  for (const { articleId, quantity } of lines) pieces.set(articleId, (pieces.get(articleId) ?? 0) + quantity);
  return [...pieces].sort(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * Takes pieces out of stock. If there are too few pieces of an article, returns its id; the caller must then
 * roll back.
 */
export async function takeStock(tx: Transaction, lines: readonly Pieces[]): Promise<string | undefined> {
  for (const [id, quantity] of byArticle(lines)) {
    const updated = await tx
      .update(article)
      .set({ stock: sql`${article.stock} - ${quantity}` })
      .where(and(eq(article.id, id), gte(article.stock, quantity)))
      .returning({ id: article.id });
    if (updated.length === 0) return id;
  }
  return undefined;
}

/** Notes which of these articles have no pieces left. Call it after they were taken out of stock for an order. */
export async function noteSoldOut(tx: Transaction, lines: readonly Pieces[], at: Date): Promise<void> {
  const ids = byArticle(lines).map(([id]) => id);
  const soldOut = await tx
    .select({ articleId: article.id })
    .from(article)
    .where(and(inArray(article.id, ids), eq(article.stock, 0)))
    .orderBy(article.id);
  if (soldOut.length === 0) return;
  await tx
    .insert(soldOutSize)
    .values(soldOut.map(({ articleId }) => ({ articleId, at })))
    .onConflictDoUpdate({ target: soldOutSize.articleId, set: { at } });
}

/** Puts pieces back into stock, even if their size is hidden. Articles that no longer exist are skipped. */
export async function giveStockBack(tx: Transaction, lines: readonly Pieces[]): Promise<void> {
  for (const [id, quantity] of byArticle(lines))
    await tx
      .update(article)
      .set({
        stock: sql`case when ${article.hiddenStock} is null then ${article.stock} + ${quantity} else 0 end`,
        hiddenStock: sql`${article.hiddenStock} + ${quantity}`,
      })
      .where(eq(article.id, id));
}
