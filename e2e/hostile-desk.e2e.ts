import { operatorRoles } from '#contract/operations.ts';
import { DESK_SCREENS } from '../desk/testing/screens.ts';
import { startPrism } from '../mocks/prism/start-prism.ts';
import { freePort } from '../tests/support/free-port.ts';
import { MARK, PAYLOADS, startHostileApi } from './support/hostile-api.ts';
import { openShop } from './support/shop/open-shop.ts';
import { test as base, expect } from './support/test.ts';
import { dangerousLinks, touchAll } from './support/touch-all.ts';

// Tests that the desk escapes texts, as hostile-texts.e2e.ts tests it of the shop: names, addresses, comments, reviews,
// names of files, and everything else that anyone may write. The browser ignores the Content Security Policy here, so that
// only escaping can stop the injections.
const test = base.extend<object, { deskUrl: string }>({
  deskUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const prism = await startPrism({ port: 0 });
      const api = await startHostileApi(prism.url);
      const port = String(await freePort());
      const settings = { API_BASE_URL: api.url, OPERATOR_API_URL: api.url, DESK_PORT: port };
      const shop = await openShop({ settings, filled: false });
      await use(`http://localhost:${port}`);
      await shop.close();
      await api.close();
      await prism.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
test.use({ bypassCSP: true });

test('no text that anyone wrote is run as a script at the desk', async ({
  page,
  context,
  deskUrl,
  consoleWatch,
}) => {
  consoleWatch.allow(/./);
  const ran: string[] = [];
  const shown: Record<string, number> = {};
  await page.exposeFunction('xss', () => ran.push(page.url()));
  // Chromium sends cookies of https to http on this machine, but sets them only for https.
  const session = {
    name: '__Host-vitrina-desk',
    value: 'a'.repeat(43),
    url: deskUrl.replace('http:', 'https:'),
  };
  await context.addCookies([{ ...session, secure: true, httpOnly: true, sameSite: 'Strict' }]);
  // The operator of the contract's example becomes one who may do everything, so that every dialog opens.
  await page.route('**/v1/session?**', async (route) => {
    // Playwright leaves out the headers by which the desk knows its own pages.
    const headers = { ...(await route.request().allHeaders()), 'sec-fetch-site': 'same-origin' };
    const answer = await route.fetch({ headers });
    const known = await answer.json();
    const manages = ['viewer', 'packer', 'manager', 'owner', 'exchange'];
    await route.fulfill({
      response: answer,
      json: { ...known, operations: Object.keys(operatorRoles), manages },
    });
  });
  const visit = async (path: string) => {
    await test.step(path, () => page.goto(deskUrl + path, { waitUntil: 'networkidle' }));
    await expect(page.getByRole('main')).toBeVisible();
    await touchAll(page);
    expect(await dangerousLinks(page), path).toEqual([]);
    shown[path] = (await page.locator('body').innerText()).split(MARK).length - 1;
  };
  const paths = Object.values(DESK_SCREENS).flat();
  for (const path of paths) await visit(path);
  expect(ran).toEqual([]);
  // Proves that the injections arrived: the lists and pages show them as plain text.
  const all = Object.values(shown).reduce((sum, count) => sum + count, 0);
  expect(all).toBeGreaterThan(PAYLOADS.length * 5);
  for (const path of ['/orders', '/refunds', '/reviews', '/people', '/log'])
    expect(shown[path], path).toBeGreaterThan(0);

  console.info(`Figures: ${JSON.stringify({ payloads: PAYLOADS.length, pages: paths.length, shown: all })}`);

  // Tests the check itself: renders a text as HTML on purpose. The script in it must be noticed.
  await visit('/people');
  await page.evaluate(() => {
    const cell = document.querySelector('td a');
    if (cell) cell.innerHTML = cell.textContent ?? '';
  });
  await expect.poll(() => ran.length).toBeGreaterThan(0);
});
