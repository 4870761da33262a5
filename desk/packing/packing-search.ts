import * as zod from 'zod/mini';
import { textField } from '../parts/lists/search-fields.ts';

/** The order that is being packed is part of the address, so that a reload goes on with it. */
export const packingSearch = zod.object({ order: textField(20) });
