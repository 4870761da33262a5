import { getListing, isApiError, type ProductCard } from '@/lib/api';
import { pageNotFound } from '@/lib/page-not-found';
import { type ListingPage, toListingPage } from './listing-page';
import type { ListingSearch } from './listing-search';

/** How many goods a page offers that has nothing of its own to show. */
const SUGGESTIONS = 4;

/** @throws the router's not-found, with goods to look at instead, when there is no such listing or page */
export async function loadListing(path: string, { page, sort }: ListingSearch): Promise<ListingPage> {
  return orNotFound(`/${path}`, async () => toListingPage(await getListing({ path, page, sort })));
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

/** An address that does not even look like one (422) is as unknown as any other (404). */
async function orNotFound<T>(pathname: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isApiError(error) || (error.status !== 404 && error.status !== 422)) throw error;
    throw pageNotFound(pathname, await loadSuggestions());
  }
}
