import type { FacetCounts, Listing, ProductCard } from '@/lib/api';
import type { Choice } from '../choice/choice';
import { type FacetRow, packFacet } from '../choice/facet-data';
import type { ListingSearch } from '../choice/listing-search';
import { type CardRow, packCard } from './card-data';

/** A page of chosen goods as it travels in the HTML: of a listing or of a search, what its screen shows of it. */
export type ListedGoods = Pick<Listing, 'sort' | 'page' | 'pageSize' | 'totalItems' | 'totalPages'> & {
  choice: Choice;
  facets: FacetRow[];
  /** Lowest and highest price under the choice, in kopecks; null when nothing is left. */
  prices: [min: number | null, max: number | null];
  cards: CardRow[];
};

type Answer = FacetCounts &
  Pick<Listing, 'sort' | 'page' | 'pageSize' | 'totalPages'> & { items: readonly ProductCard[] };

/** @param asked the request without what its answer does not know (canonical-address) */
export function toListedGoods(answer: Answer, asked: ListingSearch): ListedGoods {
  const { page: _page, sort: _sort, ...choice } = asked;
  const { sort, page, pageSize, totalItems, totalPages, priceRange } = answer;
  return {
    choice,
    facets: answer.facets.map(packFacet),
    prices: [priceRange.min, priceRange.max],
    sort,
    page,
    pageSize,
    totalItems,
    totalPages,
    cards: answer.items.map(packCard),
  };
}
