import type { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { operationList } from '#contract/operations.ts';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '#shared/web/identity-cookies.ts';
import { FROM_OUR_PAGE, startShop } from '../../server/testing.ts';

const PUBLIC_URL = 'https://shop.example';

/** Cookies travel with a form of another site where a browser is old or SameSite is not kept. */
const COOKIES = `${ACCESS_COOKIE}=a; ${REFRESH_COOKIE}=r`;

/** Where a form or a script of another site says it comes from; the last two are clients that say nothing. */
const ORIGINS: Record<string, Record<string, string>> = {
  'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'a neighbouring site': { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' },
  'the address line': { 'sec-fetch-site': 'none' },
  'a claim of being ours': { 'sec-fetch-site': 'cross-site', origin: PUBLIC_URL },
  'a sandboxed frame': { origin: 'null' },
  'a name that begins like ours': { origin: 'https://shop.example.evil.example' },
  'our name without TLS': { origin: 'http://shop.example' },
  'another port': { origin: 'https://shop.example:8443' },
  'no place': {},
  'a page it names itself': { referer: `${PUBLIC_URL}/cart` },
};

/** What a form can send, and JSON as a script would. */
const FORMS: Record<string, { type?: string; body?: string }> = {
  'a form': { type: 'application/x-www-form-urlencoded', body: '{"items":[]}=' },
  'a form with files': { type: 'multipart/form-data; boundary=x', body: '--x\r\n\r\n{}\r\n--x--' },
  'text that is JSON': { type: 'text/plain', body: '{"items":[]}' },
  'a beacon without a type': { body: '{"items":[]}' },
  nothing: {},
  JSON: { type: 'application/json', body: '{"items":[]}' },
};

const unsafe = operationList.filter(({ method, access }) => method !== 'get' && access !== 'operator');

/** A shop, and what reaches its backend. */
async function openWatchedShop() {
  const asked: string[] = [];
  const backend = (app: Hono) =>
    app.all('*', ({ req, json }) => {
      asked.push(`${req.method} ${req.path}`);
      return json({});
    });
  const shop = await startShop({ backend, config: { publicUrl: PUBLIC_URL } });
  return { ...shop, asked };
}

describe('no other site acts in the name of a shopper:', () => {
  it.each(unsafe)('$id', async ({ method, path }) => {
    const { send, asked } = await openWatchedShop();
    const address = path.replaceAll(/\{\w+\}/g, 'x');
    for (const [from, headers] of Object.entries(ORIGINS))
      for (const [form, { type, body }] of Object.entries(FORMS)) {
        const marker: Record<string, string> = form === 'JSON' ? { 'x-requested-from': 'browser' } : {};
        const sent = { ...headers, ...marker, ...(type && { 'content-type': type }), cookie: COOKIES };
        const response = await send(method.toUpperCase(), address, sent, body);
        expect(response.status, `${form} from ${from}`).toBe(403);
        expect(await response.json()).toMatchObject({ code: 'CROSS_SITE_REQUEST' });
        expect(response.headers.getSetCookie()).toEqual([]);
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
      }
    // Of our own page: without the marker, or as a form, it is refused as well.
    const { 'x-requested-from': marker, ...unmarked } = FROM_OUR_PAGE;
    expect((await send(method.toUpperCase(), address, unmarked, '{}')).status).toBe(403);
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])
      expect(
        (await send(method.toUpperCase(), address, { ...FROM_OUR_PAGE, 'content-type': type }, '{}')).status,
      ).toBe(415);
    expect(asked).toEqual([]);

    await send(method.toUpperCase(), address, FROM_OUR_PAGE, '{}');
    expect(asked.length, 'a page of the shop itself is let through').toBeGreaterThan(0);
  });
});

it('no other origin may read what the shop answers', async () => {
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
