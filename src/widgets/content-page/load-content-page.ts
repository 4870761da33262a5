import { loadSuggestions } from '@/features/catalog/load-suggestions';
import {
  type ContentMatches,
  type ContentPage,
  type ContentPageKind,
  getContentPage,
  isApiError,
  searchContent,
} from '@/lib/api';
import { lowerCaseAddress, pageNotFound } from '@/shop/addresses/page-not-found';
import { textPageHref } from '@/shop/addresses/text-pages';

/**
 * Loads a text page. An invalid slug (422) counts as not found (404).
 * @throws the router's not-found, with goods to show, if the page does not exist
 */
export async function loadContentPage(kind: ContentPageKind, slug: string): Promise<ContentPage> {
  try {
    return await getContentPage(kind, slug);
  } catch (error) {
    if (!isApiError(error) || (error.status !== 404 && error.status !== 422)) throw error;
    const address = textPageHref({ kind, slug });
    throw lowerCaseAddress(address) ?? pageNotFound(address, await loadSuggestions());
  }
}

/**
 * Loads a help page, with search results if the URL has a query.
 * @throws the router's not-found, with goods to show, if the page does not exist
 */
export async function loadSupportPage(
  slug: string,
  query: string | undefined,
): Promise<{ page: ContentPage; matches: ContentMatches | undefined }> {
  const [page, matches] = await Promise.all([
    loadContentPage('support', slug),
    query === undefined ? undefined : searchContent({ q: query }),
  ]);
  return { page, matches };
}
