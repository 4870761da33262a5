import * as zod from 'zod/mini';
import { REFUND_STATES } from '#shared/operators/operator-words.ts';
import type { ListRefundsParams, RefundState } from '../api/index.ts';
import { dayField, pageField, textField, wordsField } from '../parts/lists/search-fields.ts';

const PAGE_SIZE = 50;
const LONGEST_SEARCH = 100;

/** States of refunds that shoppers have sent to the shop. Drafts of shoppers are not shown. */
export const SENT_STATES = (Object.keys(REFUND_STATES) as RefundState[]).filter((state) => state !== 'DRAFT');

/** The query parameters of the list of refunds. */
export const refundsSearch = zod.object({
  state: wordsField(
    Object.fromEntries(SENT_STATES.map((state) => [state, state])) as Record<RefundState, RefundState>,
  ),
  search: textField(LONGEST_SEARCH),
  dueUntil: dayField(),
  page: pageField(),
});

export type RefundsSearch = zod.output<typeof refundsSearch>;

/** Converts the query parameters of the list to parameters of the API call. */
export const refundsParams = (search: RefundsSearch): ListRefundsParams => ({ ...search, size: PAGE_SIZE });
