import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tests/support/free-port.ts';
import { expectAccessible } from './support/axe.ts';
import { requestPlain } from './support/plain-request.ts';
import { ShopServer } from './support/shop/server.ts';
import { expect, test } from './support/test.ts';

test('when the API is down, the shop shows its error page with status 503 (§2.3.1, §8.11, §8.12)', async ({
  page,
  shopper,
  consoleWatch,
}) => {
  consoleWatch.allow(/ApiError|50\d/);
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-down-'));
  const unused = await freePort();
  const server = new ShopServer(await freePort(), {
    DATA_DIR: dataDir,
    API_BASE_URL: `http://127.0.0.1:${unused}`,
    LOG_LEVEL: 'silent',
  });
  await server.start({ until: '/healthz' });
  for (const path of ['/', '/zhenshchinam', '/product/palto']) {
    const answer = await page.goto(server.url + path);
    expect([answer?.status(), answer?.headers()['retry-after']], path).toEqual([503, '30']);
    await expect(shopper.heading, path).toHaveText(/Что-то\s+пошло\s+не\s+так/);
  }
  await expectAccessible(page);
  // A crawler must get a bare 503 with the header Retry-After, and no error page.
  const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)' };
  const { status, text, headers } = await requestPlain(`${server.url}/zhenshchinam`, crawler);
  expect([status, headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  expect(text).not.toMatch(/<h1/);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  // Leaves the page before the server stops: an open page would go on requesting the manifest, and log
  // errors.
  await page.goto('about:blank');
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a page whose script fails to load stays as the server rendered it, and is reloaded when the API responds again', async ({
  page,
  shopper,
  consoleWatch,
}) => {
  consoleWatch.allow(/Failed to load|Failed to fetch|ERR_FAILED|API call failed/);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  await page.route('**/assets/cart-*.js', (route) => route.abort());
  await page.route('**/api/**', (route) => route.abort());
  const failedRequest = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/'));
  await page.goto('/cart');
  await failedRequest;
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await expect(shopper.heading).toHaveText('В корзине пока пусто');

  await page.unroute('**/api/**');
  await page.unroute('**/assets/cart-*.js');
  expect(loads).toHaveLength(1);
  // The script cannot be loaded on the first two visits of the page, but on the third.
  await page.route('**/assets/cart-*.js', (route) => (loads.length < 3 ? route.abort() : route.continue()));
  await page.goto('/cart', { waitUntil: 'commit' });
  await shopper.hydrated();
  expect(loads).toHaveLength(3);
});
