import { eq } from 'drizzle-orm';
import { consentRecord } from '../domain/consents/consents.ts';
import { article } from '../domain/tables/goods.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { CatalogDeps } from './base/deps.ts';
import { stockNotice } from './base/tables.ts';

/**
 * Stores a shopper's request for a letter when an article is in stock again, together with the consent. A
 * repeated request is stored once. Throws 404 for an unknown article, 409 for an article in stock, 429 above
 * the rate limits.
 */
export async function requestStockNotice(
  { db, ids, clock, limits }: Pick<CatalogDeps, 'db' | 'ids' | 'clock' | 'limits'>,
  asked: { articleId: string; email: string; clientIp: string },
): Promise<void> {
  const email = asked.email.toLowerCase();
  await limits.stockNotice(asked.clientIp, email);
  const { document, version, textHash } = consentRecord('personal-data');
  await db.transaction(async (tx) => {
    const [wanted] = await tx
      .select({ stock: article.stock })
      .from(article)
      .where(eq(article.id, asked.articleId))
      // Locks the article, so that it cannot be deleted before the notice is stored.
      .for('key share');
    if (!wanted) throw new ProblemError(404, 'ARTICLE_NOT_FOUND');
    if (wanted.stock > 0) throw new ProblemError(409, 'ARTICLE_IN_STOCK');
    await tx
      .insert(stockNotice)
      .values({
        id: ids(),
        articleId: asked.articleId,
        email,
        consentDocument: document,
        consentVersion: version,
        consentTextHash: textHash,
        ip: asked.clientIp,
        createdAt: clock(),
      })
      .onConflictDoNothing();
  });
}
