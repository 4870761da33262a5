import * as zod from 'zod/mini';
import { textField } from '../parts/lists/search-fields.ts';

const LONGEST_SEARCH = 100;

/** What the address of the search for buyers keeps. */
export const buyersSearch = zod.object({ search: textField(LONGEST_SEARCH) });
