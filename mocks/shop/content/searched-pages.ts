import type { ContentPage } from '#contract/client/client.schemas.ts';
import type { SearchedPage } from '#shared/content/find-sections.ts';
import { exampleOf } from '../../contract/contract.ts';

/** The help pages that the search looks through. */
export function searchedPages(): SearchedPage[] {
  const { kind, slug, title, blocks } = exampleOf<ContentPage>('getContentPage', 'shipping');
  return [{ title, path: `/${kind}/${slug}`, blocks }];
}
