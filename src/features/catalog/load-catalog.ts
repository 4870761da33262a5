import { getListing, isApiError, type ProductCard } from '@/lib/api';
import { missingPage } from '@/lib/page-not-found';
import { packCard } from './card-data';
import { countChosen } from './choice';
import { type ListingPage, toListingPage } from './listing-page';
import type { ListingSearch } from './listing-search';
import { atRightAddress } from './right-address';

/** How many goods a page offers that has nothing of its own to show. */
const SUGGESTIONS = 4;

/**
 * A page of a listing under a choice.
 * @param location of the page that is being loaded
 * @throws the router's redirect when the same goods have a better address; its not-found, with goods to look at
 * instead, when there is no such listing or page
 */
export async function loadListing(
  path: string,
  asked: ListingSearch,
  location: { pathname: string; search: object; searchStr: string },
): Promise<ListingPage> {
  const load = async () => {
    const listing = await getListing({ path, ...asked });
    const known = atRightAddress(location, asked, listing);
    const nothingFits = listing.totalItems === 0 && countChosen(known) > 0;
    return toListingPage(listing, known, nothingFits ? (await loadSuggestions()).map(packCard) : []);
  };
  return orNotFound(`/${path}`, load, location.searchStr);
}

/** New arrivals for a page without goods of its own; none when they cannot be had. */
export async function loadSuggestions(): Promise<ProductCard[]> {
  try {
    const { items } = await getListing({ path: 'novinki' });
    return items.slice(0, SUGGESTIONS);
  } catch (error) {
    if (isApiError(error)) return [];
    throw error;
  }
}

/**
 * An address that does not even look like one (422) is as unknown as any other (404).
 * @param search query of the address, which a listing that moved keeps
 */
async function orNotFound<T>(pathname: string, load: () => Promise<T>, search = ''): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isApiError(error) || (error.status !== 404 && error.status !== 422)) throw error;
    throw await missingPage(pathname, search, loadSuggestions);
  }
}
