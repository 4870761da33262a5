import { loadSuggestions } from '@/features/catalog/load-suggestions';
import { type ContentPage, type ContentPageKind, getContentPage, isApiError } from '@/lib/api';
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
