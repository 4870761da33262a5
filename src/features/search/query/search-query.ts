import type { SearchSchema } from '@/lib/navigation/search-fields';
import type { ListParameters } from '@/shop/addresses/facet-parameters';
import { hrefTo } from '@/shop/addresses/href-to';
import { tidyQuery } from './tidy-query';

/**
 * Passes the parameters through unparsed, for the same reason as the catalog's listParameters: otherwise the
 * router would rewrite the URL.
 */
export const searchParameters: SearchSchema<ListParameters & { q?: string | string[] }> = {
  parse: (parameters) => parameters,
};

/** The query in the URL of a search, normalized by tidyQuery; empty if the URL has none. */
export const querySearch = {
  parse({ q }: { q?: unknown }): { q: string } {
    const [query] = [q].flat();
    return { q: typeof query === 'string' ? tidyQuery(query) : '' };
  },
};

/** The URL of a search without filters. features/catalog writes URLs with filters. */
export function searchHref(query: string, choice: ListParameters = {}): string {
  return hrefTo('/search', { search: query === '' ? {} : { q: query, ...choice } });
}
