import type { Server } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ValueResponse } from '#shared/web/value-response.ts';
import type { RequestContext } from '../../src/lib/page/request-context.ts';
import { inProcess } from '../gateway/upstream.ts';
import { FROM_OUR_PAGE, REQUEST_ID, startShop } from '../testing.ts';
import type { PageHandler } from './render-page.ts';

const CART = '/api/cart-orchestration/v1/carts';
const HOME = '/api/content-orchestration/v1/home';
const COOKIE = '__Host-vitrina-access=access-1; __Host-vitrina-refresh=refresh-1; theme=dark';
const html = (body: BodyInit, init: ResponseInit = {}) =>
  new Response(body, { ...init, headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers } });

/** A page that prints everything that rendering can see. `init` sets status and headers of its response. */
const echoPage =
  (init: ResponseInit = {}): PageHandler =>
  async (request, context) =>
    html(
      JSON.stringify({ url: request.url, headers: [...request.headers], cookies: context.cookies.header() }),
      init,
    );

const chunked = (chunks: (string | Error)[]) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk === undefined) controller.close();
      else if (chunk instanceof Error) controller.error(chunk);
      else controller.enqueue(new TextEncoder().encode(chunk));
    },
  });

describe('a public page', () => {
  it('a public page is rendered without the shopper’s cookies, and must be revalidated by caches', async () => {
    const shop = await startShop({
      page: echoPage({ headers: { 'set-cookie': 'a=1', 'cache-control': 'public, max-age=9' } }),
    });
    for (const path of ['/', '/wishlist', '/zhenshchinam/platya', '/cartography', '/%63art']) {
      const response = await shop.get(path, { cookie: COOKIE, authorization: 'Bearer x' });
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await response.text()).not.toMatch(/access-1|theme|Bearer/);
    }
  });

  it('a public page is not cached if it is missing or failed, or if its route forbids it', async () => {
    for (const init of [{ status: 404 }, { status: 500 }, { headers: { 'cache-control': 'no-store' } }]) {
      const shop = await startShop({ page: echoPage(init) });
      expect((await shop.get('/')).headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each([
    ['/zhenshchinam/?razmer=44', '/zhenshchinam?razmer=44'],
    ['/zhenshchinam/platya//', '/zhenshchinam/platya'],
    ['//example.com/', '/example.com'],
    ['///', '/'],
    ['//zhenshchinam', '/zhenshchinam'],
    ['/zhenshchinam//platya?razmer=44', '/zhenshchinam/platya?razmer=44'],
  ])('a public page redirects to its URL without superfluous slashes: %s', async (path, location) => {
    const response = await (await startShop({ page: echoPage() })).get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(location);
  });

  it('a public page may answer 410 instead of 404, but cannot change any other status', async () => {
    for (const [status, answered] of [
      [404, 410],
      [200, 200],
      [500, 500],
    ]) {
      const shop = await startShop({
        page: async (_, { answer }) => {
          answer.status = 410;
          return html('', { status });
        },
      });
      const response = await shop.get('/product/gone');
      expect(response.status).toBe(answered);
      expect(response.headers.get('cache-control')).toBe(
        answered === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
      );
    }
  });

  it('a public page uses the host of the request if no public URL is configured; the page is then not cached', async () => {
    const page: PageHandler = async (_, { config }) => html(`<p>${config.publicUrl ?? 'unknown'}</p>`);
    const textOf = async (options: Parameters<typeof startShop>[0]) =>
      (await (await startShop({ page, ...options })).get('/')).text();
    expect(await textOf({})).toMatch(/<p>http:\/\/(?:localhost|127\.0\.0\.1)/);
    expect(await textOf({ config: { publicUrl: 'https://shop.example' } })).toContain(
      '<p>https://shop.example',
    );
    expect(await textOf({ pageCache: { maxBytes: 1_000_000 } })).toContain('<p>unknown');
  });

  it('a public page keeps the query in a redirect without origin if the page has moved', async () => {
    const shop = await startShop({
      config: { publicUrl: 'https://shop.example' },
      page: async () =>
        new Response(null, { status: 301, headers: { location: '/product/new?utm_source=x' } }),
    });
    const response = await shop.get('/product/old?utm_source=x');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/product/new?utm_source=x']);
  });

  it('a public page asks crawlers to retry later if it cannot be rendered', async () => {
    const shop = await startShop({ page: echoPage({ status: 503, headers: { 'retry-after': '120' } }) });
    const response = await shop.get('/', { 'user-agent': 'Googlebot/2.1' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '120']);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('a public page asks the client to retry later if the API is down', async () => {
    const shop = await startShop({
      backend: (app) => app.get(CART, (context) => context.json({}, 503)),
      page: async (_, { api }) => {
        const { status } = await api(new Request(`http://vitrina.internal${CART}`));
        return html('Что-то пошло не так', { status: status === 503 ? 500 : 200 });
      },
    });
    const response = await shop.get('/');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await response.text()).toBe('Что-то пошло не так');
  });

  it('a public page answers 429 with the time to wait if the API refused too many calls', async () => {
    const shop = await startShop({
      backend: (app) => app.get(HOME, (context) => context.text('Slow down', 429, { 'retry-after': '17' })),
      page: async (_, { api }) => {
        const { status } = await api(new Request(`http://vitrina.internal${HOME}`));
        return html('Что-то пошло не так', { status: status === 429 ? 500 : 200 });
      },
    });
    const response = await shop.get('/');
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '17']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const call = await shop.get(HOME);
    expect([call.status, call.headers.get('retry-after')]).toEqual([429, '17']);
    expect(await call.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('a public page calls the API without the shopper’s identity', async () => {
    const seen: (string | undefined)[] = [];
    const shop = await startShop({
      backend: (app) =>
        app.get(CART, (context) => {
          seen.push(context.req.header('authorization'), context.req.header('cookie'));
          return context.json({});
        }),
      page: async (_, { api, cookies }) => {
        await api(new Request(`http://vitrina.internal${CART}`, { headers: { cookie: COOKIE } }));
        return html(cookies.header());
      },
    });
    await shop.get('/', { cookie: COOKIE });
    expect(seen).toEqual([undefined, undefined]);
  });
});

describe('a private page', () => {
  const paths = [
    '/cart',
    '/CART',
    '/checkout',
    '/checkout-success',
    '/confirmation?token=secret',
    '/login',
    '/register',
    '/password',
    '/password/new?token=secret',
    '/orders/1',
    '/refunds/1',
    '/undo?token=secret',
    '/unsubscribe?token=secret',
    '/myprofile',
  ];

  it.each(paths)('%s is rendered for the shopper and never cached', async (path) => {
    const shop = await startShop({ page: echoPage({ headers: { 'cache-control': 'public, max-age=9' } }) });
    const response = await shop.get(path, { cookie: COOKIE });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const { cookies, headers } = (await response.json()) as { cookies: string; headers: [string, string][] };
    expect(cookies).toBe('__Host-vitrina-access=access-1; __Host-vitrina-refresh=refresh-1');
    expect(Object.fromEntries(headers)).not.toHaveProperty('cookie');
  });

  it('a private page sets cookies that were renewed during rendering', async () => {
    const renewed = '__Host-vitrina-access=access-2; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax';
    const bearers: (string | undefined)[] = [];
    const shop = await startShop({
      backend: (app) =>
        app
          .post('/api/auth/refresh', (context) => context.body(null, 204, { 'set-cookie': renewed }))
          .get(CART, (context) => {
            bearers.push(context.req.header('authorization'));
            return context.json({});
          }),
      page: async (_, { api, cookies }) => {
        await api(new Request(`http://vitrina.internal${CART}`));
        await api(new Request('http://vitrina.internal/api/auth/refresh', { method: 'POST' }));
        await api(new Request(`http://vitrina.internal${CART}`));
        return html(cookies.header());
      },
    });
    const response = await shop.get('/cart', { cookie: COOKIE });
    expect(bearers).toEqual(['Bearer access-1', 'Bearer access-2']);
    expect(response.headers.getSetCookie()).toEqual([renewed]);
    expect(await response.text()).toBe('__Host-vitrina-access=access-2; __Host-vitrina-refresh=refresh-1');
  });

  it('a private page answers with an error, not as for a guest, if the shopper cannot be identified at the moment', async () => {
    const shop = await startShop({
      backend: (app) => app.get('/api/_auth/session', (context) => context.json({}, 503)),
      page: async (_, { api }) => {
        await api(new Request('http://vitrina.internal/api/_auth/session?site=ru'));
        return html('В корзине пока пусто');
      },
    });
    const response = await shop.get('/cart', { cookie: COOKIE });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    const text = await response.text();
    expect(text).toContain('Магазин ненадолго недоступен');
    expect(text).not.toContain('пусто');
  });

  it('a private page sets cookies that were renewed during rendering even if rendering fails', async () => {
    const shop = await startShop({
      page: async (_, { cookies }) => {
        cookies.absorb(
          new Response(null, { headers: { 'set-cookie': '__Host-vitrina-refresh=refresh-2; Path=/' } }),
        );
        throw new Error('secret');
      },
    });
    const response = await shop.get('/cart', { cookie: COOKIE });
    expect(response.status).toBe(500);
    expect(response.headers.getSetCookie()).toEqual(['__Host-vitrina-refresh=refresh-2; Path=/']);
  });
});

describe('any page, public or private', () => {
  it.each(['/', '/cart'])(
    'a page gets the backend’s answers as values that are not converted to JSON: %s',
    async (path) => {
      const cards = { items: [{ price: 1 }] };
      const headers = () => new Headers({ 'content-type': 'application/json' });
      const answers: Response[] = [];
      const shop = await startShop({
        upstream: inProcess({
          fetch: async () => new ValueResponse(cards, { status: 200, headers: headers() }),
        }),
        page: async (_, { api }) => {
          answers.push(await api(new Request(`http://vitrina.internal${CART}`)));
          return html('');
        },
        pageCache: { maxBytes: 1_000_000 },
      });
      await shop.get(path);
      expect(answers[0] instanceof ValueResponse && answers[0].value).toBe(cards);
      expect(await (await shop.get(CART, FROM_OUR_PAGE)).json()).toEqual(cards);
    },
  );

  it('all calls that render one page carry the same object as a mark; calls from browsers carry none', async () => {
    const pages: unknown[] = [];
    const shop = await startShop({
      upstream: inProcess({
        fetch: async (_, info) => {
          pages.push(info?.page);
          return new ValueResponse(
            {},
            { status: 200, headers: new Headers({ 'content-type': 'application/json' }) },
          );
        },
      }),
      page: async (_, { api }) => {
        for (const path of [HOME, CART]) await api(new Request(`http://vitrina.internal${path}`));
        return html('');
      },
    });
    await shop.get('/cart');
    await shop.get('/cart');
    await shop.get(HOME, FROM_OUR_PAGE);
    const [first, second, third, fourth, ofBrowser] = pages;
    expect(first).toBeTypeOf('object');
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(fourth).toBe(third);
    expect(ofBrowser).toBeUndefined();
  });

  it('a page gets the public configuration, the request id and the nonce of its policy (§1.9)', async () => {
    const contexts: RequestContext[] = [];
    const shop = await startShop({
      page: async (_, context) => {
        contexts.push(context);
        return html('');
      },
    });
    const responses = [await shop.get('/', { 'x-request-id': REQUEST_ID }), await shop.get('/')];
    expect(contexts[0]).toMatchObject({
      requestId: REQUEST_ID,
      config: { apiBaseUrl: '', site: 'ru', siteId: 'ru', brand: 'Витрина', build: 'build-1' },
    });
    expect(contexts[0]?.nonce).not.toBe(contexts[1]?.nonce);
    responses.forEach((response, i) => {
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`script-src 'self' 'nonce-${contexts[i]?.nonce}';`);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy.match(/'unsafe-\w+'/g)).toEqual(["'unsafe-inline'"]);
      expect(policy).toContain("style-src-attr 'unsafe-inline'");
    });
  });

  it.each(['application/json', '*/*', 'image/avif', ''])(
    'a page is rendered for a client that accepts %j',
    async (accept) => {
      const shop = await startShop({
        page: async (request) =>
          html('', { status: request.headers.get('accept') === 'text/html' ? 200 : 406 }),
      });
      expect((await shop.get('/', { accept })).status).toBe(200);
    },
  );

  it('a page answers HEAD without a body', async () => {
    const shop = await startShop({ page: async (request) => html(request.method === 'HEAD' ? '' : 'text') });
    const response = await fetch(shop.origin, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it('a page redirects within the shop without an origin if none is configured', async () => {
    const shop = await startShop({
      page: async (request) =>
        new Response(null, { status: 308, headers: { location: new URL('/a', request.url).href } }),
    });
    const response = await shop.get('/b', { host: 'evil.example' });
    expect(response.headers.get('location')).toBe('/a');
  });

  it.each(['/%E0%A4%A', '/%', '/a%00b', '/a%0d%0ab'])(
    'a path with invalid characters gives the page "not found": %s',
    async (path) => {
      const shop = await startShop();
      const response = await shop.get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Страница не\u00a0найдена');
    },
  );
});

describe('a form that is posted without scripts', () => {
  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    cookie: COOKIE,
  };
  const received: PageHandler = async (request, { cookies }) =>
    html(
      JSON.stringify([
        request.method,
        await request.text(),
        Object.fromEntries(request.headers),
        cookies.header(),
      ]),
    );

  it('a form that is posted without scripts is passed to a private page', async () => {
    const shop = await startShop({ page: received });
    const [method, text, headers, cookies] = await (
      await shop.send('POST', '/login', form, 'login=a&password=b')
    ).json();
    expect([method, text]).toEqual(['POST', 'login=a&password=b']);
    expect(headers).toMatchObject({ 'content-type': form['content-type'], 'sec-fetch-site': 'same-origin' });
    expect(headers).not.toHaveProperty('cookie');
    expect(cookies).toContain('access-1');
  });

  it.each<[string, number, Record<string, string>, string]>([
    ['comes from another site', 403, { 'sec-fetch-site': 'cross-site' }, 'a=1'],
    ['does not name its origin', 403, { 'sec-fetch-site': '' }, 'a=1'],
    ['is a file', 415, { 'content-type': 'multipart/form-data; boundary=x' }, 'a=1'],
    ['is text', 415, { 'content-type': 'text/plain' }, 'a=1'],
    ['is larger than 64 KB', 413, {}, 'a'.repeat(64 * 1024 + 1)],
  ])('a form that %s is refused with %i', async (_does, status, changes, body) => {
    const shop = await startShop({ page: () => Promise.reject(new Error('The page was rendered.')) });
    const response = await shop.send('POST', '/cart', { ...form, ...changes }, body);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('Не\u00a0получилось');
  });

  it.each([
    ['application/x-www-form-urlencoded', 200],
    ['multipart/form-data; boundary=x', 200],
    ['text/plain', 415],
  ])(
    'the form of a refund may be sent with or without photographs: the content type %s gets %i',
    async (type, status) => {
      const shop = await startShop({ page: received });
      const headers = { ...form, 'content-type': type };
      expect((await shop.send('POST', '/refunds/1', headers, 'a=1')).status).toBe(status);
    },
  );

  it.each([
    ['POST', '/', 'GET, HEAD'],
    ['POST', '/zhenshchinam', 'GET, HEAD'],
    ['PUT', '/cart', 'GET, HEAD, POST'],
    ['OPTIONS', '/', 'GET, HEAD'],
  ])('a form posted to any other page is refused: %s %s', async (method, path, allowed) => {
    const shop = await startShop();
    const response = await shop.send(method, path, form);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
  });
});

describe('the body of a page', () => {
  it.each(['zstd', 'br', 'gzip', 'identity'])(
    'the body of a page arrives complete and with its length, encoded as %s',
    async (encoding) => {
      const page = `<h1>early</h1>${'<p>late</p>'.repeat(1000)}`;
      const shop = await startShop({ page: async () => html(page) });
      const response = await shop.get('/', { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
      const length = Number(response.headers.get('content-length'));
      if (encoding === 'identity') expect(length).toBe(page.length);
      else expect(length).toBeLessThan(200);
      expect(await response.text()).toBe(page);
    },
  );

  it.each<[string, PageHandler]>([
    ['the handler', () => Promise.reject(new Error('secret of the database'))],
    ['the stream', async () => html(chunked([new Error('secret of the database')]))],
    ['the stream half-way', async () => html(chunked(['<h1>early</h1>', new Error('secret')]))],
    ['a part of the page', async () => html(chunked(['<html><!--$!--><template></template><!--/$-->']))],
  ])(
    'the body is a plain Russian error page with the request id if %s throws an error',
    async (_where, page) => {
      const shop = await startShop({ page });
      const response = await shop.get('/', { 'x-request-id': REQUEST_ID });
      expect(response.status).toBe(500);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const text = await response.text();
      expect(text).toContain('Что-то пошло не так');
      expect(text).toContain(`Код обращения: ${REQUEST_ID}`);
      expect(text).not.toMatch(/secret|<script/);
      expect(shop.log.filter((line) => line.includes('A page could not be rendered'))).toHaveLength(1);
    },
  );

  it.each([
    ['is unchanged in production, and its hidden error is logged', false],
    ['is an error page in development', true],
  ])('the body of a page whose route threw an error %s', async (_, development) => {
    const page: PageHandler = async (_request, { answer }) => {
      answer.defect = new Error('a route that broke');
      return new Response('<p>sorry</p>', { status: 500, headers: { 'content-type': 'text/html' } });
    };
    const shop = await startShop({ page, development });
    const response = await shop.get('/');
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text.includes('a route that broke')).toBe(development);
    expect(text.includes('sorry')).toBe(!development);
    const [logged] = shop.log.filter((line) => line.includes('"level":"error"'));
    expect(logged).toContain('a route that broke');
    expect(logged).toContain('"path":"/"');
  });

  it('a page is not rendered further after the shopper disconnects, and this is not logged as an error', async () => {
    const begun = Promise.withResolvers<void>();
    const page: PageHandler = ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        begun.resolve();
      });
    const shop = await startShop({ page });
    const leaving = new AbortController();
    const gone = fetch(shop.origin, { signal: leaving.signal });
    await begun.promise;
    leaving.abort();
    await expect(gone).rejects.toThrow('aborted');
    await expect.poll(() => shop.log).toHaveLength(1);
    expect(JSON.parse(shop.log[0] ?? '')).toMatchObject({ message: 'request', aborted: true });
  });
});

describe('a flood of page requests', () => {
  /** A shop in which the test decides when a page finishes rendering. */
  async function holding() {
    const gate = Promise.withResolvers<void>();
    const begun: string[] = [];
    const shop = await startShop({
      page: async (request) => {
        begun.push(new URL(request.url).pathname);
        await gate.promise;
        return html('<p>done</p>');
      },
    });
    return { shop, begun, release: gate.resolve };
  }

  it('a flood of page requests is admitted only as far as pages can be rendered soon; other clients are asked to retry later', async () => {
    const { shop, begun, release } = await holding();
    const refused: Response[] = [];
    const answers = Array.from({ length: 130 }, async (_, index) => {
      const response = await shop.get(`/cart/${index}`);
      if (!response.ok) refused.push(response);
      return response;
    });
    await expect.poll(() => refused).toHaveLength(22);
    expect(begun).toHaveLength(8);
    expect(refused[0]?.headers.get('retry-after')).toBe('3');
    expect(await refused[0]?.text()).toContain('слишком много посетителей');
    release();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(108);
    expect(refused.every(({ status }) => status === 503)).toBe(true);
    expect((await shop.get('/cart')).status).toBe(200);
  });

  it('pages are not rendered for clients that disconnected while they were waiting', async () => {
    const { shop, begun, release } = await holding();
    const first = Array.from({ length: 8 }, (_, index) => shop.get(`/cart/${index}`));
    await expect.poll(() => begun).toHaveLength(8);
    const leaving = new AbortController();
    const left = fetch(`${shop.origin}/cart/left`, { signal: leaving.signal }).catch(() => undefined);
    const last = shop.get('/cart/last');
    await expect.poll(() => connectionsOf(shop.server)).toBe(10);
    leaving.abort();
    await left;
    await expect.poll(() => connectionsOf(shop.server)).toBe(9);
    release();
    await Promise.all([...first, last]);
    expect(begun).toContain('/cart/last');
    expect(begun).not.toContain('/cart/left');
  });
});

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
