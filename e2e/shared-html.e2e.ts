import { allPages } from '../shared/web/pages.ts';
import { ownNetwork } from './support/network.ts';
import { cachedPages } from './support/public-pages.ts';
import { demoShopper, Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

/** Removes what differs in every response: nonces, request ids, the time of rendering. */
const sameForAll = (html: string) =>
  html
    .replace(/nonce="[^"]*"/g, '')
    .replace(/(property="csp-nonce" content=)"[^"]*"/, '$1')
    .replace(/\bu:\d{13}\b/g, 'u')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, 'id');

test('the HTML of every public page is the same for all visitors (§2.4.1, §6.1.1)', async ({
  shopper,
  server,
  browser,
}) => {
  const elsewhere = await browser.newContext({ extraHTTPHeaders: ownNetwork() });
  const owner = new Shopper(await elsewhere.newPage());
  await owner.goto('/zhenshchinam');
  await owner.keep();
  await owner.goto('/wishlist');
  await owner.page.getByRole('button', { name: 'Поделиться' }).click();
  const shared = owner.page.getByRole('main').getByRole('link', { name: /wishlist\/shared/ });
  const paths = [...(await cachedPages(server.url)), (await shared.getAttribute('href')) ?? 'no link'];
  const read = (headers: Record<string, string>) =>
    Promise.all(
      paths.map(async (path) => sameForAll(await (await fetch(server.url + path, { headers })).text())),
    );
  const before = await read({});
  expect(before.at(-1)).toContain('Список избранного');
  expect(await read({ 'user-agent': 'Googlebot/2.1', 'x-forwarded-host': 'evil.example' })).toEqual(before);

  await shopper.signIn(demoShopper);
  // Requests `/orders` and returns the path of the page after redirects. Guests are redirected to the sign-in
  // page, so `/orders` proves that the shopper is signed in.
  const ordersOf = async ({ page }: Shopper) =>
    new URL((await page.request.get(`${server.url}/orders`)).url()).pathname;
  expect([await ordersOf(shopper), await ordersOf(owner)]).toEqual(['/orders', '/login']);
  // The page of a shared wishlist is the same for all visitors, even for its owner.
  for (const visitor of [shopper, owner]) {
    for (const [index, path] of paths.entries()) {
      const answer = await visitor.page.request.get(server.url + path);
      expect(answer.headers()['set-cookie'], path).toBeUndefined();
      expect(sameForAll(await answer.text()), path).toBe(before[index]);
    }
  }
  await elsewhere.close();
});

test('a page of every cached public route works under a Content Security Policy that allows only its own scripts', async ({
  shopper,
  server,
}) => {
  for (const path of await cachedPages(server.url)) {
    const first = await fetch(server.url + path);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('content-security-policy'), path).toMatch(
      /script-src 'self'( 'sha256-[^']+')+;/,
    );
    expect(await first.text(), path).not.toContain('nonce=');
    const known = await fetch(server.url + path, { headers: { 'if-none-match': etag } });
    expect(known.status, path).toBe(304);
    // The browser logs violations of the Content Security Policy as console errors, which fail the test.
    await shopper.goto(path);
    await expect(shopper.page.locator('html')).toHaveAttribute('lang', 'ru');
  }
});

test('personal pages are never cached', async ({ server }) => {
  for (const [page, { isPrivate }] of allPages()) {
    if (!isPrivate) continue;
    const path = page.replaceAll(/\$\w+/g, 'demo');
    const answer = await fetch(server.url + path, { redirect: 'manual' });
    expect(answer.headers.get('cache-control'), path).toBe('private, no-store');
  }
});
