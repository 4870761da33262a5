import * as zod from 'zod/mini';
import { type ListOrdersParams, OrderState } from '../api/index.ts';
import { dayField, flagField, pageField, textField, wordsField } from '../parts/search-fields.ts';

/** Number of orders on a page. */
const PAGE_SIZE = 50;
const LONGEST_SEARCH = 100;

/** The query parameters of the list of orders. */
export const ordersSearch = zod.object({
  state: wordsField(OrderState),
  from: dayField(),
  to: dayField(),
  undecided: flagField(),
  search: textField(LONGEST_SEARCH),
  page: pageField(),
});

export type OrdersSearch = zod.output<typeof ordersSearch>;

/** Converts the query parameters of the list to parameters of the API call. */
export const ordersParams = (search: OrdersSearch): ListOrdersParams => ({ ...search, size: PAGE_SIZE });
