import { loadSuggestions } from '@/features/catalog/load-suggestions';
import {
  type ContentMatches,
  type ContentPage,
  type ContentPageKind,
  getContentPage,
  isApiError,
  searchContent,
} from '@/lib/api';
import { pageNotFound } from '@/shop/addresses/page-not-found';
import { textPageHref } from '@/shop/addresses/text-pages';

/**
 * A page of text. An address that does not even look like one (422) is as unknown as any other (404).
 * @throws the router's not-found, with goods to look at instead
 */
export async function loadContentPage(kind: ContentPageKind, slug: string): Promise<ContentPage> {
  try {
    return await getContentPage(kind, slug);
  } catch (error) {
    if (!isApiError(error) || (error.status !== 404 && error.status !== 422)) throw error;
    throw pageNotFound(textPageHref({ kind, slug }), await loadSuggestions());
  }
}

/**
 * A page of help, and what help answers where something is asked of it.
 * @throws the router's not-found, with goods to look at instead
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
