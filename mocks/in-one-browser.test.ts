import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ExternalProviderId } from '#contract/client/client.schemas.ts';
import { createMockServer } from './node.ts';
import { DEMO_CREDENTIALS } from './shop/account/account.ts';

// These tests call the mock shop like a page: from one browser, whose HttpOnly cookies scripts cannot read.

const { shop, server, reset } = createMockServer({ identity: 'jar' });
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(reset);
afterAll(() => server.close());

const ORIGIN = 'http://localhost:3000';
const WISHLIST = '/api/wishlist-orchestration/v1/wishlists/my/items/page';
const ACCOUNT = '/api/user-orchestration/v1/users/my-account';

function call(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = {
    'X-Request-Id': crypto.randomUUID(),
    'X-Requested-From': 'browser',
    'X-Site-Id': 'ru',
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  return fetch(`${ORIGIN}${path}?site=ru`, { method, headers, body: JSON.stringify(body) });
}

/**
 * Starts an external sign-in. The mock shop's providers redirect back at once; returns the query parameters
 * of this redirect.
 */
async function comeBackFrom(provider: ExternalProviderId) {
  const body = { mode: 'popup', redirect: '/wishlist' };
  const { url } = await (await call('POST', `/api/auth/external/${provider}/start`, body)).json();
  const back = new URL(url);
  expect([back.origin, back.pathname]).toEqual([ORIGIN, `/login/external/${provider}`]);
  return Object.fromEntries(back.searchParams);
}

const complete = (provider: ExternalProviderId, body: object) =>
  call('POST', `/api/auth/external/${provider}/completion`, body);

describe('external sign-in in the mock shop', () => {
  test('Yandex ID signs the shopper in to the demo account', async () => {
    const answer = await complete('yandex', await comeBackFrom('yandex'));
    expect(await answer.json()).toMatchObject({ status: 'SIGNED_IN' });
    expect(await (await call('GET', ACCOUNT)).json()).toMatchObject({ email: DEMO_CREDENTIALS.login });
  });

  test('VK ID signs in a new shopper, who must first consent to the processing of personal data', async () => {
    const values = await comeBackFrom('vk');
    expect(await (await complete('vk', values)).json()).toMatchObject({ status: 'CONSENT_REQUIRED' });
    expect((await call('GET', ACCOUNT)).status).toBe(401);
    const consent = { state: values.state, personalDataConsent: true };
    expect(await (await complete('vk', consent)).json()).toMatchObject({ status: 'SIGNED_IN' });
    expect(await (await call('GET', ACCOUNT)).json()).toMatchObject({ hasPassword: false });
  });

  test('a sign-in with T-ID is refused, because T-ID has not confirmed the e-mail address', async () => {
    const answer = await complete('tid', await comeBackFrom('tid'));
    expect(await answer.json()).toMatchObject({ status: 409, code: 'EXTERNAL_EMAIL_UNVERIFIED' });
  });
});

test('the demo account is also signed in on a second device', async () => {
  await call('POST', '/api/auth/login', DEMO_CREDENTIALS);
  const { items } = await (await call('GET', `${ACCOUNT}/sign-ins`)).json();
  expect(items).toMatchObject([{ current: true }, { current: false, device: 'Safari, iPhone' }]);
  await call('DELETE', `${ACCOUNT}/sign-ins`);
  expect(shop.jar).toBeNull();
});

test('the demo wishlist shows price drops', async () => {
  await call('POST', '/api/auth/guest');
  const [articleId = ''] = Object.keys(shop.state.stock);
  await call('PUT', '/api/wishlist-orchestration/v2/wishlists/my', { items: [{ articleId }] });
  const priceDrop = async () => {
    const page = await call('POST', WISHLIST, { page: 1, size: 24, sort: 'added', filter: 'all' });
    return (await page.json()).items[0].priceDrop;
  };
  expect(await priceDrop()).toBeNull();
  for (const { wishlist } of Object.values(shop.state.belongings)) {
    for (const entry of wishlist) entry.keptPrice += 75_000;
  }
  expect(await priceDrop()).toBe(75_000);
});
