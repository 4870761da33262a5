import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { FROM_OUR_PAGE, REQUEST_ID, startShop } from '../testing.ts';

const PATH = '/api/cart-orchestration/v1/carts/items/list?site=ru';
/** For each method that changes data, a path of the contract. */
const CHANGING = [
  ['POST', PATH],
  ['PUT', '/api/user-orchestration/v1/users/my-account?site=ru'],
  ['PATCH', '/api/checkout-orchestration/v1/draft?site=ru'],
  ['DELETE', '/api/_auth/session?site=ru'],
] as const;

async function shopWithCart(config = {}) {
  const reached: string[] = [];
  const shop = await startShop({
    config,
    backend: (app) =>
      app.all('*', (context) => {
        reached.push(context.req.method);
        return context.json({ done: true });
      }),
  });
  return { ...shop, reached };
}

type Case = [does: string, status: number, headers: Record<string, string | undefined>];

describe('the guard against other sites', () => {
  const cases: Case[] = [
    ['allows a page of the shop', 200, {}],
    ['refuses another site', 403, { 'sec-fetch-site': 'cross-site' }],
    ['refuses a sister domain', 403, { 'sec-fetch-site': 'same-site' }],
    ['refuses an address typed by hand', 403, { 'sec-fetch-site': 'none' }],
    ['refuses another site with a forged origin', 403, { 'sec-fetch-site': 'cross-site', origin: 'SELF' }],
    ['allows the exact origin from an old browser', 200, { 'sec-fetch-site': undefined, origin: 'SELF' }],
    ['refuses a foreign origin', 403, { 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
    [
      'refuses an origin that only begins like the shop’s',
      403,
      { 'sec-fetch-site': undefined, origin: 'SELF.evil.example' },
    ],
    ['refuses a sandboxed page', 403, { 'sec-fetch-site': undefined, origin: 'null' }],
    ['refuses a call without an origin', 403, { 'sec-fetch-site': undefined }],
    ['refuses a call without the header X-Requested-From', 403, { 'x-requested-from': undefined }],
    [
      'refuses a browser’s call that claims to come from server rendering',
      403,
      { 'x-requested-from': 'server' },
    ],
    ['refuses a form', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['refuses plain text', 415, { 'content-type': 'text/plain;charset=UTF-8' }],
    ['refuses JSON with another content type', 415, { 'content-type': 'application/jsonp' }],
    ['accepts JSON with a charset', 200, { 'content-type': 'application/json; charset=utf-8' }],
  ];

  it.each(cases)('the guard against other sites %s with status %i', async (_does, status, changes) => {
    const shop = await shopWithCart();
    const merged = { ...FROM_OUR_PAGE, ...changes };
    const headers = Object.fromEntries(
      Object.entries(merged).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value.replace('SELF', shop.origin)]],
      ),
    );
    for (const [method, path] of CHANGING) {
      const response = await shop.send(method, path, headers, '{}');
      expect(response.status).toBe(status);
      if (status !== 200) {
        expect(response.headers.get('content-type')).toBe('application/problem+json');
        expect(await response.json()).toMatchObject({
          status,
          code: status === 403 ? 'CROSS_SITE_REQUEST' : 'UNSUPPORTED_MEDIA_TYPE',
          requestId: REQUEST_ID,
        });
      }
    }
    expect(shop.reached).toHaveLength(status === 200 ? 4 : 0);
  });

  it('the guard against other sites compares the Origin header with PUBLIC_URL if it is set', async () => {
    const shop = await shopWithCart({ publicUrl: 'https://shop.example' });
    const { 'sec-fetch-site': _, ...headers } = FROM_OUR_PAGE;
    const ask = async (origin: string) =>
      (await shop.send('POST', PATH, { ...headers, origin }, '{}')).status;
    expect(await ask('https://shop.example')).toBe(200);
    expect(await ask('http://shop.example')).toBe(403);
    expect(await ask(shop.origin)).toBe(403);
  });

  it('the guard against other sites requires no content type for a request without a body', async () => {
    const shop = await shopWithCart();
    const { 'content-type': _, ...headers } = FROM_OUR_PAGE;
    expect((await shop.send('DELETE', '/api/_auth/session?site=ru', headers)).status).toBe(200);
  });

  it('the guard against other sites allows requests from other sites that only read', async () => {
    const shop = await shopWithCart();
    expect(
      (await shop.get('/api/cart-orchestration/v1/carts?site=ru', { 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(200);
  });

  it.each(['OPTIONS', 'PROPFIND'])(
    'the guard against other sites answers 405 to the method %s and allows no other origin',
    async (method) => {
      const shop = await shopWithCart();
      const response = await shop.send(method, PATH, { origin: 'https://evil.example' });
      expect(response.status).toBe(405);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(shop.reached).toEqual([]);
    },
  );
});

describe('the size limit of a request body', () => {
  const full = JSON.stringify('x'.repeat(64 * 1024 - 2));

  it('the body limit allows a body of 64 KB, and refuses one byte more', async () => {
    const shop = await shopWithCart();
    expect((await shop.send('POST', PATH, FROM_OUR_PAGE, full)).status).toBe(200);
    const response = await shop.send('POST', PATH, FROM_OUR_PAGE, `${full} `);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
      requestId: REQUEST_ID,
    });
    expect(shop.reached).toHaveLength(1);
  });

  it.each([
    ['lets', 64, 200],
    ['stops', 65, 413],
  ])(
    'the body limit %s a body of unknown length and %i chunks of 1 KB: %s',
    async (_does, chunks, status) => {
      const shop = await shopWithCart();
      const answered = await new Promise<number | undefined>((resolve, reject) => {
        const { port } = shop;
        const headers = { ...FROM_OUR_PAGE, 'transfer-encoding': 'chunked' };
        const call = httpRequest(
          { port, host: '127.0.0.1', path: PATH, method: 'POST', headers },
          (response) => {
            response.resume();
            resolve(response.statusCode);
          },
        );
        call.on('error', reject);
        for (let sent = 0; sent < chunks; sent += 1) call.write('x'.repeat(1024));
        call.end();
      });
      expect(answered).toBe(status);
      expect(shop.reached).toHaveLength(status === 200 ? 1 : 0);
    },
  );
});
