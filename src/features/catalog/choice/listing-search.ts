import { getListingQueryPageMax, ListingSort } from '@/lib/api/bounds';
import { first, pageField, type SearchSchema, searchSchema, wordField } from '@/lib/navigation/search-fields';
import type { ListParameters, WrittenList } from '@/shop/addresses/facet-parameters';
import { type Choice, choiceSchema, writeChoice } from './choice';

/** What an address asks of a list of goods; fit to be spread into a call of the API. */
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

/** For the router, which would otherwise rewrite an address before its goods are known (canonical-address). */
export const listParameters: SearchSchema<ListParameters> = { parse: (given) => given };

const place = searchSchema({
  sort: first(wordField(Object.values(ListingSort), DEFAULT_SORT)),
  page: first(pageField(getListingQueryPageMax)),
});

/** What an address asks of a list of goods. What makes no sense is left out, and so is what goes without saying. */
export const listingSearch: SearchSchema<ListingSearch> = {
  parse(given) {
    const { page, sort } = place.parse(given);
    return {
      ...choiceSchema.parse(given),
      ...(page !== undefined && { page }),
      ...(sort !== undefined && { sort }),
    };
  },
};

/** The parameters of a list of goods in their one order; the first page and the usual order go without saying. */
export function writeListingSearch({ page, sort, ...choice }: ListingSearch): WrittenList {
  return {
    ...writeChoice(choice),
    ...(sort !== undefined && sort !== DEFAULT_SORT && { sort }),
    ...(page !== undefined && page > 1 && { page: String(page) }),
  };
}
