import type { SearchSchema } from '@/lib/navigation/search-fields';
import type { ListParameters } from '@/shop/addresses/facet-parameters';
import { hrefTo } from '@/shop/addresses/href-to';
import { tidyQuery } from './tidy-query';

/** Passes parameters through unchanged, for the same reason as listParameters of the catalog. */
export const searchParameters: SearchSchema<ListParameters & { q?: string | string[] }> = {
  parse: (parameters) => parameters,
};

/** The tidied query in the URL of a search; empty if the URL has no query. */
export const querySearch = {
  parse({ q }: { q?: unknown }): { q: string } {
    const [query] = [q].flat();
    return { q: typeof query === 'string' ? tidyQuery(query) : '' };
  },
};

/** The URL of a search. URLs with filters among the results are written by features/catalog. */
export function searchHref(query: string, choice: ListParameters = {}): string {
  return hrefTo('/search', { search: query === '' ? {} : { q: query, ...choice } });
}
