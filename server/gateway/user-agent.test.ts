import { describe, expect, it } from 'vitest';
import { FROM_OUR_PAGE, startShop } from '../testing.ts';

const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
const COOKIE = '__Host-vitrina-refresh=refresh-1';

/** Starts a shop whose backend records the User-Agent header of each call. */
async function shopThatNotes() {
  const seen: [path: string, agent: string | undefined][] = [];
  const shop = await startShop({
    backend: (app) =>
      app.all('*', (context) => {
        seen.push([context.req.path, context.req.header('user-agent')]);
        return context.json({}, context.req.path.endsWith('/refresh') ? 401 : 200);
      }),
    page: async (_, { api }) => {
      await api(
        new Request('http://vitrina.internal/api/cart-orchestration/v1/carts', {
          headers: { 'x-requested-from': 'server' },
        }),
      );
      return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    },
  });
  return { ...shop, seen };
}

describe('the browser’s User-Agent', () => {
  it('the browser’s User-Agent reaches the backend with every call, including calls that the gateway makes itself', async () => {
    const { send, get, seen } = await shopThatNotes();
    const headers = { ...FROM_OUR_PAGE, 'user-agent': AGENT };
    await send('POST', '/api/auth/login', headers, '{}');
    await send('POST', '/api/auth/guest', { ...headers, cookie: COOKIE });
    await get('/api/_auth/session', { ...headers, cookie: COOKIE });
    expect(seen.map(([path]) => path)).toEqual(
      expect.arrayContaining(['/api/auth/login', '/api/auth/refresh', '/api/_auth/session']),
    );
    for (const [, agent] of seen) expect(agent).toBe(AGENT);
  });

  it('the browser’s User-Agent reaches the backend when a page is rendered for one shopper, such as a posted sign-in form', async () => {
    const { get, seen } = await shopThatNotes();
    await get('/login', { 'user-agent': AGENT });
    expect(seen).toEqual([['/api/cart-orchestration/v1/carts', AGENT]]);
  });

  it('the browser’s User-Agent does not reach the backend when a page is rendered that is the same for everyone', async () => {
    const { get, seen } = await shopThatNotes();
    await get('/', { 'user-agent': AGENT });
    expect(seen).toEqual([['/api/cart-orchestration/v1/carts', undefined]]);
  });

  it('the browser’s User-Agent is never logged', async () => {
    const { send, get, log } = await shopThatNotes();
    await send('POST', '/api/auth/login', { ...FROM_OUR_PAGE, 'user-agent': AGENT }, '{}');
    await get('/login', { 'user-agent': AGENT });
    // Polls, because the response may arrive before its log line is written.
    await expect.poll(() => log.length).toBeGreaterThan(1);
    expect(log.join('')).not.toMatch(/Mozilla|Chrome/);
  });
});
