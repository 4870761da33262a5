import { inArray } from 'drizzle-orm';
import type { SearchedPage } from '#shared/content/find-sections.ts';
import type { Database } from '../platform/db/database.ts';
import { contentPage } from './tables/content.ts';

/** Help that is searched: documents and consents are no answers. */
const KINDS = ['support', 'guide'] as const;

/** Pages of help as they are searched. */
export async function loadSearchedPages(db: Database): Promise<SearchedPage[]> {
  const rows = await db
    .select({ kind: contentPage.kind, slug: contentPage.slug, body: contentPage.body })
    .from(contentPage)
    .where(inArray(contentPage.kind, [...KINDS]))
    .orderBy(contentPage.kind, contentPage.slug);
  return rows.flatMap(({ kind, slug, body }) =>
    'blocks' in body ? [{ title: body.title, path: `/${kind}/${slug}`, blocks: body.blocks }] : [],
  );
}
