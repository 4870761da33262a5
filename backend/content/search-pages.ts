import type { ContentMatches } from '#contract/client/client.schemas.ts';
import { findSections } from '#shared/content/find-sections.ts';
import type { CatalogDeps } from '../catalog/base/deps.ts';
import { loadSearchedPages } from '../domain/pages/searched-pages.ts';

/**
 * Finds the sections of help pages that match a query. It scans all help pages without an index, because a
 * shop has only some dozens.
 */
export async function searchPages(
  { db, sellerDetails }: Pick<CatalogDeps, 'db' | 'sellerDetails'>,
  query: string,
): Promise<ContentMatches> {
  return { query, items: findSections(await loadSearchedPages(db, sellerDetails), query) };
}
