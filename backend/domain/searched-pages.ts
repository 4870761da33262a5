import { inArray } from 'drizzle-orm';
import type { SearchedPage } from '#shared/content/find-sections.ts';
import type { Database } from '../platform/db/database.ts';
import { contentPage } from './tables/content.ts';

/** Kinds of pages that the help search covers; legal documents are excluded. */
const KINDS = ['support', 'guide'] as const;

/** Loads the help pages for the search. */
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
