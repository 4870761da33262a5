import type { FacetCounts, ListingSort, ProductCard } from '@/lib/api';
import type { Choice } from './choice';
import type { ListingSearch } from './listing-search';

/** A list of goods and how to load it. Create it once per page: hooks depend on its identity. */
export type GoodsSource = {
  /** URL of the page with nothing chosen, without the query of a search. */
  page: string;
  /** Parameters of the URL besides the choice: the query of a search. */
  words?: { q: string };
  /** URL of the goods for a choice. */
  hrefOf(requested: ListingSearch): string;
  /** Loads the goods of another page or in another sort order. */
  load(requested: ListingSearch): Promise<{ items: ProductCard[] }>;
  /** Counts the goods of a choice. */
  count(choice: Choice, signal: AbortSignal): Promise<FacetCounts>;
};

/** The URL of a choice: keeps the sort order of the page, starts on the first page. */
export function choiceHref(source: GoodsSource, { sort }: { sort: ListingSort }, choice: Choice): string {
  return source.hrefOf({ ...choice, sort });
}
