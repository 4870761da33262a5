import {
  GetSearchFacetsHeader,
  GetSearchFacetsQueryParams,
  GetSearchFacetsResponse,
  GetSuggestionsHeader,
  GetSuggestionsQueryParams,
  GetSuggestionsResponse,
  SearchProductsHeader,
  SearchProductsQueryParams,
  SearchProductsResponse,
} from '../../src/generated/zod/search.ts';
import { operation } from '../platform/http/operation.ts';
import { getSearchFacets, searchProducts } from './search.ts';
import { getSuggestions } from './suggestions.ts';

export const searchOperations = [
  operation({
    method: 'get',
    path: '/api/search-orchestration/v1/search',
    schemas: {
      query: SearchProductsQueryParams,
      header: SearchProductsHeader,
      response: SearchProductsResponse,
    },
    access: 'open',
    handler: ({ query: { site: _site, ...asked }, deps }) => searchProducts(deps, asked, deps.clock()),
  }),
  operation({
    method: 'get',
    path: '/api/search-orchestration/v1/search/facets',
    schemas: {
      query: GetSearchFacetsQueryParams,
      header: GetSearchFacetsHeader,
      response: GetSearchFacetsResponse,
    },
    access: 'open',
    handler: ({ query: { site: _site, ...asked }, deps }) => getSearchFacets(deps, asked, deps.clock()),
  }),
  operation({
    method: 'get',
    path: '/api/search-orchestration/v1/suggestions',
    schemas: {
      query: GetSuggestionsQueryParams,
      header: GetSuggestionsHeader,
      response: GetSuggestionsResponse,
    },
    access: 'open',
    handler: ({ query, deps }) => getSuggestions(deps, query.q ?? '', deps.clock()),
  }),
];
