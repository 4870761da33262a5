import { getListing, isApiError } from '@/lib/api';
import { whenFetched } from '@/lib/ui/loading/quietly';
import { missingPage } from '@/shop/addresses/page-not-found';
import { listingHref } from '@/shop/addresses/paths';
import { toCardData } from './cards/card-data';
import { canonicalOrRedirect } from './choice/canonical-address';
import { countChosen } from './choice/choice';
import type { ListingSearch } from './choice/listing-search';
import { type ListingPage, loadIndexing, toListingPage } from './listing/listing-page';
import { loadSuggestions } from './load-suggestions';

/**
 * Loads a page of a listing with a choice.
 * @param location of the page that is being loaded
 * @param isAhead whether the page is only preloaded
 * @throws the router's redirect if the requested URL is not the canonical one; the router's not-found, with
 * other goods to show, if the listing or its page does not exist
 */
export async function loadListing(
  path: string,
  requested: ListingSearch,
  location: { pathname: string; search: object; searchStr: string },
  isAhead = false,
): Promise<ListingPage> {
  const load = async () => {
    const [listing] = await Promise.all([
      getListing({ path, ...requested }),
      countChosen(requested) > 0 && loadIndexing(),
    ]);
    const known = canonicalOrRedirect(location, requested, listing);
    if (isAhead)
      whenFetched(
        () => import('./listing/fetch-first-picture'),
        (ahead) => ahead.fetchFirstPicture(listing),
      );
    const nothingFits = listing.totalItems === 0 && countChosen(known) > 0;
    return toListingPage(listing, known, nothingFits ? (await loadSuggestions()).map(toCardData) : []);
  };
  return orNotFound(listingHref(path), load, location.searchStr);
}

/**
 * Loads a page. An invalid URL (422) counts as not found (404).
 * @param search query string of the URL, kept if the listing has moved
 */
async function orNotFound<T>(page: string, load: () => Promise<T>, search = ''): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isApiError(error) || (error.status !== 404 && error.status !== 422)) throw error;
    throw await missingPage(page, search, loadSuggestions);
  }
}
