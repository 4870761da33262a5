import * as sdk from '../../src/generated/sdk/sdk.gen';
import { findArticle, requestStockNotice, UNKNOWN_ID } from './goods.ts';
import type { RefusalCase } from './refusal-case.ts';
import type { Shopper } from './shopper.ts';

type Run = (shopper: Shopper) => Promise<unknown>;

const notFound = (operationId: string, title: string, run: Run): RefusalCase => ({
  operationId,
  status: 404,
  code: 'NOT_FOUND',
  title,
  run,
});

const invalid = (operationId: string, title: string, run: Run): RefusalCase => ({
  operationId,
  status: 422,
  code: 'INVALID_REQUEST',
  title,
  run,
});

const search = (q: string, page = 1) => {
  return (shopper: Shopper) => {
    const call = shopper.with();
    return sdk.searchProducts({ ...call, query: { ...call.query, q, page } });
  };
};

const products = (ids: string[]) => (shopper: Shopper) => {
  const call = shopper.with();
  return sdk.getProducts({ ...call, query: { ...call.query, ids } });
};

const icons = (set: string, names: string[]) => (shopper: Shopper) => {
  const call = shopper.with();
  return sdk.getIcons({ ...call, path: { set }, query: { ...call.query, icons: names } });
};

/** What can go wrong with finding goods, stores and what belongs to them. */
export const catalogRefusals: RefusalCase[] = [
  notFound('getListing', 'a collection that there is not', (shopper) => {
    const call = shopper.with();
    return sdk.getListing({ ...call, query: { ...call.query, path: 'kollektsiya/net-takoy' } });
  }),
  notFound('getSizeTable', 'an unknown table', (shopper) =>
    sdk.getSizeTable({ ...shopper.with(), path: { sizeTableId: 'net-takoy' } }),
  ),
  notFound('getStore', 'an unknown store', (shopper) =>
    sdk.getStore({ ...shopper.with(), path: { code: 'net-takogo' } }),
  ),
  notFound('getIcons', 'an unknown set', icons('net-takogo', ['wash-off'])),
  notFound('searchProducts', 'a page beyond the last', search('пальто', 9999)),
  invalid('searchProducts', 'a query of spaces', search('   ')),
  invalid('searchProducts', 'a query of 101 letters', search('я'.repeat(101))),
  invalid('getProducts', 'an id that is none', products([UNKNOWN_ID, 'palto'])),
  invalid('getProducts', 'no id', products([])),
  invalid('getProducts', 'a twenty-fifth id', products(Array(25).fill(UNKNOWN_ID))),
  invalid('getIcons', 'a name that is none', icons('care', ['Wash'])),
  {
    operationId: 'requestStockNotice',
    status: 404,
    code: 'ARTICLE_NOT_FOUND',
    title: 'an unknown article',
    run: (shopper) => requestStockNotice(shopper, UNKNOWN_ID),
  },
  {
    operationId: 'requestStockNotice',
    status: 409,
    code: 'ARTICLE_IN_STOCK',
    title: 'a size that is in stock',
    run: async (shopper) => requestStockNotice(shopper, await findArticle(shopper, 'IN_STOCK')),
  },
  invalid('requestStockNotice', 'no consent', async (shopper) => {
    const articleId = await findArticle(shopper, 'SOLD_OUT');
    const body = { email: 'anna@example.ru', personalDataConsent: false as true };
    await sdk.requestStockNotice({ ...shopper.with(), path: { articleId }, body });
  }),
  {
    operationId: 'getProduct',
    status: 404,
    code: 'NOT_FOUND',
    title: 'an unknown product',
    run: (shopper) => sdk.getProduct({ ...shopper.with(), path: { productUrl: 'net-takogo-palto' } }),
  },
  {
    operationId: 'getContentPage',
    status: 404,
    code: 'NOT_FOUND',
    title: 'an unknown page',
    run: (shopper) =>
      sdk.getContentPage({ ...shopper.with(), path: { kind: 'policy', slug: 'net-takoy-stranitsy' } }),
  },
  {
    operationId: 'getContentPage',
    status: 404,
    code: 'NOT_FOUND',
    title: 'a page of another kind',
    run: (shopper) => sdk.getContentPage({ ...shopper.with(), path: { kind: 'guide', slug: 'shipping' } }),
  },
  {
    operationId: 'getContentPage',
    status: 422,
    code: 'INVALID_REQUEST',
    title: 'an address that cannot be one',
    run: (shopper) => sdk.getContentPage({ ...shopper.with(), path: { kind: 'page', slug: 'Не-адрес' } }),
  },
  {
    operationId: 'getListing',
    status: 404,
    code: 'NOT_FOUND',
    title: 'an unknown listing',
    run(shopper) {
      const call = shopper.with();
      return sdk.getListing({ ...call, query: { ...call.query, path: 'net-takogo-razdela' } });
    },
  },
  {
    operationId: 'getListing',
    status: 404,
    code: 'NOT_FOUND',
    title: 'a page beyond the last',
    async run(shopper) {
      const { data } = await sdk.getNavigation({ ...shopper.with(), throwOnError: true });
      const call = shopper.with();
      const path = data.categories[0]?.path ?? '';
      await sdk.getListing({ ...call, query: { ...call.query, path, page: 9999 } });
    },
  },
];
