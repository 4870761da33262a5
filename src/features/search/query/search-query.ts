import * as z from 'zod/mini';
import { first } from '@/lib/navigation/search-fields';
import type { ListParameters } from '@/shop/addresses/facet-parameters';
import { hrefTo } from '@/shop/addresses/href-to';
import { tidyQuery } from './tidy-query';

/** For the router: see listParameters of the catalog. */
export const searchParameters = z.custom<ListParameters & { q?: string | string[] }>();

/** The query of a search page's address, tidied; empty when nothing is asked. */
export const querySearch = z.object({
  q: z.pipe(first(z.catch(z.string(), '')), z.transform(tidyQuery)),
});

/** The address of a search. What is chosen among its results is written by features/catalog. */
export function searchHref(query: string, choice: ListParameters = {}): string {
  return hrefTo('/search', { search: query === '' ? {} : { q: query, ...choice } });
}
