import type { FacetCounts, ListingSort, ProductCard } from '@/lib/api';
import { listingHref } from '@/shop/addresses/paths';
import type { Choice } from './choice';
import { type ListingSearch, writeListingSearch } from './listing-search';

/** Where goods are listed, and how to ask for them there. Make it once for a page: it is what their parts hang on. */
export type Place = {
  /** Of the page's address, without a leading slash: `zhenshchinam/platya`, `search`. */
  path: string;
  /** What the address says besides the choice: the words of a search. */
  words?: { q: string };
  /** Goods of another page or order. */
  load(asked: ListingSearch): Promise<{ items: ProductCard[] }>;
  /** What a choice would leave. */
  count(choice: Choice, signal: AbortSignal): Promise<FacetCounts>;
};

/** The address of the goods that a choice leaves. */
export function placeHref({ path, words }: Pick<Place, 'path' | 'words'>, asked: ListingSearch): string {
  return listingHref(path, { ...words, ...writeListingSearch(asked) });
}

/** The same with the order of a page kept, and from its first page on. */
export function choiceHref(place: Place, { sort }: { sort: ListingSort }, choice: Choice): string {
  return placeHref(place, { ...choice, sort });
}
