import type { Context, Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '#shared/web/identity-cookies.ts';
import { FROM_OUR_PAGE, REQUEST_ID, startShop } from '../testing.ts';

const SESSION = '/api/_auth/session?site=ru';
const CART = '/api/cart-orchestration/v1/carts?site=ru';
const cookies = (access: string, refresh: string) =>
  `theme=dark; ${ACCESS_COOKIE}=${access}; ${REFRESH_COOKIE}=${refresh}; mindboxDeviceUUID=1`;
const setCookie = (name: string, value: string) =>
  `${name}=${value}; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax`;

type Called = Context<{ Bindings: { clientIp?: string } }>;
type Seen = { path: string; method: string; headers: Record<string, string>; clientIp: unknown };

/** Starts a shop whose backend records all requests, and answers them with `respond`. */
async function watched(respond: (context: Called) => Response | Promise<Response>, config = {}) {
  const seen: Seen[] = [];
  const backend = (app: Hono) =>
    app.all('*', (context: Called) => {
      const { method, path } = context.req;
      seen.push({ method, path, headers: context.req.header(), clientIp: context.env.clientIp });
      return respond(context);
    });
  return { ...(await startShop({ backend, config })), seen };
}

const ok = (context: Called) => context.json({});

describe('the shopper’s identity in calls to the API', () => {
  it('calls carry the access cookie’s token as a bearer token; cookies are not forwarded (§6.1.3, §6.3.2)', async () => {
    const shop = await watched(ok);
    await shop.get(CART, { cookie: cookies('access-1', 'refresh-1') });
    expect(shop.seen[0]?.headers.authorization).toBe('Bearer access-1');
    expect(shop.seen[0]?.headers).not.toHaveProperty('cookie');
  });

  it('an Authorization header that the browser sends is not forwarded', async () => {
    const shop = await watched(ok);
    await shop.get(CART, { authorization: 'Bearer stolen' });
    expect(shop.seen[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each(['a b', 'quote"', 'é', 'x'.repeat(513), ''])(
    'an invalid access token is not forwarded: %j',
    async (token) => {
      const shop = await watched(ok);
      await shop.get(CART, { cookie: Buffer.from(`${ACCESS_COOKIE}=${token}`).toString('latin1') });
      expect(shop.seen[0]?.headers).not.toHaveProperty('authorization');
    },
  );

  it.each([
    ['POST', '/api/auth/refresh', true],
    ['POST', '/api/auth/logout', true],
    ['DELETE', '/api/_auth/session', true],
    ['POST', '/api/auth/login', false],
    ['POST', '/api/auth/refresh/extra', false],
    ['POST', '/api/cart-orchestration/v1/carts/items/list', false],
  ])('the gateway forwards the refresh token to %s %s: %s', async (method, path, sees) => {
    const shop = await watched(ok);
    await shop.send(method, path, { ...FROM_OUR_PAGE, cookie: cookies('a', 'refresh-1') });
    expect(shop.seen[0]?.headers.cookie).toBe(sees ? `${REFRESH_COOKIE}=refresh-1` : undefined);
  });

  it('calls that read the catalog carry no identity of the shopper', async () => {
    const shop = await watched((context) =>
      context.json({}, 200, { 'set-cookie': setCookie(ACCESS_COOKIE, 'x') }),
    );
    const response = await shop.get('/api/catalog-orchestration/v1/navigation?site=ru', {
      cookie: cookies('a', 'b'),
    });
    expect(shop.seen[0]?.headers).not.toHaveProperty('authorization');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it('calls carry the headers of the contract; headers that could be forged are dropped', async () => {
    const shop = await watched(ok);
    const given = { ...FROM_OUR_PAGE, 'x-mindbox-device-uuid': REQUEST_ID, 'idempotency-key': 'k' };
    const forged = {
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-host': 'evil',
      'x-real-ip': '1.2.3.4',
      'x-user': 'admin',
    };
    await shop.get(CART, { ...given, ...forged });
    const { headers, clientIp } = shop.seen[0] ?? { headers: {}, clientIp: undefined };
    expect(headers).toMatchObject({
      'x-request-id': REQUEST_ID,
      'x-requested-from': 'browser',
      'x-site-id': 'ru',
      'x-mindbox-device-uuid': REQUEST_ID,
      'idempotency-key': 'k',
    });
    for (const name of [...Object.keys(forged), 'host', 'connection', 'sec-fetch-site'])
      expect(headers).not.toHaveProperty(name);
    expect(clientIp).toBe('127.0.0.1');
  });

  it('calls carry the client’s IP address as the trusted proxy reports it', async () => {
    const shop = await watched(ok, { trustedProxies: 1 });
    await shop.get(CART, { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' });
    await shop.get(CART, { 'x-forwarded-for': 'nonsense' });
    expect(shop.seen.map(({ clientIp }) => clientIp)).toEqual(['203.0.113.7', '127.0.0.1']);
  });

  it.each(['', 'not-a-uuid', '3f0c2a52-6f0e-4d3b-9a1c-0f6f4f1f7a10; drop'])(
    'a call with the request id %j gets a new request id',
    async (given) => {
      const shop = await watched(ok);
      const response = await shop.get(CART, given ? { 'x-request-id': given } : {});
      const made = response.headers.get('x-request-id');
      expect(made).toMatch(/^[0-9a-f-]{36}$/);
      expect(made).not.toBe(REQUEST_ID);
      expect(shop.seen[0]?.headers['x-request-id']).toBe(made);
    },
  );

  it('the API can set the identity cookies of the browser; its other cookies are dropped (§6.3.1, §9.13)', async () => {
    const shop = await watched((context) => {
      for (const name of [ACCESS_COOKIE, 'tracker', REFRESH_COOKIE])
        context.header('set-cookie', setCookie(name, 'v'), { append: true });
      return context.body(null, 204);
    });
    const response = await shop.send('POST', '/api/auth/login?site=ru', FROM_OUR_PAGE, '{}');
    expect(response.headers.getSetCookie()).toEqual([
      setCookie(ACCESS_COOKIE, 'v'),
      setCookie(REFRESH_COOKIE, 'v'),
    ]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('the session of a shopper who returns with expired tokens', () => {
  /**
   * A backend that accepts the tokens `access-2` and `refresh-1`. It answers a renewal only when it has
   * refused the expired token of as many tabs as `tabs` says, so that all of them want to renew it at once.
   */
  function backend(refreshes: string[], refreshStatus = 204, tabs = 0) {
    const { promise: allRefused, resolve } = Promise.withResolvers<void>();
    let refused = 0;
    if (tabs === 0) resolve();
    return (app: Hono) => {
      app.get('/api/_auth/session', (context) => {
        const bearer = context.req.header('authorization');
        if (bearer === undefined) return context.json({ user: null });
        if (bearer === 'Bearer access-2') return context.json({ user: { id: 'u' } });
        refused += 1;
        if (refused === tabs) setImmediate(resolve);
        return context.json({}, 401);
      });
      app.post('/api/auth/refresh', async (context) => {
        refreshes.push(
          ['cookie', 'x-requested-from', 'x-site-id'].map((name) => context.req.header(name)).join(' ') +
            ` ${context.req.query('site')}`,
        );
        await allRefused;
        if (context.req.header('cookie') !== `${REFRESH_COOKIE}=refresh-1`) return context.json({}, 401);
        if (refreshStatus !== 204) return new Response('<h1>oops</h1>', { status: refreshStatus });
        context.header('set-cookie', setCookie(ACCESS_COOKIE, 'access-2'), { append: true });
        context.header('set-cookie', setCookie(REFRESH_COOKIE, 'refresh-2'), { append: true });
        return context.body(null, 204);
      });
    };
  }

  it('the session of a returning shopper is not renewed while the token is valid', async () => {
    const refreshes: string[] = [];
    const shop = await startShop({ backend: backend(refreshes) });
    const response = await shop.get(SESSION, { cookie: cookies('access-2', 'refresh-1') });
    expect(await response.json()).toEqual({ user: { id: 'u' } });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(refreshes).toEqual([]);
  });

  it('the session of a returning shopper is renewed within the call if the token has expired, and the response sets the new cookies', async () => {
    const refreshes: string[] = [];
    const shop = await startShop({ backend: backend(refreshes) });
    const response = await shop.get(SESSION, { cookie: cookies('access-1', 'refresh-1') });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ user: { id: 'u' } });
    expect(response.headers.getSetCookie()).toEqual([
      setCookie(ACCESS_COOKIE, 'access-2'),
      setCookie(REFRESH_COOKIE, 'refresh-2'),
    ]);
    expect(refreshes).toEqual([`${REFRESH_COOKIE}=refresh-1 server ru ru`]);
  });

  it('the session of a returning shopper is also renewed if the browser has only the refresh cookie', async () => {
    const shop = await startShop({ backend: backend([]) });
    const response = await shop.get(SESSION, { cookie: `${REFRESH_COOKIE}=refresh-1` });
    expect(await response.json()).toEqual({ user: { id: 'u' } });
  });

  it('the session of a returning shopper is renewed by a call of its own, which invalid headers of the browser cannot break', async () => {
    const refreshes: string[] = [];
    const shop = await startShop({ backend: backend(refreshes) });
    const wrong = { 'x-site-id': 'no such site', 'x-requested-from': 'mars', 'idempotency-key': '?' };
    await shop.get(SESSION, { ...wrong, cookie: `${REFRESH_COOKIE}=refresh-1` });
    expect(refreshes).toEqual([`${REFRESH_COOKIE}=refresh-1 server ru ru`]);
  });

  it('the session of a returning shopper is renewed once for several tabs that call at the same time', async () => {
    const refreshes: string[] = [];
    const shop = await startShop({ backend: backend(refreshes, 204, 20) });
    const cookie = cookies('access-1', 'refresh-1');
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.get(SESSION, { cookie })));
    for (const answer of answers) {
      expect(await answer.json()).toEqual({ user: { id: 'u' } });
      expect(answer.headers.getSetCookie()).toHaveLength(2);
    }
    expect(refreshes).toHaveLength(1);
  });

  it('a session that cannot be renewed has no user, and its cookies are expired', async () => {
    const shop = await startShop({ backend: backend([]) });
    for (const cookie of [cookies('access-1', 'refresh-0'), `${ACCESS_COOKIE}=access-1`]) {
      const response = await shop.get(SESSION, { cookie });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ user: null });
      expect(response.headers.getSetCookie()).toEqual([
        `${ACCESS_COOKIE}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`,
        `${REFRESH_COOKIE}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`,
      ]);
    }
  });

  it.each([
    [500, 500, 'INTERNAL'],
    [503, 503, 'UNAVAILABLE'],
  ])(
    'a session keeps its cookies if the renewal fails with status %i',
    async (refreshStatus, status, code) => {
      const shop = await startShop({ backend: backend([], refreshStatus) });
      const response = await shop.get(SESSION, { cookie: cookies('access-1', 'refresh-1') });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ code });
      expect(response.headers.getSetCookie()).toEqual([]);
    },
  );

  it('only reading the session renews it; other calls with an expired token get 401', async () => {
    const refreshes: string[] = [];
    const shop = await startShop({
      backend: (app) => {
        backend(refreshes)(app);
        app.get('/api/cart-orchestration/v1/carts', (context) => context.json({}, 401));
      },
    });
    expect((await shop.get(CART, { cookie: cookies('access-1', 'refresh-1') })).status).toBe(401);
    expect(refreshes).toEqual([]);
  });
});

describe('the guest identity', () => {
  const guest = '/api/auth/guest?site=ru';

  it('the guest identity is renewed for a returning guest, who keeps the cart', async () => {
    const shop = await watched((context) => {
      if (context.req.path !== '/api/auth/refresh') return context.json({ kind: 'guest' });
      context.header('set-cookie', setCookie(ACCESS_COOKIE, 'access-2'), { append: true });
      context.header('set-cookie', setCookie(REFRESH_COOKIE, 'refresh-2'), { append: true });
      return context.body(null, 204);
    });
    const response = await shop.send('POST', guest, {
      ...FROM_OUR_PAGE,
      cookie: cookies('ended', 'refresh-1'),
    });
    expect(shop.seen.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ['/api/auth/refresh', undefined],
      ['/api/auth/guest', 'Bearer access-2'],
    ]);
    expect(response.headers.getSetCookie()).toEqual([
      setCookie(ACCESS_COOKIE, 'access-2'),
      setCookie(REFRESH_COOKIE, 'refresh-2'),
    ]);
  });

  it('the guest identity is replaced by a new one if it cannot be renewed', async () => {
    const shop = await watched((context) =>
      context.req.path === '/api/auth/refresh' ? context.json({}, 401) : context.json({ kind: 'guest' }),
    );
    const response = await shop.send('POST', guest, { ...FROM_OUR_PAGE, cookie: cookies('ended', 'ended') });
    expect(response.status).toBe(200);
    expect(shop.seen.at(-1)?.headers).not.toHaveProperty('authorization');
  });
});

describe('signing out', () => {
  it.each([
    ['POST', '/api/auth/logout?site=ru'],
    ['DELETE', '/api/_auth/session?site=ru'],
  ])(
    'signing out expires the identity even if the API fails: %s %s (§4.2.6, §7.2.2)',
    async (method, path) => {
      const shop = await watched((context) => context.json({}, 500));
      const response = await shop.send(method, path, { ...FROM_OUR_PAGE, cookie: cookies('a', 'r') });
      expect(response.status).toBe(500);
      expect(response.headers.get('clear-site-data')).toBe('"cache"');
      expect(response.headers.getSetCookie()).toEqual([
        expect.stringMatching(`^${ACCESS_COOKIE}=; Max-Age=0`),
        expect.stringMatching(`^${REFRESH_COOKIE}=; Max-Age=0`),
      ]);
    },
  );
});
