import { MARK, PAYLOADS } from './support/hostile-api.ts';
import { expect, test } from './support/test.ts';
import { dangerousLinks, touchAll } from './support/touch-all.ts';

// Tests that the shop escapes texts. Its API inserts script injections into every free text: ten of a hundred
// at a time. The browser ignores the Content Security Policy here, so that only escaping can stop the
// injections.
test.use({ bypassCSP: true });

const query = encodeURIComponent(PAYLOADS.slice(0, 12).join(' '));

/** Pages that show texts from the API or from their URL. */
const PUBLIC = [
  '/',
  '/zhenshchinam/verkhnyaya-odezhda',
  '/stores',
  '/support/shipping',
  '/orderstatus',
  `/search?q=${query}`,
  `/login?redirect=${query}`,
  `/password?login=${query}`,
  `/confirmation?token=${query}`,
  `/stores?city=${query}`,
  `/zhenshchinam/verkhnyaya-odezhda?colour=${query}&sort=${query}`,
  `/kollektsiya/${encodeURIComponent('"><img src=x onerror=xss()>')}`,
  `/checkout-success?order=${query}`,
];
const PERSONAL = [
  '/cart',
  '/wishlist',
  '/checkout',
  '/myprofile',
  '/editpreferences',
  '/orders',
  '/refunds',
  '/reviews',
];

test('no text from the API or the URL is run as a script', async ({ page, shopper, consoleWatch }) => {
  consoleWatch.allow(/./);
  expect(PAYLOADS).toHaveLength(100);
  const ran: string[] = [];
  let shown = 0;
  await page.exposeFunction('xss', () => ran.push(page.url()));
  const visit = async (path: string) => {
    await test.step(path, () => shopper.goto(path));
    await expect(page.getByRole('main')).toBeVisible();
    await touchAll(page);
    expect(await dangerousLinks(page), path).toEqual([]);
    const texts = await page.locator('body').innerText();
    shown += texts.split(MARK).length - 1;
  };
  await visit('/zhenshchinam/verkhnyaya-odezhda');
  const product = await page.locator('main article a[href^="/product/"]').first().getAttribute('href');
  for (const path of [...PUBLIC, product ?? '']) await visit(path);
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', 'x-requested-from': 'browser', 'x-site-id': 'ru' };
    const id = { 'x-request-id': '3f0c2a52-6f0e-4d3b-9a1c-0f6f4f1f7a10' };
    const body = JSON.stringify({ login: 'anna@example.ru', password: 'lipovyy-chay-1986' });
    await fetch('/api/auth/login?site=ru', { method: 'POST', headers: { ...headers, ...id }, body });
  });
  for (const path of PERSONAL) await visit(path);
  expect(ran).toEqual([]);
  // Proves that the injections arrived: they are shown as plain text.
  expect(shown).toBeGreaterThan(PAYLOADS.length * 10);

  console.info(
    `Figures: ${JSON.stringify({ payloads: PAYLOADS.length, pages: PUBLIC.length + PERSONAL.length + 2, shown })}`,
  );

  // Tests the check itself: renders a text as HTML on purpose. The script in it must be noticed.
  await visit('/zhenshchinam/verkhnyaya-odezhda');
  await page.evaluate(() => {
    const heading = document.querySelector('main h1');
    if (heading) heading.innerHTML = heading.textContent ?? '';
  });
  await expect.poll(() => ran.length).toBeGreaterThan(0);
});
