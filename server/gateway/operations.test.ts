import type { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { type Operation, operationList } from '#contract/operations.ts';
import {
  ACCESS_COOKIE,
  DEVICE_COOKIE,
  EXTERNAL_COOKIE,
  REFRESH_COOKIE,
  REGISTRATION_COOKIE,
} from '#shared/web/identity-cookies.ts';
import { FROM_OUR_PAGE, startShop } from '../testing.ts';
import { isShared, operationAt } from './operations.ts';

const COOKIES = `${ACCESS_COOKIE}=a; ${REFRESH_COOKIE}=r; ${EXTERNAL_COOKIE}=e; ${DEVICE_COOKIE}=d; ${REGISTRATION_COOKIE}=n`;

/** Sends a call with all cookies that the shop knows. Returns the cookies that reach the backend. */
async function sentWith(method: string, path: string) {
  let sent: { bearer: string | undefined; cookie: string | undefined } | undefined;
  const backend = (app: Hono) =>
    app.all('*', ({ req, json }) => {
      sent = { bearer: req.header('authorization'), cookie: req.header('cookie') };
      return json({});
    });
  const { send } = await startShop({ backend });
  await send(method, path, { ...FROM_OUR_PAGE, cookie: COOKIES }, method === 'GET' ? undefined : '{}');
  return sent;
}

/** A path of the operation, with `x` for each parameter. */
const addressOf = ({ path }: Operation) => path.replaceAll(/\{\w+\}/g, 'x');

/**
 * Operations that the gateway does not simply pass on: it answers them itself or renews tokens for them.
 * identity.test.ts tests them.
 */
const OF_THE_GATEWAY = ['getBuildManifest', 'createGuestIdentity'];

describe('how the gateway treats an operation', () => {
  it.each(operationList)('$id is found by its method and path', (operation) => {
    expect(operationAt(operation.method.toUpperCase(), addressOf(operation))?.id).toBe(operation.id);
  });

  it.each(operationList.filter(({ id, service }) => service !== 'operator' && !OF_THE_GATEWAY.includes(id)))(
    '$id gets only the credentials that the contract names',
    async (operation) => {
      const { credentials, method } = operation;
      const named = (...names: string[]) => credentials.some((name) => names.includes(name));
      expect(await sentWith(method.toUpperCase(), addressOf(operation))).toEqual({
        bearer: named('bearerAuth', 'anyBearerAuth') ? 'Bearer a' : undefined,
        cookie: named('externalAttempt')
          ? `${EXTERNAL_COOKIE}=e`
          : named('knownDevice')
            ? `${DEVICE_COOKIE}=d`
            : named('registeringBrowser')
              ? `${REGISTRATION_COOKIE}=n`
              : named('refreshCookie')
                ? `${REFRESH_COOKIE}=r`
                : undefined,
      });
    },
  );

  it.each([
    ...operationList
      .filter(({ service }) => service === 'operator')
      .map((operation): [string, string] => [operation.method.toUpperCase(), addressOf(operation)]),
    ['GET', '/api/%6fperator-orchestration/v1/orders'],
    ['GET', '/api//Operator-Orchestration/v1/orders'],
    ['GET', '/api/operator-orchestration/v1/unknown'],
  ])(
    'operations for operators answer 404 to shoppers and do not reach the API: %s %s (§6.1.5)',
    async (method, path) => {
      const asked: string[] = [];
      const shop = await startShop({
        backend: (app) =>
          app.all('*', ({ req, json }) => {
            asked.push(req.path);
            return json({});
          }),
      });
      const headers = { ...FROM_OUR_PAGE, cookie: COOKIES, authorization: 'Bearer of-an-operator' };
      const response = await shop.send(method, path, headers, method === 'GET' ? undefined : '{}');
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
      expect(asked).toEqual([]);
    },
  );

  it.each([
    ['GET', '/api/debug/orders', 404],
    ['GET', '/api/loyalty/v1/points', 404],
    ['GET', '/api/catalog-orchestration/v1/products/..%2F..%2Fdebug', 404],
    ['DELETE', '/api/catalog-orchestration/v1/navigation', 405],
  ])('a call outside the contract does not reach the API: %s %s', async (method, path, status) => {
    const asked: string[] = [];
    const shop = await startShop({
      backend: (app) =>
        app.all('*', ({ req, json }) => {
          asked.push(req.path);
          return json({});
        }),
    });
    const response = await shop.send(method, path, { ...FROM_OUR_PAGE, cookie: COOKIES });
    expect(response.status).toBe(status);
    if (status === 405) expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(asked).toEqual([]);
  });
});

it('only operations whose answer is the same for everyone may be cached (§7.3.2)', () => {
  const shared = operationList.filter(isShared).map(({ id }) => id);
  expect(shared.sort()).toEqual([
    ...[
      'getAddressChange',
      'getArticleDelivery',
      'getCartLink',
      'getCities',
      'getContentPage',
      'getHome',
      'getIcons',
    ],
    ...[
      'getJournal',
      'getListing',
      'getListingFacets',
      'getNavigation',
      'getProduct',
      'getProductReviews',
      'getProducts',
    ],
    ...['getSearchFacets', 'getSitemap', 'getSitemapPart', 'getSizeTable', 'getStore', 'getStores'],
    ...['getSuggestions', 'searchContent', 'searchProducts'],
  ]);
});
