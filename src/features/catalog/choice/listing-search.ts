import { getListingQueryPageMax, ListingSort } from '@/lib/api/bounds';
import {
  firstValue,
  pageField,
  type SearchSchema,
  searchSchema,
  wordField,
} from '@/lib/navigation/search-fields';
import type { ListParameters, WrittenList } from '@/shop/addresses/facet-parameters';
import { type Choice, choiceSchema, writeChoice } from './choice';

/** The choice, page and sort order in a URL. Can be spread into a call of the API. */
export type ListingSearch = Choice & { page?: number; sort?: ListingSort };

export const SORT_NAMES: Record<ListingSort, string> = {
  popular: 'По\u00a0популярности',
  new: 'Сначала новые',
  'price-asc': 'Сначала дешевле',
  'price-desc': 'Сначала дороже',
  discount: 'По\u00a0размеру скидки',
};

export const SORTS = Object.keys(SORT_NAMES) as ListingSort[];
export const DEFAULT_SORT: ListingSort = 'popular';

/**
 * Passes the parameters through unparsed: otherwise the router would rewrite the URL before the goods are
 * known, which decide the canonical URL (canonical-address).
 */
export const listParameters: SearchSchema<ListParameters> = { parse: (parameters) => parameters };

const place = searchSchema({
  sort: firstValue(wordField(Object.values(ListingSort), DEFAULT_SORT)),
  page: firstValue(pageField(getListingQueryPageMax)),
});

/** The choice, page and sort order in a URL. Invalid values and defaults are dropped. */
export const listingSearch: SearchSchema<ListingSearch> = {
  parse(parameters) {
    const { page, sort } = place.parse(parameters);
    return {
      ...choiceSchema.parse(parameters),
      ...(page !== undefined && { page }),
      ...(sort !== undefined && { sort }),
    };
  },
};

/** The list parameters in canonical order, without the first page and the default sort. */
export function writeListingSearch({ page, sort, ...choice }: ListingSearch): WrittenList {
  return {
    ...writeChoice(choice),
    ...(sort !== undefined && sort !== DEFAULT_SORT && { sort }),
    ...(page !== undefined && page > 1 && { page: String(page) }),
  };
}
