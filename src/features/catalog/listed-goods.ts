import type { FacetCounts, Listing, ProductCard } from '@/lib/api';
import { type CardData, shownCard } from './card-data';
import { type UnsaidOfCards, unsaidOfCards } from './cards-in-page';
import type { Choice } from './choice';
import { type FacetData, toFacetData } from './facet-data';
import { type InPage, inPage } from './in-page';
import type { ListingSearch } from './listing-search';

/** A page of chosen goods as it travels in the HTML: of a listing or of a search, what its screen shows of it. */
export type ListedGoods = Pick<Listing, 'sort' | 'page' | 'pageSize' | 'totalItems' | 'totalPages'> & {
  choice: Choice;
  facets: InPage<FacetData[]>;
  /** Lowest and highest price under the choice, in kopecks; null when nothing is left. */
  prices: [min: number | null, max: number | null];
  cards: InPage<CardData[], UnsaidOfCards>;
};

type Answer = FacetCounts &
  Pick<Listing, 'sort' | 'page' | 'pageSize' | 'totalPages'> & { items: readonly ProductCard[] };

/** @param asked what the answer was asked for, without what it does not know (right-address) */
export function toListedGoods(answer: Answer, asked: ListingSearch): ListedGoods {
  const { page: _page, sort: _sort, ...choice } = asked;
  const { sort, page, pageSize, totalItems, totalPages, priceRange } = answer;
  const cards = answer.items.map(shownCard);
  return {
    choice,
    facets: inPage(answer.facets.map(toFacetData), () => null),
    prices: [priceRange.min, priceRange.max],
    sort,
    page,
    pageSize,
    totalItems,
    totalPages,
    // Only a server sends pages.
    cards: import.meta.env.SSR ? inPage(cards, () => unsaidOfCards(cards)) : { value: cards },
  };
}
