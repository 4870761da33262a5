import * as zod from 'zod/mini';
import { type ListOrdersParams, OrderState } from '../api/index.ts';
import { dayField, flagField, textField, wordsField } from '../parts/lists/search-fields.ts';

/** Number of orders on a page. */
const PAGE_SIZE = 50;
const LONGEST_SEARCH = 100;
const LONGEST_CURSOR = 60;
/** Longer lists are not counted to their end. */
const COUNTED = 1000;

/** The query parameters of the list of orders. */
export const ordersSearch = zod.object({
  state: wordsField(OrderState),
  from: dayField(),
  to: dayField(),
  undecided: flagField(),
  late: flagField(),
  search: textField(LONGEST_SEARCH),
  /** The place from which the list is read on. */
  cursor: textField(LONGEST_CURSOR),
});

export type OrdersSearch = zod.output<typeof ordersSearch>;

/** The parameters of the call for a list. */
export const ordersParams = (search: OrdersSearch): ListOrdersParams => ({
  ...search,
  size: PAGE_SIZE,
  countUpTo: COUNTED,
});
