import type { CatalogDeps } from '../catalog/base/deps.ts';
import type { Handlers } from '../platform/http/implement.ts';
import { getSearchFacets, searchProducts } from './search.ts';
import { getSuggestions } from './suggestions.ts';

export const searchHandlers: Handlers<'search', CatalogDeps> = {
  searchProducts: async ({ query: { site: _site, ...asked }, deps }) => {
    const result = await searchProducts(deps, asked, deps.clock());
    deps.metrics.searches.inc({ found: result.totalItems > 0 ? 'yes' : 'no' });
    return result;
  },
  getSearchFacets: ({ query: { site: _site, ...asked }, deps }) => getSearchFacets(deps, asked, deps.clock()),
  getSuggestions: ({ query, deps }) => getSuggestions(deps, query.q ?? '', deps.clock()),
};
