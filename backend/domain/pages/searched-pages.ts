import { inArray } from 'drizzle-orm';
import type { SearchedPage } from '#shared/content/find-sections.ts';
import type { Database } from '../../platform/db/database.ts';
import { contentPage } from '../tables/content.ts';
import { type Details, fillInPage } from './page-details.ts';

/** Kinds of pages that the search in help pages covers; legal documents are not included. */
const KINDS = ['support', 'guide'] as const;

/** Loads the help pages that can be searched, with the seller's details filled in. */
export async function loadSearchedPages(db: Database, details: Details): Promise<SearchedPage[]> {
  const rows = await db
    .select({ kind: contentPage.kind, slug: contentPage.slug, body: contentPage.body })
    .from(contentPage)
    .where(inArray(contentPage.kind, [...KINDS]))
    .orderBy(contentPage.kind, contentPage.slug);
  return rows.flatMap(({ kind, slug, body }) => {
    if (!('blocks' in body)) return [];
    const { title, blocks } = fillInPage(body, details);
    return [{ title, path: `/${kind}/${slug}`, blocks }];
  });
}
