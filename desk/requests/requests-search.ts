import * as zod from 'zod/mini';
import { ContactState, type ListContactRequestsParams } from '../api/index.ts';
import { pageField, textField, wordField } from '../parts/lists/search-fields.ts';

const PAGE_SIZE = 50;
const LONGEST_SEARCH = 100;

/** What the address of the list of requests keeps. */
export const requestsSearch = zod.object({
  state: wordField(ContactState),
  search: textField(LONGEST_SEARCH),
  page: pageField(),
});

export type RequestsSearch = zod.output<typeof requestsSearch>;

/** The parameters of the call for a list. */
export const requestsParams = (search: RequestsSearch): ListContactRequestsParams => ({
  ...search,
  size: PAGE_SIZE,
});
