import { asc, desc, eq } from 'drizzle-orm';
import type { Journal } from '#contract/client/client.schemas.ts';
import type { CatalogDeps } from '../catalog/base/deps.ts';
import { fillInPage } from '../domain/pages/page-details.ts';
import { contentPage } from '../domain/tables/content.ts';

/** Maximum number of pieces (pages of the journal) that the contract allows in a response. */
const MOST = 100;

/** The pieces of the journal, newest first. */
export async function getJournal({
  db,
  sellerDetails,
}: Pick<CatalogDeps, 'db' | 'sellerDetails'>): Promise<Journal> {
  const rows = await db
    .select({ slug: contentPage.slug, body: contentPage.body, updatedAt: contentPage.updatedAt })
    .from(contentPage)
    .where(eq(contentPage.kind, 'journal'))
    .orderBy(desc(contentPage.updatedAt), asc(contentPage.slug))
    .limit(MOST);
  return {
    pieces: rows.flatMap(({ slug, body, updatedAt }) => {
      if (!('blocks' in body)) return [];
      const { title, description, scene } = fillInPage(body, sellerDetails);
      const picture = scene?.narrow ?? null;
      return [{ slug, title, description, updatedAt: updatedAt.toISOString().slice(0, 10), picture }];
    }),
  };
}
