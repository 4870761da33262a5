import type { FacetCounts, ListingSort, ProductCard } from '@/lib/api';
import type { Choice } from './choice';
import type { ListingSearch } from './listing-search';

/** Where goods are listed, and how to ask for them there. Make it once for a page: it is what their parts hang on. */
export type Place = {
  /** Address of its page with nothing chosen, without the words of a search. */
  page: string;
  /** What the address says besides the choice: the words of a search. */
  words?: { q: string };
  /** Address of the goods that a choice leaves. */
  hrefOf(asked: ListingSearch): string;
  /** Goods of another page or order. */
  load(asked: ListingSearch): Promise<{ items: ProductCard[] }>;
  /** What a choice would leave. */
  count(choice: Choice, signal: AbortSignal): Promise<FacetCounts>;
};

/** The address of other goods with the order of a page kept, and from its first page on. */
export function choiceHref(place: Place, { sort }: { sort: ListingSort }, choice: Choice): string {
  return place.hrefOf({ ...choice, sort });
}
