import { asc, eq, gt, inArray } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import type { Transaction } from '../platform/db/client.ts';
import { article, stockNotice, variant, variantGroup } from '../platform/db/schema/catalog.ts';
import { enqueueLetter, NOTICE_LIFE } from '../platform/mail/enqueue-letter.ts';
import { backInStockLetter } from '../platform/mail/letters.ts';

/** Stock notices taken at a time. */
const BATCH = 20;

/**
 * Writes to every shopper whose size is in stock again. A notice turns into its letter in one transaction, so that it is
 * written about once by any number of processes. Returns how many letters were written.
 */
export async function notifyBackInStock(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'publicUrl' | 'shopName' | 'wakeOutbox'>,
): Promise<number> {
  let written = 0;
  for (;;) {
    const count = await deps.db.transaction(async (tx) => {
      const pending = await takeNotices(tx);
      for (const { email, productUrl, ...goods } of pending) {
        const letter = backInStockLetter(deps, { ...goods, path: `/product/${productUrl}` });
        await enqueueLetter(tx, deps, { to: { channel: 'email', value: email }, letter, life: NOTICE_LIFE });
      }
      return pending.length;
    });
    written += count;
    if (count > 0) deps.wakeOutbox();
    if (count < BATCH) return written;
  }
}

async function takeNotices(tx: Transaction) {
  const pending = await tx
    .select({
      id: stockNotice.id,
      email: stockNotice.email,
      name: variantGroup.name,
      colour: variant.colorName,
      size: article.size,
      productUrl: variant.productUrl,
    })
    .from(stockNotice)
    .innerJoin(article, eq(article.id, stockNotice.articleId))
    .innerJoin(variant, eq(variant.id, article.variantId))
    .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId))
    .where(gt(article.stock, 0))
    .orderBy(asc(stockNotice.createdAt), asc(stockNotice.id))
    .limit(BATCH)
    .for('update', { of: stockNotice, skipLocked: true });
  const ids = pending.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(stockNotice).where(inArray(stockNotice.id, ids));
  return pending;
}
