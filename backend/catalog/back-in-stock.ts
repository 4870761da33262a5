import { and, asc, count, eq, exists, gt, inArray, lte, sql } from 'drizzle-orm';
import { article, variant, variantGroup } from '../domain/tables/goods.ts';
import type { Transaction } from '../platform/db/database.ts';
import { enqueueLetter, NOTICE_LIFE } from '../platform/mail/enqueue-letter.ts';
import { backInStockLetter } from './back-in-stock-letter.ts';
import type { CatalogDeps } from './base/deps.ts';
import { stockNotice, stockNoticeLetter } from './base/tables.ts';

/** Maximum number of articles for which one transaction writes letters. */
const BATCH = 20;

/**
 * How long a piece is reserved for the shopper who got the letter that it is in stock again, in ms. After
 * that, the next shopper who asked for the article gets a letter.
 */
export const NOTICE_HEAD_START = 24 * 60 * 60 * 1000;

type NoticeDeps = Pick<
  CatalogDeps,
  'db' | 'clock' | 'ids' | 'publicUrl' | 'shopName' | 'ink' | 'phone' | 'hours' | 'wakeOutbox'
>;

/**
 * Sends a letter to shoppers whose size is in stock again, in the order of their requests. In 24 hours, at
 * most one letter per piece in stock is sent, so that every recipient can buy a piece. One transaction
 * deletes a stock notice and writes its letter, so each letter is written once even if several processes run
 * this function. Returns the number of letters.
 */
export async function notifyBackInStock(deps: NoticeDeps): Promise<number> {
  let written = 0;
  for (;;) {
    const letters = await deps.db.transaction(async (tx) => {
      const since = new Date(deps.clock().getTime() - NOTICE_HEAD_START);
      let ofBatch = 0;
      for (const goods of await lockArticles(tx, since)) ofBatch += await writeAbout(tx, deps, goods, since);
      return ofBatch;
    });
    written += letters;
    if (letters === 0) return written;
    deps.wakeOutbox();
  }
}

const lettersSince = (since: Date) =>
  and(eq(stockNoticeLetter.articleId, article.id), gt(stockNoticeLetter.writtenAt, since));

/**
 * Locks the articles that shoppers wait for and that have more pieces in stock than letters were written
 * recently. Skips articles that other processes have locked.
 */
function lockArticles(tx: Transaction, since: Date) {
  const awaited = tx.select().from(stockNotice).where(eq(stockNotice.articleId, article.id));
  const letters = tx.select({ letters: count() }).from(stockNoticeLetter).where(lettersSince(since));
  return tx
    .select({ articleId: article.id, stock: article.stock, size: article.size, variantId: article.variantId })
    .from(article)
    .where(and(gt(article.stock, sql`(${letters})`), exists(awaited)))
    .orderBy(asc(article.id))
    .limit(BATCH)
    .for('no key update', { of: article, skipLocked: true });
}

type Goods = Awaited<ReturnType<typeof lockArticles>>[number];

/**
 * Writes letters about one article. After the article was selected, another process may have written letters,
 * so the recent ones are counted again while the article is locked.
 */
async function writeAbout(tx: Transaction, deps: NoticeDeps, goods: Goods, since: Date): Promise<number> {
  const { articleId, stock, size, variantId } = goods;
  const ofArticle = eq(stockNoticeLetter.articleId, articleId);
  await tx.delete(stockNoticeLetter).where(and(ofArticle, lte(stockNoticeLetter.writtenAt, since)));
  const [written] = await tx.select({ letters: count() }).from(stockNoticeLetter).where(ofArticle);
  const pending = await tx
    .select({ id: stockNotice.id, email: stockNotice.email })
    .from(stockNotice)
    .where(eq(stockNotice.articleId, articleId))
    .orderBy(asc(stockNotice.createdAt), asc(stockNotice.id))
    .limit(Math.max(0, stock - (written?.letters ?? 0)));
  const [shown] = await tx
    .select({ name: variantGroup.name, colour: variant.colorName, productUrl: variant.productUrl })
    .from(variant)
    .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId))
    .where(eq(variant.id, variantId));
  if (pending.length === 0 || !shown) return 0;
  const letter = backInStockLetter(deps, { ...shown, size, path: `/product/${shown.productUrl}` });
  for (const { email } of pending)
    await enqueueLetter(tx, deps, { to: { channel: 'email', value: email }, letter, life: NOTICE_LIFE });
  await tx
    .insert(stockNoticeLetter)
    .values(pending.map(() => ({ id: deps.ids(), articleId, writtenAt: deps.clock() })));
  await tx.delete(stockNotice).where(
    inArray(
      stockNotice.id,
      pending.map(({ id }) => id),
    ),
  );
  return pending.length;
}
