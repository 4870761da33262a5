import type { SearchSchema } from '@/lib/navigation/search-fields';
import type { ListParameters } from '@/shop/addresses/facet-parameters';
import { hrefTo } from '@/shop/addresses/href-to';
import { tidyQuery } from './tidy-query';

/** For the router: see listParameters of the catalog. */
export const searchParameters: SearchSchema<ListParameters & { q?: string | string[] }> = {
  parse: (given) => given,
};

/** The query of a search page's address, tidied; empty when nothing is asked. */
export const querySearch = {
  parse({ q }: { q?: unknown }): { q: string } {
    const [query] = [q].flat();
    return { q: typeof query === 'string' ? tidyQuery(query) : '' };
  },
};

/** The address of a search. What is chosen among its results is written by features/catalog. */
export function searchHref(query: string, choice: ListParameters = {}): string {
  return hrefTo('/search', { search: query === '' ? {} : { q: query, ...choice } });
}
