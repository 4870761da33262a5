import * as z from 'zod/mini';
import { CityCode } from '@/lib/api/search-schemas';
import { lenient } from '@/lib/navigation/search-fields';

/** The city in the address of the stores' page. */
export const storesSearch = z.object({ city: lenient(CityCode) });
