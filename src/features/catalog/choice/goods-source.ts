import type { FacetCounts, ListingSort, ProductCard } from '@/lib/api';
import type { Choice } from './choice';
import type { ListingSearch } from './listing-search';

/** A list of goods and how to load it. Create it once per page: hooks depend on its identity. */
export type GoodsSource = {
  /** URL of the list with nothing chosen; for a search, without its query. */
  page: string;
  /** Parameters of the URL besides the choice; for a search, its query. */
  words?: { q: string };
  /** URL of the goods for a choice. */
  hrefOf(requested: ListingSearch): string;
  /** Loads the goods that match a choice. */
  load(requested: ListingSearch): Promise<{ items: ProductCard[] }>;
  /** Counts the goods of a choice. */
  count(choice: Choice, signal: AbortSignal): Promise<FacetCounts>;
};

/** The URL of a choice: on the first page, with the current sort order. */
export function choiceHref(source: GoodsSource, { sort }: { sort: ListingSort }, choice: Choice): string {
  return source.hrefOf({ ...choice, sort });
}
