import {
  GetListingFacetsHeader,
  GetListingFacetsQueryParams,
  GetListingFacetsResponse,
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
  GetProductsHeader,
  GetProductsQueryParams,
  GetProductsResponse,
  GetSizeTableHeader,
  GetSizeTableParams,
  GetSizeTableQueryParams,
  GetSizeTableResponse,
  RequestStockNoticeBody,
  RequestStockNoticeHeader,
  RequestStockNoticeParams,
  RequestStockNoticeQueryParams,
} from '../../src/generated/zod/catalog.ts';
import { empty, operation } from '../platform/http/operation.ts';
import { getListing, getListingFacets } from './listing.ts';
import { getNavigation } from './navigation.ts';
import { getProduct } from './product/product.ts';
import { getProducts } from './product/products.ts';
import { getSizeTable } from './product/size-table.ts';
import { requestStockNotice } from './stock-notices.ts';

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
    handler: ({ deps }) => getNavigation(deps, deps.clock()),
  }),
  operation({
    method: 'get',
    path: '/api/catalog-orchestration/v1/listings',
    schemas: { query: GetListingQueryParams, header: GetListingHeader, response: GetListingResponse },
    access: 'open',
    handler: ({ query: { site: _site, ...asked }, deps }) => getListing(deps, asked, deps.clock()),
  }),
  operation({
    method: 'get',
    path: '/api/catalog-orchestration/v1/listings/facets',
    schemas: {
      query: GetListingFacetsQueryParams,
      header: GetListingFacetsHeader,
      response: GetListingFacetsResponse,
    },
    access: 'open',
    handler: ({ query: { site: _site, ...asked }, deps }) => getListingFacets(deps, asked, deps.clock()),
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
    handler: ({ params, deps }) => getProduct(deps, params.productUrl, deps.clock()),
  }),
  operation({
    method: 'get',
    path: '/api/catalog-orchestration/v1/products',
    schemas: { query: GetProductsQueryParams, header: GetProductsHeader, response: GetProductsResponse },
    access: 'open',
    handler: async ({ query, deps }) => ({ items: await getProducts(deps, query.urls, deps.clock()) }),
  }),
  operation({
    method: 'get',
    path: '/api/catalog-orchestration/v1/size-tables/{sizeTableId}',
    schemas: {
      params: GetSizeTableParams,
      query: GetSizeTableQueryParams,
      header: GetSizeTableHeader,
      response: GetSizeTableResponse,
    },
    access: 'open',
    handler: ({ params, deps }) => getSizeTable(deps.db, params.sizeTableId),
  }),
  operation({
    method: 'post',
    path: '/api/catalog-orchestration/v1/articles/{articleId}/stock-notices',
    schemas: {
      params: RequestStockNoticeParams,
      query: RequestStockNoticeQueryParams,
      header: RequestStockNoticeHeader,
      body: RequestStockNoticeBody,
    },
    access: 'open',
    handler: async ({ params, body, clientIp, deps }) => {
      await requestStockNotice(deps, { articleId: params.articleId, email: body.email, clientIp });
      return empty(204);
    },
  }),
];
