import { getListing, isApiError } from '@/lib/api';
import { whenFetched } from '@/lib/ui/loading/quietly';
import { missingPage } from '@/shop/addresses/page-not-found';
import { listingHref } from '@/shop/addresses/paths';
import { packCard } from './cards/card-data';
import { atCanonicalAddress } from './choice/canonical-address';
import { countChosen } from './choice/choice';
import type { ListingSearch } from './choice/listing-search';
import { type ListingPage, loadStandings, toListingPage } from './listing/listing-page';
import { loadSuggestions } from './load-suggestions';

/**
 * A page of a listing under a choice.
 * @param location of the page that is being loaded
 * @param isAhead whether it is fetched before anyone has asked for it
 * @throws the router's redirect when the same goods have a better address; its not-found, with goods to look at
 * instead, when there is no such listing or page
 */
export async function loadListing(
  path: string,
  asked: ListingSearch,
  location: { pathname: string; search: object; searchStr: string },
  isAhead = false,
): Promise<ListingPage> {
  const load = async () => {
    const [listing] = await Promise.all([
      getListing({ path, ...asked }),
      countChosen(asked) > 0 && loadStandings(),
    ]);
    const known = atCanonicalAddress(location, asked, listing);
    if (isAhead)
      whenFetched(
        () => import('./listing/fetch-first-picture'),
        (ahead) => ahead.fetchFirstPicture(listing),
      );
    const nothingFits = listing.totalItems === 0 && countChosen(known) > 0;
    return toListingPage(listing, known, nothingFits ? (await loadSuggestions()).map(packCard) : []);
  };
  return orNotFound(listingHref(path), load, location.searchStr);
}

/**
 * An address that does not even look like one (422) is as unknown as any other (404).
 * @param search query of the address, which a listing that moved keeps
 */
async function orNotFound<T>(page: string, load: () => Promise<T>, search = ''): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isApiError(error) || (error.status !== 404 && error.status !== 422)) throw error;
    throw await missingPage(page, search, loadSuggestions);
  }
}
