import type { FacetCounts, Listing, ProductCard } from '@/lib/api';
import type { Choice } from '../choice/choice';
import { type FacetData, toFacetData } from '../choice/facet-data';
import type { ListingSearch } from '../choice/listing-search';
import { type CardData, toCardData } from './card-data';

/** The data of a listing or search page as embedded in the HTML: only what its screen shows. */
export type ListedGoods = Pick<Listing, 'sort' | 'page' | 'pageSize' | 'totalItems' | 'totalPages'> & {
  choice: Choice;
  facets: FacetData[];
  /** Lowest and highest price of the chosen goods, in kopecks; null if there are no goods. */
  prices: [min: number | null, max: number | null];
  cards: CardData[];
};

type Answer = FacetCounts &
  Pick<Listing, 'sort' | 'page' | 'pageSize' | 'totalPages'> & { items: readonly ProductCard[] };

/** @param requested the request without facet values that are missing in the answer (canonical-address) */
export function toListedGoods(answer: Answer, requested: ListingSearch): ListedGoods {
  const { page: _page, sort: _sort, ...choice } = requested;
  const { sort, page, pageSize, totalItems, totalPages, priceRange } = answer;
  return {
    choice,
    facets: answer.facets.map(toFacetData),
    prices: [priceRange.min, priceRange.max],
    sort,
    page,
    pageSize,
    totalItems,
    totalPages,
    cards: answer.items.map(toCardData),
  };
}
