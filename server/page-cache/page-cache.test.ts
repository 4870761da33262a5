import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../../src/lib/page/request-context.ts';
import type { PageHandler } from '../pages/render-page.ts';
import { createLogger } from '../process/logger.ts';
import { REQUEST_ID, startShop } from '../testing.ts';

const DRESS = '0b6a0a3e-3a66-4f0d-9d59-0b8a3a1d3c11';
const COAT = '5a1f2a72-94a2-4d9e-8f5c-6f6d3a0c9b22';
/** Noon in Moscow. */
const NOON = Date.parse('2026-11-22T09:00:00Z');
const MINUTE = 60_000;

const html = (body: string, init: ResponseInit = {}) =>
  new Response(body, { ...init, headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers } });

/**
 * A page as the framework renders it: with an inline script that has the nonce, and with the time of
 * rendering in its data.
 */
const document = ({ nonce }: RequestContext, text: string, moment = Date.now()) =>
  `<!doctype html><meta property="csp-nonce" content="${nonce}"/><p>${text}</p>${'—'.repeat(2000)}` +
  `<script nonce="${nonce}">go({i:"root",u:${moment},s:"success"})</script>`;

/** Starts a shop with a fixed clock. Counts how often pages are rendered. */
async function openShop(page: PageHandler, options: Parameters<typeof startShop>[0] = {}) {
  const clock = { now: NOON };
  const rendered: string[] = [];
  const shop = await startShop({
    page: (request, context) => {
      const { pathname, search } = new URL(request.url);
      rendered.push(pathname + search);
      return page(request, context);
    },
    pageCache: { maxBytes: 10_000_000, now: () => clock.now },
    ...options,
  });
  const read = async (path: string, headers = {}) => (await shop.get(path, headers)).text();
  return { ...shop, clock, rendered, read };
}

/** A page that shows the response of an API call. */
const showing =
  (path = '/api/content-orchestration/v1/home'): PageHandler =>
  async (_, context) => {
    const answer = await context.api(new Request(`http://vitrina.internal${path}`));
    return html(document(context, await answer.text()), { status: answer.ok ? 200 : answer.status });
  };

/** A backend with a single product card. The test can change its price. */
function priceTag(groupId = DRESS) {
  const state = { price: 100, status: 200 as 200 | 404 | 503 };
  const backend: NonNullable<Parameters<typeof startShop>[0]>['backend'] = (app) =>
    app.get('/api/content-orchestration/v1/home', (c) =>
      c.json({ items: [{ variantGroupId: groupId, price: state.price }] }, state.status),
    );
  return { state, backend };
}

