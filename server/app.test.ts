import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Problem } from '#contract/sdk/types.gen.ts';
import { FROM_OUR_PAGE, REQUEST_ID, startShop } from './testing.ts';

describe('the shop over HTTP', () => {
  it('the shop over HTTP sets security headers on every response', async () => {
    const shop = await startShop();
    for (const path of ['/', '/healthz', '/api/nothing', '/pictures/a/b/c/d-320.avif']) {
      const { headers } = await shop.get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('the shop over HTTP sends HSTS headers only if it is served over https', async () => {
    const shop = await startShop({ config: { publicUrl: 'https://shop.example' } });
    const { headers } = await shop.get('/');
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });

  it('the shop over HTTP includes subdomains in HSTS only if the settings say so, and only over https', async () => {
    const sent = async (publicUrl: string) => {
      const shop = await startShop({ config: { publicUrl, hstsSubdomains: true } });
      return (await shop.get('/')).headers.get('strict-transport-security');
    };
    expect(await sent('https://shop.example')).toBe('max-age=63072000; includeSubDomains');
    expect(await sent('http://shop.example')).toBeNull();
  });

  it('the shop over HTTP reports that it is alive, and whether the API is ready', async () => {
    let broken = false;
    const shop = await startShop({
      backend: (app) =>
        app.get('/api/_health', (context) => (broken ? context.json({}, 503) : context.json({}))),
    });
    expect((await shop.get('/healthz')).status).toBe(200);
    expect((await shop.get('/readyz')).status).toBe(200);
    broken = true;
    expect((await shop.get('/readyz')).status).toBe(503);
    expect((await shop.get('/healthz')).status).toBe(200);
  });

  it('the shop over HTTP answers requests for the build manifest without calling the API', async () => {
    const shop = await startShop({
      backend: (app) => app.all('*', (context) => context.json({ version: 'theirs' })),
    });
    const response = await shop.get('/api/_build/manifest?site=ru', FROM_OUR_PAGE);
    expect(await response.json()).toEqual({ version: 'build-1' });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each<[string, Record<string, string>, string]>([
    ['?site=de', FROM_OUR_PAGE, 'query /site invalid_value Недопустимое значение'],
    ['?site=ru&site=ru', FROM_OUR_PAGE, 'query /site invalid_value Недопустимое значение'],
    ['', FROM_OUR_PAGE, 'query /site required Заполните поле'],
    [
      '?site=ru',
      { ...FROM_OUR_PAGE, 'x-requested-from': 'curl' },
      'header /X-Requested-From invalid_value Недопустимое значение',
    ],
  ])(
    'the shop over HTTP answers the build manifest only to valid calls: %s',
    async (query, headers, wrong) => {
      const shop = await startShop();
      const response = await shop.get(`/api/_build/manifest${query}`, headers);
      expect(response.status).toBe(422);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      const problem = (await response.json()) as Problem;
      expect(problem).toMatchObject({ status: 422, code: 'INVALID_REQUEST', requestId: REQUEST_ID });
      expect(
        problem.errors?.map((each) => `${each.in} ${each.pointer} ${each.code} ${each.message}`),
      ).toEqual([wrong]);
    },
  );

  it('the shop over HTTP serves pictures', async () => {
    const shop = await startShop();
    expect(await (await shop.get('/pictures/v/coat/front/red-320.avif')).text()).toBe('picture');
  });

  it('the shop over HTTP refuses page URLs above 2 KB, and URLs of API calls above 8 KB', async () => {
    const shop = await startShop();
    const fitting = `/?q=${'a'.repeat(2048 - 4)}`;
    expect((await shop.get(fitting)).status).toBe(200);
    const page = await shop.get(`${fitting}a`);
    expect(page.status).toBe(414);
    expect(await page.text()).toContain('Слишком длинный адрес');
    const call = await shop.get(`/api/${'a'.repeat(8192)}`, { 'x-request-id': REQUEST_ID });
    expect(call.status).toBe(414);
    expect(await call.json()).toMatchObject({ status: 414, code: 'INVALID_REQUEST', requestId: REQUEST_ID });
  });

  it('the shop over HTTP compresses long API responses with an encoding that the browser accepts', async () => {
    const long = { text: 'витрина '.repeat(500) };
    const shop = await startShop({
      backend: (app) => {
        app.get('/api/content-orchestration/v1/home', (context) => context.json(long));
        app.get('/api/catalog-orchestration/v1/navigation', (context) => context.json({}));
      },
    });
    for (const [accepted, used] of [
      ['gzip, br', 'br'],
      ['gzip, deflate, br, zstd', 'zstd'],
      ['br, zstd;q=0', 'br'],
      ['gzip;q=0.5, br;q=0', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await shop.get('/api/content-orchestration/v1/home', { 'accept-encoding': accepted });
      expect(response.headers.get('content-encoding')).toBe(used);
      expect(await response.json()).toEqual(long);
    }
    expect(
      (await shop.get('/api/catalog-orchestration/v1/navigation', { 'accept-encoding': 'br' })).headers.get(
        'content-encoding',
      ),
    ).toBeNull();
  });

  it('the shop over HTTP logs one line per request, without data about the shopper', async () => {
    const shop = await startShop();
    const cookie = '__Host-vitrina-access=hush; mindboxDeviceUUID=hush';
    await shop.get('/search?q=hush&phone=79991234567', {
      cookie,
      'x-request-id': REQUEST_ID,
      'user-agent': 'hush',
    });
    await expect.poll(() => shop.log).toHaveLength(1);
    expect(JSON.parse(shop.log[0] ?? '')).toEqual({
      level: 'info',
      time: expect.any(String),
      method: 'GET',
      path: '/search',
      status: 200,
      ms: expect.any(Number),
      requestId: REQUEST_ID,
      message: 'request',
    });
  });

  it.each([
    '/product/a^b',
    '/%5E',
    '/zhenshchinam/%5e',
    '/%00',
    '/cart%0d%0aset-cookie:a=b',
    '/%',
    '/%c3%28',
  ])(
    'the shop answers 404 for %s, which the router would redirect to itself or cannot read',
    async (path) => {
      const rendered: string[] = [];
      const page = async ({ url }: Request) => {
        rendered.push(url);
        return new Response('');
      };
      const shop = await startShop({ page });
      expect((await shop.get(path)).status).toBe(404);
      expect(rendered).toEqual([]);
    },
  );

  it.each([
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
    'GARBAGE\r\n\r\n',
    'GET /a\\b HTTP/1.1\r\nHost: x\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'c'.repeat(20_000)}\r\n\r\n`,
  ])('the shop answers %j with a client error and keeps running', async (bytes) => {
    const shop = await startShop();
    const answered = await new Promise<string>((resolve, reject) => {
      const socket = connect(shop.port, '127.0.0.1', () => socket.write(bytes));
      socket.once('data', (chunk) => {
        resolve(String(chunk));
        socket.destroy();
      });
      socket.on('error', reject);
    });
    expect(answered).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await shop.get('/healthz')).status).toBe(200);
  });
});
