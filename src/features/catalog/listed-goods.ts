import type { FacetCounts, Listing, ListingSort, ProductCard } from '@/lib/api';
import { listingHref } from '@/lib/paths';
import { type CardRow, packCard } from './card-data';
import type { Choice } from './choice';
import { toFacetData } from './facet-data';
import { type PageFacets, shownInForm } from './facets-in-page';
import { type ListingSearch, writeListingSearch } from './listing-search';

/** A page of chosen goods as it travels in the HTML: of a listing or of a search, what its screen shows of it. */
export type ListedGoods = Pick<Listing, 'sort' | 'page' | 'pageSize' | 'totalItems' | 'totalPages'> & {
  choice: Choice;
  facets: PageFacets;
  /** Lowest and highest price under the choice, in kopecks; null when nothing is left. */
  prices: [min: number | null, max: number | null];
  cards: CardRow[];
};

type Answer = FacetCounts &
  Pick<Listing, 'sort' | 'page' | 'pageSize' | 'totalPages'> & { items: readonly ProductCard[] };

/** @param asked what the answer was asked for, without what it does not know (right-address) */
export function toListedGoods(answer: Answer, asked: ListingSearch): ListedGoods {
  const { page: _page, sort: _sort, ...choice } = asked;
  const { sort, page, pageSize, totalItems, totalPages, priceRange } = answer;
  return {
    choice,
    facets: shownInForm(answer.facets.map(toFacetData)),
    prices: [priceRange.min, priceRange.max],
    sort,
    page,
    pageSize,
    totalItems,
    totalPages,
    cards: answer.items.map(packCard),
  };
}

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