describe('a cached page', () => {
  it('a cached page is rendered once, even for 200 parallel requests (§2.4.1)', async () => {
    const started = Promise.withResolvers<void>();
    const shop = await openShop(async (_, context) => {
      await started.promise;
      return html(document(context, 'home'));
    });
    const asked = Array.from({ length: 200 }, () => shop.read('/'));
    await expect.poll(() => shop.rendered).toHaveLength(1);
    started.resolve();
    expect(new Set(await Promise.all(asked)).size).toBe(1);
    await shop.read('/');
    expect(shop.rendered).toEqual(['/']);
  });

  it('a cached page is sent in every encoding with a strong ETag, and answers 304 to clients that have it', async () => {
    const shop = await openShop(async (_, context) => html(document(context, 'home', Math.random() * 1e13)));
    const plain = await shop.read('/', { 'accept-encoding': 'identity' });
    const tags = new Set<string | null>();
    for (const [accepted, used] of [
      ['br, gzip', 'br'],
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, zstd', 'zstd'],
      ['gzip', 'gzip'],
      ['identity', null],
      ['br;q=0, gzip;q=0.1', 'gzip'],
      ['br;q=0, unknown', null],
    ] as const) {
      for (const _ of ['first', 'from memory']) {
        const answer = await shop.get('/', { 'accept-encoding': accepted });
        expect(answer.headers.get('content-encoding')).toBe(used);
        expect(answer.headers.get('vary')).toBe('Accept, Accept-Encoding');
        expect(await answer.text()).toBe(plain);
        const etag = answer.headers.get('etag') ?? '';
        expect(etag).toMatch(/^"[\w-]+"$/);
        tags.add(etag);
        for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
          const again = await shop.get('/', { 'accept-encoding': accepted, 'if-none-match': known });
          expect([again.status, await again.text()]).toEqual([304, '']);
          expect(again.headers.get('etag')).toBe(etag);
        }
      }
    }
    expect(tags.size).toBe(4);
    expect((await shop.get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('a cached page is sent in an encoding that the Content-Encoding header declares', async () => {
    const shop = await openShop(async (_, context) => html(document(context, 'home')));
    const plain = await shop.read('/');
    const { createConnection } = await import('node:net');
    const raw = (encoding: string) =>
      new Promise<Buffer>((resolve) => {
        const chunks: Buffer[] = [];
        const socket = createConnection(shop.port, '127.0.0.1', () =>
          socket.write(
            `GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
          ),
        );
        socket.on('data', (chunk) => chunks.push(chunk));
        socket.on('close', () => {
          const all = Buffer.concat(chunks);
          resolve(all.subarray(all.indexOf('\r\n\r\n') + 4));
        });
      });
    expect(brotliDecompressSync(await raw('br')).toString()).toBe(plain);
    expect(gunzipSync(await raw('gzip')).toString()).toBe(plain);
    expect(zstdDecompressSync(await raw('zstd')).toString()).toBe(plain);
  });

  it('a cached page is sent more densely compressed from the second request on, with the same ETag', async () => {
    const goods = Array.from({ length: 500 }, (_, at) => `<a href="/product/${at * 7919}">${at}</a>`).join(
      '',
    );
    const shop = await openShop(async (_, context) => html(document(context, goods)));
    const plain = await shop.read('/', { 'accept-encoding': 'identity' });
    const ask = () => shop.get('/', { 'accept-encoding': 'br' });
    const first = await ask();
    const length = (answer: Response) => Number(answer.headers.get('content-length'));
    await expect.poll(async () => length(await ask())).toBeLessThan(length(first));
    const dense = await ask();
    expect(await dense.text()).toBe(plain);
    expect(dense.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(shop.rendered).toEqual(['/']);
  });

  it('a cached page keeps its densely compressed copy if rendering it again gives the same content', async () => {
    const links = Array.from({ length: 500 }, (_, at) => `<a href="/product/${at * 7919}">${at}</a>`);
    const shop = await openShop(async (_, context) => html(document(context, links.join(''))));
    const ask = async () => {
      const { headers } = await shop.get('/', { 'accept-encoding': 'br' });
      return Number(headers.get('content-length'));
    };
    const sparse = await ask();
    await expect.poll(ask).toBeLessThan(sparse);
    const dense = await ask();
    const lengths = new Set<number>();
    for (const times of [2, 3]) {
      shop.clock.now += 6 * MINUTE;
      // The next rendering starts only when the previous one has ended, so the test polls until the new page
      // is served.
      await expect
        .poll(async () => {
          lengths.add(await ask());
          return shop.rendered;
        })
        .toHaveLength(times);
    }
    expect(lengths).toEqual(new Set([dense]));
  });

  it('a cached page has the same ETag after each rendering', async () => {
    const shop = await openShop(async (_, context) => html(document(context, 'home')));
    const before = (await shop.get('/')).headers.get('etag');
    shop.clock.now += 24 * 60 * MINUTE;
    shop.changed(null);
    expect((await shop.get('/')).headers.get('etag')).toBe(before);
    expect(shop.rendered).toHaveLength(2);
  });

  it('the CSP of a cached page allows the inline scripts of the page by their hashes', async () => {
    const shop = await openShop(async (_, context) =>
      html(`${document(context, 'home', 1_795_391_736_768)}<script>evil()</script>`),
    );
    for (const _ of ['first', 'from memory']) {
      const answer = await shop.get('/');
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
      expect(policy).not.toContain('nonce');
      expect(await answer.text()).toContain('<script>go({i:"root",u:Date.now(),s:"success"})</script>');
    }
  });

  it('a cached page has the usual headers, and a new request id in each response', async () => {
    const shop = await openShop(async (_, context) => html(document(context, 'home')), {
      config: { publicUrl: 'https://shop.example' },
    });
    const first = await shop.get('/', { 'x-request-id': REQUEST_ID });
    const again = await shop.get('/', { 'x-request-id': REQUEST_ID.replace('3f', '4f') });
    expect(again.headers.get('x-request-id')).toBe(REQUEST_ID.replace('3f', '4f'));
    expect((await shop.get('/', { 'x-request-id': 'forged\tline' })).headers.get('x-request-id')).toMatch(
      /^[\da-f-]{36}$/,
    );
    const ofAll = (answer: Response) =>
      Object.fromEntries([...answer.headers].filter(([name]) => !/^(x-request-id|date)$/.test(name)));
    expect(ofAll(again)).toEqual(ofAll(first));
    expect(ofAll(again)).toMatchObject({
      'strict-transport-security': expect.any(String),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
  });

  it('a cached page is logged once per hundred responses, without the query of its URL', async () => {
    const lines: string[] = [];
    const shop = await openShop(async (_, context) => html(document(context, 'home')), {
      logger: createLogger('info', { write: (line: string) => void lines.push(line) }),
    });
    await shop.read('/?utm_source=hush');
    await expect.poll(() => lines).toHaveLength(1);
    for (let i = 0; i < 200; i += 1) await shop.read('/?utm_source=hush');
    expect(lines.slice(1).map((line) => JSON.parse(line))).toMatchObject([
      { method: 'GET', path: '/', status: 200, message: 'request', pageCache: { hits: 100, misses: 1 } },
      { pageCache: { hits: 200, misses: 1 } },
    ]);
    expect(lines.join()).not.toContain('hush');
  });

  it('a cached page also answers HEAD requests, without a body', async () => {
    const shop = await openShop(async (_, context) => html(document(context, 'home')));
    const length = Buffer.byteLength(await shop.read('/'));
    const answer = await shop.send('HEAD', '/', { 'accept-encoding': 'identity' });
    expect([answer.headers.get('content-length'), await answer.text()]).toEqual([String(length), '']);
  });

  it('a cached page is evicted when the memory limit is reached', async () => {
    const shop = await openShop(
      async (request, context) => html(document(context, new URL(request.url).pathname)),
      {
        pageCache: { maxBytes: 40_000, now: () => NOON },
      },
    );
    for (const path of ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h']) await shop.read(path);
    await shop.read('/h');
    expect(shop.rendered).toHaveLength(8);
    await shop.read('/a');
    expect(shop.rendered).toHaveLength(9);
  });

  it('the headers of a cached page give a configured CDN the lifetime and the models of the page', async () => {
    const { backend } = priceTag();
    const pageCache = { maxBytes: 1_000_000, cdnSeconds: 60 };
    const shop = await openShop(showing(), { backend, pageCache });
    const { headers } = await shop.get('/');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60');
    expect(headers.get('cache-tag')).toBe(`page,${DRESS}`);
  });
});

describe('a cached page whose prices or content begin or end', () => {
  const BOUNDARY = NOON + 2 * MINUTE;
  const nextBoundary = (moment: number) => (moment < BOUNDARY ? BOUNDARY : Number.POSITIVE_INFINITY);

  it('a cached page is rendered again at the moment when prices or content begin or end', async () => {
    const { state, backend } = priceTag();
    const shop = await openShop(showing(), { backend, nextBoundary });
    await shop.read('/');
    state.price = 50;
    shop.clock.now = BOUNDARY - 1;
    expect(await shop.read('/')).toContain('"price":100');
    shop.clock.now = BOUNDARY;
    expect(await shop.read('/')).toContain('"price":50');
    expect(shop.rendered).toHaveLength(2);
  });

  it('a CDN may not use its copy of a page beyond the moment when prices or content begin or end', async () => {
    const clock = { now: NOON };
    const pageCache = { maxBytes: 1_000_000, cdnSeconds: 90, now: () => clock.now };
    const shop = await openShop(showing(), { backend: priceTag().backend, pageCache, nextBoundary });
    const times = async () => (await shop.get('/')).headers.get('cache-control');
    expect(await times()).toBe('public, max-age=0, s-maxage=90, stale-while-revalidate=30');
    clock.now = BOUNDARY - 60_500;
    expect(await times()).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=0');
    clock.now = BOUNDARY - 500;
    expect(await times()).toBe('public, max-age=0, s-maxage=0, stale-while-revalidate=0');
    // Other processes may not have noticed the new prices yet, so the page may still show the old ones.
    clock.now = BOUNDARY + 1000;
    expect(await times()).toBe('public, max-age=0, s-maxage=0, stale-while-revalidate=0');
    clock.now = BOUNDARY + 5000;
    expect(await times()).toBe('public, max-age=0, s-maxage=90, stale-while-revalidate=90');
  });
});

describe('a cached page contains nothing of the request for which it was rendered', () => {
  const glass: PageHandler = async (request, context) =>
    html(
      document(
        context,
        JSON.stringify({
          path: new URL(request.url).pathname,
          headers: [...request.headers],
          cookies: context.cookies.header(),
        }),
      ),
    );

  it.each<[string, Record<string, string>]>([
    ['cookies', { cookie: '__Host-vitrina-access=secret; city=secret' }],
    ['an identity', { authorization: 'Bearer secret' }],
    ['a browser', { 'user-agent': 'secret' }],
    ['a language', { 'accept-language': 'secret' }],
    ['a forged host', { 'x-forwarded-host': 'secret.example', 'x-forwarded-proto': 'secret' }],
    [
      'a forged address',
      { 'x-forwarded-for': 'secret', forwarded: 'host=secret', 'x-original-url': '/secret' },
    ],
    ['a method of other frameworks', { 'x-http-method-override': 'SECRET', 'x-rewrite-url': '/secret' }],
    ['a referrer', { referer: 'https://secret.example/' }],
  ])('a cached page does not contain %s of its first request', async (_, headers) => {
    const shop = await openShop(glass);
    const poisoned = await shop.read('/?utm_source=secret', headers);
    expect(poisoned.toLowerCase()).not.toContain('secret');
    expect(await shop.read('/')).toBe(poisoned);
    expect(shop.rendered).toEqual(['/']);
  });

  it('a page that contains the origin of the request is not cached without PUBLIC_URL', async () => {
    const shop = await openShop(async (request, context) => html(document(context, request.url)));
    const { request } = await import('node:http');
    const as = (host: string) =>
      new Promise<string>((resolve) => {
        request({ port: shop.port, headers: { host } }, async (answer) => {
          let text = '';
          for await (const chunk of answer) text += chunk;
          resolve(text);
        }).end();
      });
    expect(await as('evil.example')).toContain('http://evil.example/');
    expect(await as('shop.example')).toContain('http://shop.example/');
  });

  it('a cached page sets no cookies', async () => {
    const shop = await openShop(async (_, context) =>
      html(document(context, 'home'), { headers: { 'set-cookie': 'a=1' } }),
    );
    for (const _ of ['first', 'from memory'])
      expect((await shop.get('/')).headers.getSetCookie()).toEqual([]);
  });
});

describe('a page that is not cached', () => {
  it.each(['/cart', '/checkout', '/orders/1', '/wishlist/shared/abc', '/zhenshchinam?unknown=1'])(
    'the page at %s is rendered again for each request',
    async (path) => {
      const shop = await openShop(async (_, context) => html(document(context, 'page')));
      await shop.read(path);
      await shop.read(path);
      expect(shop.rendered).toHaveLength(2);
    },
  );

  it.each<[string, ResponseInit]>([
    ['is missing', { status: 404 }],
    ['failed', { status: 500 }],
    ['moved', { status: 301, headers: { location: '/b' } }],
    ['forbids caching', { headers: { 'cache-control': 'no-store' } }],
  ])('a page that %s is rendered again for each request', async (_, init) => {
    const shop = await openShop(async (_request, context) => html(document(context, 'page'), init));
    await shop.read('/a');
    const before = shop.rendered.length;
    expect((await shop.get('/a')).headers.get('cache-control')).toBe('no-store');
    expect(shop.rendered.length).toBeGreaterThan(before);
  });

  it('a page that lacks a part because a call failed is rendered again for the next request', async () => {
    const { state, backend } = priceTag();
    const shop = await openShop(
      async (request, context) => {
        const { text } = await showing()(request, context).then(async (answer) => ({
          text: await answer.text(),
        }));
        return html(text);
      },
      { backend },
    );
    state.status = 503;
    await shop.read('/');
    state.status = 200;
    expect(await shop.read('/')).toContain('"price":100');
  });

  it('a page that redirects to a URL with other query parameters than its cache key keeps these parameters', async () => {
    const shop = await openShop(async (request) => {
      const { search } = new URL(request.url);
      return new Response(null, { status: 301, headers: { location: `/b${search}` } });
    });
    const answer = await shop.get('/a?utm_source=x');
    expect(answer.headers.get('location')).toBe('/b?utm_source=x');
  });
});

describe('cached pages after a change of goods', () => {
  it('a change of goods appears at once on the pages that show these goods (§2.4.1)', async () => {
    const { state, backend } = priceTag();
    const shop = await openShop(showing(), { backend });
    expect(await shop.read('/')).toContain('"price":100');
    state.price = 200;
    expect(await shop.read('/')).toContain('"price":100');
    shop.changed([COAT, DRESS]);
    expect(await shop.read('/')).toContain('"price":200');
  });

  it('a change of goods appears soon on pages without these goods, which are rendered again in the background', async () => {
    const { state, backend } = priceTag();
    const shop = await openShop(showing(), { backend });
    await shop.read('/');
    state.price = 200;
    shop.changed([COAT]);
    expect(await shop.read('/')).toContain('"price":100');
    expect(shop.rendered).toHaveLength(1);
    shop.clock.now += 10_000;
    expect(await shop.read('/')).toContain('"price":100');
    await expect.poll(() => shop.read('/')).toContain('"price":200');
    expect(shop.rendered).toHaveLength(2);
  });

  it('a change of goods appears on pages without these goods after a minute at most, even if they are requested rarely', async () => {
    const { state, backend } = priceTag();
    const shop = await openShop(showing(), { backend });
    await shop.read('/');
    state.price = 200;
    shop.changed([COAT]);
    shop.clock.now += 70_000;
    expect(await shop.read('/')).toContain('"price":200');
  });

  it('a change of goods that names no models makes the shop render all pages again', async () => {
    const { state, backend } = priceTag();
    const shop = await openShop(showing(), { backend });
    await shop.read('/');
    state.price = 200;
    shop.changed(null);
    expect(await shop.read('/')).toContain('"price":200');
  });

  it('a page that was being rendered when goods changed is not cached', async () => {
    const { state, backend } = priceTag();
    const held: PromiseWithResolvers<void>[] = [];
    const shop = await openShop(
      async (request, context) => {
        const answer = await showing()(request, context);
        const text = await answer.text();
        const hold = Promise.withResolvers<void>();
        held.push(hold);
        await hold.promise;
        return html(text);
      },
      { backend },
    );
    const early = shop.read('/');
    await expect.poll(() => held).toHaveLength(1);
    state.price = 200;
    shop.changed([DRESS]);
    const late = shop.read('/');
    await expect.poll(() => held).toHaveLength(2);
    held[1]?.resolve();
    expect(await late).toContain('"price":200');
    held[0]?.resolve();
    expect(await early).toContain('"price":100');
    expect(await shop.read('/')).toContain('"price":200');
    expect(held).toHaveLength(2);
  });

  it('a removed product disappears at once from the pages that show it', async () => {
    const { state, backend } = priceTag();
    const shop = await openShop(showing(), { backend });
    expect((await shop.get('/product/a')).status).toBe(200);
    state.status = 404;
    shop.changed([DRESS]);
    expect((await shop.get('/product/a')).status).toBe(404);
    state.status = 200;
    expect((await shop.get('/product/a')).status).toBe(200);
  });

  it('the beginning of a day counts as a change of goods: campaigns start and end at midnight in Moscow (§2.4.1)', async () => {
    const { state, backend } = priceTag();
    const shop = await openShop(showing(), { backend });
    shop.clock.now = Date.parse('2026-11-22T23:59:59+03:00');
    await shop.read('/');
    state.price = 200;
    expect(await shop.read('/')).toContain('"price":100');
    shop.clock.now = Date.parse('2026-11-23T00:00:00+03:00');
    expect(await shop.read('/')).toContain('"price":200');
  });

  it('added goods appear after some minutes, when pages are rendered again anyway', async () => {
    const { state, backend } = priceTag();
    const shop = await openShop(showing(), { backend });
    await shop.read('/');
    state.price = 200;
    shop.clock.now += 5 * MINUTE;
    expect(await shop.read('/')).toContain('"price":100');
    await expect.poll(() => shop.read('/')).toContain('"price":200');
  });
});

describe('a cached page that cannot be rendered again', () => {
  it.each<[string, (context: RequestContext) => Response | Promise<Response>]>([
    ['throws', () => Promise.reject(new Error('planted'))],
    ['is an error page', () => html('sorry', { status: 500 })],
    ['lacks a part', () => html('<html><!--$!--><template></template><!--/$-->')],
  ])('the result of a rendering that %s is not cached; the old page is served instead', async (_, fail) => {
    let isDown = false;
    const shop = await openShop(async (_request, context) =>
      isDown ? fail(context) : html(document(context, `at ${shop.clock.now}`)),
    );
    const old = await shop.read('/');
    isDown = true;
    shop.changed(null);
    shop.clock.now += 2_000;
    for (const _ of ['at once', 'a moment later', 'much later']) {
      const answer = await shop.get('/');
      expect([answer.status, await answer.text()]).toEqual([200, old]);
      shop.clock.now += 40 * MINUTE;
    }
    isDown = false;
    expect(await shop.read('/')).toContain(`at ${shop.clock.now}`);
  });

  it('a page that failed to render is rendered again after a second, not on every request', async () => {
    let isDown = false;
    const shop = await openShop(async (_request, context) => {
      if (isDown) throw new Error('planted');
      return html(document(context, 'home'));
    });
    await shop.read('/');
    isDown = true;
    shop.changed(null);
    for (let i = 0; i < 5; i += 1) await shop.read('/');
    expect(shop.rendered).toHaveLength(2);
    shop.clock.now += 1_000;
    await shop.read('/');
    expect(shop.rendered).toHaveLength(3);
  });

  it('a page that failed to render and has no older version gives an error, and is rendered again for the next request', async () => {
    let isDown = true;
    const shop = await openShop(async (_request, context) => {
      if (isDown) throw new Error('planted');
      return html(document(context, 'home'));
    });
    expect((await shop.get('/')).status).toBe(500);
    isDown = false;
    expect((await shop.get('/')).status).toBe(200);
  });
});
