import * as zod from 'zod/mini';
import { idsField, wordField } from '../parts/lists/search-fields.ts';

/** Orders whose labels are printed at once, or whose goods are fetched at once; the contract lists as many. */
const MOST_ORDERS = 100;

/** Paper of labels: a sheet for each, or four on a sheet. */
export const PAPERS = { a6: 'A6, по\u00a0одной', a4: 'A4, по\u00a0четыре' } as const;
export type Paper = keyof typeof PAPERS;

export const labelsSearch = zod.object({
  orders: idsField(MOST_ORDERS),
  paper: wordField({ a6: 'a6', a4: 'a4' } as const),
});

export const pickListSearch = zod.object({ orders: idsField(MOST_ORDERS) });
