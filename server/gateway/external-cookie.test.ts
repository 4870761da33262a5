import type { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { ACCESS_COOKIE, EXTERNAL_COOKIE, REFRESH_COOKIE } from '#shared/web/identity-cookies.ts';
import { FROM_OUR_PAGE, startShop } from '../testing.ts';

const SECRET = 's'.repeat(43);
const BROWSER_COOKIES = `${ACCESS_COOKIE}=a; ${REFRESH_COOKIE}=r; ${EXTERNAL_COOKIE}=${SECRET}; other=1`;
const SET = `${EXTERNAL_COOKIE}=${SECRET}; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax`;

/**
 * Starts a shop whose backend sets the cookie of a sign-in attempt in every response. Records which cookies
 * and tokens the backend receives.
 */
async function watched() {
  const seen: { cookie: string | undefined; bearer: string | undefined }[] = [];
  const backend = (app: Hono) =>
    app.all('*', (context) => {
      seen.push({ cookie: context.req.header('cookie'), bearer: context.req.header('authorization') });
      context.header('set-cookie', SET, { append: true });
      context.header('set-cookie', 'tracker=1', { append: true });
      return context.json({});
    });
  return { ...(await startShop({ backend })), seen };
}

describe('the cookie of an external sign-in attempt', () => {
  it.each([
    ['start', undefined],
    ['completion', 'Bearer a'],
  ])(
    'the cookie of an external sign-in attempt is forwarded in both directions at its %s, unlike other cookies',
    async (step, bearer) => {
      const shop = await watched();
      const path = `/api/auth/external/yandex/${step}?site=ru`;
      const response = await shop.send('POST', path, { ...FROM_OUR_PAGE, cookie: BROWSER_COOKIES }, '{}');
      expect(shop.seen).toEqual([{ cookie: `${EXTERNAL_COOKIE}=${SECRET}`, bearer }]);
      expect(response.headers.getSetCookie()).toEqual([SET]);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    },
  );

  it.each([
    ['POST', '/api/auth/login'],
    ['GET', '/api/auth/external'],
    ['POST', '/api/cart-orchestration/v1/carts/items/list'],
  ])(
    'the cookie of an external sign-in attempt is not forwarded by other calls: %s %s',
    async (method, path) => {
      const shop = await watched();
      const body = method === 'GET' ? undefined : '{}';
      const response = await shop.send(method, path, { ...FROM_OUR_PAGE, cookie: BROWSER_COOKIES }, body);
      expect(shop.seen.map(({ cookie }) => cookie)).toEqual([undefined]);
      expect(response.headers.getSetCookie()).toEqual([]);
    },
  );

  it('the cookie of an external sign-in attempt is dropped if its value cannot be a token', async () => {
    const shop = await watched();
    const cookie = `${EXTERNAL_COOKIE}="x y"`;
    await shop.send('POST', '/api/auth/external/vk/start?site=ru', { ...FROM_OUR_PAGE, cookie }, '{}');
    expect(shop.seen.map((call) => call.cookie)).toEqual([undefined]);
  });
});
