import type { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { operationList } from '#contract/operations.ts';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '#shared/web/identity-cookies.ts';
import { FROM_OUR_PAGE, startShop } from '../../server/testing.ts';

const PUBLIC_URL = 'https://shop.example';

/**
 * Identity cookies, which all requests here carry. A browser without correct SameSite handling sends them
 * even with forms of other sites.
 */
const COOKIES = `${ACCESS_COOKIE}=a; ${REFRESH_COOKIE}=r`;

/**
 * Headers by which the shop recognizes requests from forms and scripts of other sites. The last two clients
 * send neither Origin nor Sec-Fetch-Site.
 */
const ORIGINS: Record<string, Record<string, string>> = {
  'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'a sibling subdomain': { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' },
  'the address line': { 'sec-fetch-site': 'none' },
  'a forged same-origin header': { 'sec-fetch-site': 'cross-site', origin: PUBLIC_URL },
  'a sandboxed frame': { origin: 'null' },
  'a host name with our prefix': { origin: 'https://shop.example.evil.example' },
  'our name without TLS': { origin: 'http://shop.example' },
  'another port': { origin: 'https://shop.example:8443' },
  'no place': {},
  'a page named in the header': { referer: `${PUBLIC_URL}/cart` },
};

/** Request bodies in the types that an HTML form can send, and in JSON as a script can send it. */
const FORMS: Record<string, { type?: string; body?: string }> = {
  'a form': { type: 'application/x-www-form-urlencoded', body: '{"items":[]}=' },
  'a form with files': { type: 'multipart/form-data; boundary=x', body: '--x\r\n\r\n{}\r\n--x--' },
  'text that is JSON': { type: 'text/plain', body: '{"items":[]}' },
  'a beacon without a type': { body: '{"items":[]}' },
  nothing: {},
  JSON: { type: 'application/json', body: '{"items":[]}' },
};

const unsafe = operationList.filter(({ method, service }) => method !== 'get' && service !== 'operator');

/** Opens a shop and records the calls that reach its backend. */
async function openWatchedShop() {
  const received: string[] = [];
  const backend = (app: Hono) =>
    app.all('*', ({ req, json }) => {
      received.push(`${req.method} ${req.path}`);
      return json({});
    });
  const shop = await startShop({ backend, config: { publicUrl: PUBLIC_URL } });
  return { ...shop, received };
}

describe('other sites cannot act for a shopper:', () => {
  const figures = { operations: unsafe.length, requestsOfOtherSites: 0, refused: 0 };
  afterAll(() => console.info(`Figures: ${JSON.stringify(figures)}`));

  it.each(unsafe)('other sites cannot call $id for a shopper', async ({ method, path }) => {
    const { send, received } = await openWatchedShop();
    const address = path.replaceAll(/\{\w+\}/g, 'x');
    for (const [from, headers] of Object.entries(ORIGINS))
      for (const [form, { type, body }] of Object.entries(FORMS)) {
        const marker: Record<string, string> = form === 'JSON' ? { 'x-requested-from': 'browser' } : {};
        const sent = { ...headers, ...marker, ...(type && { 'content-type': type }), cookie: COOKIES };
        const response = await send(method.toUpperCase(), address, sent, body);
        figures.requestsOfOtherSites += 1;
        expect(response.status, `${form} from ${from}`).toBe(403);
        expect(await response.json()).toMatchObject({ code: 'CROSS_SITE_REQUEST' });
        expect(response.headers.getSetCookie()).toEqual([]);
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
        figures.refused += 1;
      }
    // Requests that a page of the shop sends are refused too, if they lack the header x-requested-from or if
    // their body has a type that a form can send.
    const { 'x-requested-from': marker, ...unmarked } = FROM_OUR_PAGE;
    expect((await send(method.toUpperCase(), address, unmarked, '{}')).status).toBe(403);
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])
      expect(
        (await send(method.toUpperCase(), address, { ...FROM_OUR_PAGE, 'content-type': type }, '{}')).status,
      ).toBe(415);
    expect(received).toEqual([]);

    await send(method.toUpperCase(), address, FROM_OUR_PAGE, '{}');
    expect(received.length, 'the shop’s own pages are allowed').toBeGreaterThan(0);
  });
});

it('scripts of other origins cannot read responses of the shop', async () => {
  const { get, send } = await openWatchedShop();
  const evil = { origin: 'https://evil.example', cookie: COOKIES };
  const preflight = {
    ...evil,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'x-requested-from',
  };
  for (const { method, path } of operationList) {
    const address = path.replaceAll(/\{\w+\}/g, 'x');
    const answers = [
      await send('OPTIONS', address, preflight),
      ...(method === 'get' ? [await get(address, evil)] : []),
    ];
    for (const { headers } of answers)
      for (const name of ['allow-origin', 'allow-credentials', 'allow-methods', 'allow-headers'])
        expect(headers.get(`access-control-${name}`), `${path} ${name}`).toBeNull();
  }
});
