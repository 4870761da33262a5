import { asc, eq, gt, inArray } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { article, stockNotice, variant, variantGroup } from '../platform/db/schema/catalog.ts';
import { loggedCause } from '../platform/log/logged-cause.ts';
import type { LetterShop } from '../platform/mail/letter.ts';
import { backInStockLetter } from '../platform/mail/letters.ts';
import { emailOf } from '../platform/mail/send-letter.ts';
import type { Message } from '../platform/ports/messenger.ts';

/** Stock notices taken at a time. */
const BATCH = 20;

type PendingNotice = {
  notice: typeof stockNotice.$inferSelect;
  name: string;
  colour: string;
  size: string;
  productUrl: string;
};

/**
 * Writes to every shopper whose size is in stock again and deletes the address. A notice is deleted before its message
 * is sent, so that two processes never send it twice; when sending fails, the notice is put back for the next run.
 * Returns how many messages were sent.
 */
export async function notifyBackInStock(
  deps: Pick<Deps, 'db' | 'mail' | 'publicUrl' | 'shopName' | 'logger'>,
): Promise<number> {
  const { db, mail, logger } = deps;
  let sent = 0;
  for (;;) {
    const pending = await takeNotices(db);
    let failed = 0;
    for (const one of pending) {
      try {
        await mail.send(messageOf(one, deps));
        sent += 1;
      } catch (error) {
        failed += 1;
        logger.warn({ cause: loggedCause(error) }, 'a message about stock was not sent');
        await putBack(db, one);
      }
    }
    if (failed > 0 || pending.length < BATCH) return sent;
  }
}

/** A notice for an article that was deleted in between is dropped. */
async function putBack(db: Deps['db'], { notice }: PendingNotice): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await tx
      .select({ id: article.id })
      .from(article)
      .where(eq(article.id, notice.articleId))
      .for('key share');
    if (known.length > 0) await tx.insert(stockNotice).values(notice).onConflictDoNothing();
  });
}

function takeNotices(db: Deps['db']): Promise<PendingNotice[]> {
  return db.transaction(async (tx) => {
    const pending = await tx
      .select({
        notice: stockNotice,
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
    const ids = pending.map(({ notice }) => notice.id);
    if (ids.length > 0) await tx.delete(stockNotice).where(inArray(stockNotice.id, ids));
    return pending;
  });
}

function messageOf({ notice, name, colour, size, productUrl }: PendingNotice, shop: LetterShop): Message {
  const goods = { name, colour, size, path: `/product/${productUrl}` };
  return emailOf(notice.email, backInStockLetter(shop, goods), shop);
}
