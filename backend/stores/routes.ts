import {
  GetCitiesHeader,
  GetCitiesQueryParams,
  GetCitiesResponse,
  GetStoreHeader,
  GetStoreParams,
  GetStoreQueryParams,
  GetStoreResponse,
  GetStoresHeader,
  GetStoresQueryParams,
  GetStoresResponse,
} from '../../src/generated/zod/store.ts';
import { operation } from '../platform/http/operation.ts';
import { getCities, getStore, getStores } from './queries.ts';

export const storeOperations = [
  operation({
    method: 'get',
    path: '/api/store-orchestration/v1/cities',
    schemas: { query: GetCitiesQueryParams, header: GetCitiesHeader, response: GetCitiesResponse },
    access: 'open',
    handler: async ({ deps }) => ({ items: await getCities(deps.db) }),
  }),
  operation({
    method: 'get',
    path: '/api/store-orchestration/v1/stores',
    schemas: { query: GetStoresQueryParams, header: GetStoresHeader, response: GetStoresResponse },
    access: 'open',
    handler: async ({ query, deps }) => ({ items: await getStores(deps.db, query.city) }),
  }),
  operation({
    method: 'get',
    path: '/api/store-orchestration/v1/stores/{code}',
    schemas: {
      params: GetStoreParams,
      query: GetStoreQueryParams,
      header: GetStoreHeader,
      response: GetStoreResponse,
    },
    access: 'open',
    handler: ({ params, deps }) => getStore(deps.db, params.code),
  }),
];
