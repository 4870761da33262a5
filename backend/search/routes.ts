import {
  SearchProductsHeader,
  SearchProductsQueryParams,
  SearchProductsResponse,
} from '../../src/generated/zod/search.ts';
import { operation } from '../http/operation.ts';
import { searchProducts } from './search.ts';

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
    handler: ({ query, deps }) => searchProducts(deps.db, query, deps.clock()),
  }),
];
