import { ownNetwork } from './support/network.ts';
import { demoShopper, Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

/** Takes away what differs from answer to answer for everyone: nonces, request ids, the moment of rendering. */
const sameForAll = (html: string) =>
  html
    .replace(/nonce="[^"]*"/g, '')
    .replace(/(property="csp-nonce" content=)"[^"]*"/, '$1')
    .replace(/\bu:\d{13}\b/g, 'u')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, 'id');

test('the HTML of public pages is the same for everyone', async ({ shopper, server, browser }) => {
  const elsewhere = await browser.newContext({ extraHTTPHeaders: ownNetwork() });
  const owner = new Shopper(await elsewhere.newPage());
  await owner.goto('/zhenshchinam');
  await owner.keep();
  await owner.goto('/wishlist');
  await owner.page.getByRole('button', { name: 'Поделиться' }).click();
  const shared = owner.page.getByRole('main').getByRole('link', { name: /wishlist\/shared/ });
  const paths = ['/', '/zhenshchinam', '/wishlist', (await shared.getAttribute('href')) ?? 'no link'];
  const before = await Promise.all(
    paths.map(async (path) => sameForAll(await (await fetch(server.url + path)).text())),
  );
  expect(before.at(-1)).toContain('Список избранного');

  await shopper.signIn(demoShopper);
  // The owner of a shared list is a visitor of its page like any other.
  for (const visitor of [shopper, owner]) {
    for (const [index, path] of paths.entries()) {
      const answer = await visitor.page.goto(path);
      expect(answer?.headers()['set-cookie'], path).toBeUndefined();
      expect(sameForAll((await answer?.text()) ?? ''), path).toBe(before[index]);
    }
  }
  await elsewhere.close();
});

test('no cache keeps personal pages', async ({ server }) => {
  for (const path of [
    '/cart',
    '/checkout',
    '/login',
    '/register',
    '/password',
    '/confirmation',
    '/myprofile',
    '/editpreferences',
    '/orders',
    '/orderstatus',
    '/checkout-success',
    '/login/external/demo',
  ]) {
    const answer = await fetch(server.url + path, { redirect: 'manual' });
    expect(answer.headers.get('cache-control'), path).toBe('private, no-store');
  }
});
