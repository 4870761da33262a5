import type { Handlers } from '../platform/http/implement.ts';
import type { CatalogDeps } from './base/deps.ts';
import { cardsByUrl } from './cached/cards.ts';
import { getListing, getListingFacets } from './listing.ts';
import { getNavigation } from './navigation.ts';
import { getProduct } from './product/product.ts';
import { getSizeTable } from './product/size-table.ts';
import { requestStockNotice } from './stock-notices.ts';

export const catalogHandlers: Handlers<'catalog', CatalogDeps> = {
  getNavigation: ({ deps }) => getNavigation(deps, deps.clock()),
  getListing: ({ query: { site: _site, ...asked }, deps }) => getListing(deps, asked, deps.clock()),
  getListingFacets: ({ query: { site: _site, ...asked }, deps }) =>
    getListingFacets(deps, asked, deps.clock()),
  getProduct: ({ params, deps }) => getProduct(deps, params.productUrl, deps.clock()),
  getProducts: async ({ query, deps }) => ({
    items: await cardsByUrl(deps, [...new Set(query.urls)], deps.clock()),
  }),
  getSizeTable: ({ params, deps }) => getSizeTable(deps.db, params.sizeTableId),
  requestStockNotice: async ({ params, body, clientIp, deps }) => {
    await requestStockNotice(deps, { articleId: params.articleId, email: body.email, clientIp });
  },
};
