import * as sdk from '../../src/generated/sdk/sdk.gen';
import type { RefusalCase } from './refusal-case.ts';
import type { Shopper } from './shopper.ts';
import { findArticle, requestStockNotice, UNKNOWN_ID } from './valid-calls.ts';

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
];
