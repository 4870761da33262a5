import {
  GetListingHeader,
  GetListingQueryParams,
  GetListingResponse,
  GetNavigationHeader,
  GetNavigationQueryParams,
  GetNavigationResponse,
  GetProductHeader,
  GetProductParams,
  GetProductQueryParams,
  GetProductResponse,
} from '../../src/generated/zod/catalog.ts';
import { operation } from '../http/operation.ts';
import { getListing } from './listing.ts';
import { getNavigation } from './navigation.ts';
import { getProduct } from './product.ts';

export const catalogOperations = [
  operation({
    method: 'get',
    path: '/api/catalog-orchestration/v1/navigation',
    schemas: {
      query: GetNavigationQueryParams,
      header: GetNavigationHeader,
      response: GetNavigationResponse,
    },
    access: 'open',
    handler: ({ deps }) => getNavigation(deps.db, deps.clock()),
  }),
  operation({
    method: 'get',
    path: '/api/catalog-orchestration/v1/listings',
    schemas: { query: GetListingQueryParams, header: GetListingHeader, response: GetListingResponse },
    access: 'open',
    handler: ({ query, deps }) => getListing(deps.db, query, deps.clock()),
  }),
  operation({
    method: 'get',
    path: '/api/catalog-orchestration/v1/products/{productUrl}',
    schemas: {
      params: GetProductParams,
      query: GetProductQueryParams,
      header: GetProductHeader,
      response: GetProductResponse,
    },
    access: 'open',
    handler: ({ params, deps }) => getProduct(deps.db, params.productUrl, deps.clock()),
  }),
];
