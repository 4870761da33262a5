import * as sdk from '#contract/sdk/sdk.gen.ts';
import { findArticle, requestStockNotice, UNKNOWN_ID } from '../goods.ts';
import type { Shopper } from '../shopper.ts';
import { invalid, notFound, type RefusalCase } from './refusal-case.ts';

const products = (urls: string[]) => (shopper: Shopper) => {
  const call = shopper.with();
  return sdk.getProducts({ ...call, query: { ...call.query, urls } });
};

const icons = (set: string, names: string[]) => (shopper: Shopper) => {
  const call = shopper.with();
  return sdk.getIcons({ ...call, path: { set }, query: { ...call.query, icons: names } });
};

/** Cases in which catalog and store operations are refused. */
export const catalogRefusals: RefusalCase[] = [
  notFound('getSizeTable', 'an unknown table', (shopper) =>
    sdk.getSizeTable({ ...shopper.with(), path: { sizeTableId: 'net-takoy' } }),
  ),
  notFound('getStore', 'an unknown store', (shopper) =>
    sdk.getStore({ ...shopper.with(), path: { code: 'net-takogo' } }),
  ),
  notFound('getIcons', 'an unknown set', icons('net-takogo', ['wash-off'])),
  invalid('getProducts', 'an invalid address', products(['palto', 'Пальто'])),
  invalid('getProducts', 'no address', products([])),
  invalid('getProducts', 'a twenty-fifth address', products(Array(25).fill('palto'))),
  invalid('getIcons', 'an invalid name', icons('care', ['Wash'])),
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
    title: 'a malformed address',
    run: (shopper) => sdk.getContentPage({ ...shopper.with(), path: { kind: 'page', slug: 'Не-адрес' } }),
  },
];
