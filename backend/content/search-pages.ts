import type { ContentMatches } from '#contract/client/client.schemas.ts';
import { findSections } from '#shared/content/find-sections.ts';
import { loadSearchedPages } from '../domain/searched-pages.ts';
import type { Database } from '../platform/db/database.ts';

/** Parts of help that answer a query. A shop has a few dozen pages, so each is looked through. */
export async function searchPages(db: Database, query: string): Promise<ContentMatches> {
  return { query, items: findSections(await loadSearchedPages(db), query) };
}
