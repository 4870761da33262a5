import { inArray } from 'drizzle-orm';
import { findSections } from '#shared/content/find-sections.ts';
import type { ContentMatches } from '../../src/generated/model/contentMatches.ts';
import type { Database } from '../platform/db/client.ts';
import { contentPage } from '../platform/db/schema/catalog.ts';

/** Help that is searched: documents and consents are no answers. */
const KINDS = ['support', 'guide'] as const;

/** Parts of help that answer a query. A shop has a few dozen pages, so each is looked through. */
export async function searchPages(db: Database, query: string): Promise<ContentMatches> {
  const rows = await db
    .select({ kind: contentPage.kind, slug: contentPage.slug, body: contentPage.body })
    .from(contentPage)
    .where(inArray(contentPage.kind, [...KINDS]))
    .orderBy(contentPage.kind, contentPage.slug);
  const pages = rows.flatMap(({ kind, slug, body }) =>
    'blocks' in body ? [{ title: body.title, path: `/${kind}/${slug}`, blocks: body.blocks }] : [],
  );
  return { query, items: findSections(pages, query) };
}
