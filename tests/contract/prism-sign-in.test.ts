import { expect, onTestFinished, test } from 'vitest';
import { startPrism } from '../../mocks/prism/start-prism.ts';
import { overHttp } from '../../server/gateway/upstream.ts';
import { FROM_OUR_PAGE, startShop } from '../../server/testing.ts';

const SHOP = 'http://localhost:3999';

test('with an API that answers with examples, an external sign-in through the web tier first sets the attempt cookie, and then the tokens of a user', async () => {
  const prism = await startPrism({ port: 0, shop: SHOP });
  onTestFinished(() => prism.stop());
  const shop = await startShop({ upstream: overHttp(prism.url) });
  const post = (path: string, body: object, cookie = '') =>
    shop.send(
      'POST',
      `/api/auth/external/yandex/${path}?site=ru`,
      { ...FROM_OUR_PAGE, cookie },
      JSON.stringify(body),
    );
  const start = await post('start', { mode: 'popup', redirect: '/wishlist' });
  const [attempt = '', ...attributes] = start.headers.getSetCookie()[0]?.split('; ') ?? [];
  expect(attempt).toMatch(/^__Host-vitrina-external=mock-attempt/);
  expect(attributes).toEqual(['Max-Age=600', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']);
  const { url } = await start.json();
  expect(url).toMatch(`${prism.url}/sign-in?`);
  expect(await (await fetch(url)).text()).toContain('demo@vitrina.example');
  const choose = (who: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ who }), redirect: 'manual' });

  const complete = async (who: string) => {
    const back = new URL((await choose(who)).headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe(`${SHOP}/login/external/yandex`);
    return post('completion', Object.fromEntries(back.searchParams), attempt);
  };
  const anna = await complete('anna');
  expect(anna.headers.getSetCookie()[0]).toContain('mock-user');
  expect(await anna.json()).toEqual({ status: 'SIGNED_IN', mode: 'popup', redirect: '/wishlist' });
  const vera = await complete('vera');
  expect(vera.headers.getSetCookie()).toEqual([]);
  expect(await vera.json()).toMatchObject({ status: 'CONSENT_REQUIRED' });
  expect(await (await complete('boris')).json()).toMatchObject({ code: 'EXTERNAL_EMAIL_UNVERIFIED' });
  expect((await choose('')).headers.get('location')).toContain('error=access_denied');
});
