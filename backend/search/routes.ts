import { implement } from '../platform/http/implement.ts';
import { getSearchFacets, searchProducts } from './search.ts';
import { getSuggestions } from './suggestions.ts';

export const searchHandlers = implement('search', {
  searchProducts: ({ query: { site: _site, ...asked }, deps }) => searchProducts(deps, asked, deps.clock()),
  getSearchFacets: ({ query: { site: _site, ...asked }, deps }) => getSearchFacets(deps, asked, deps.clock()),
  getSuggestions: ({ query, deps }) => getSuggestions(deps, query.q ?? '', deps.clock()),
});
