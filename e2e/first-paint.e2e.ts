import type { Page } from '@playwright/test';
import { holdBack, isScript, PHONE, slowDown } from './support/slow-phone.ts';
import { expect, test } from './support/test.ts';

const LISTING = '/zhenshchinam/platya';

test.use(PHONE);

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hydrated === 'true');

/** Opens a page whose scripts do not load until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  await slowDown(page);
  const arrive = await holdBack(page, isScript);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    expect(await isHydrated(page)).toBe(false);
    await arrive();
  };
}

test('a press on a heart or a «+» before hydration takes effect after hydration, and only once even if it is repeated (§2.4.2)', async ({
  page,
  shopper,
}) => {
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/wishlists/my')) changes.push(request.url());
  });
  const scriptsArrive = await openWithoutScripts(page, LISTING);
  const [first, second] = [shopper.cards.nth(0), shopper.cards.nth(1)];
  const heart = first.getByRole('button', { name: /избранно/ });
  await heart.tap();
  // Without scripts the first press shows no effect, so an impatient shopper presses again.
  await heart.tap();
  await second.getByRole('button', { name: /^Выбрать размер/ }).tap();
  await scriptsArrive();

  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(second.getByRole('group', { name: /^Выберите размер/ })).toBeVisible();
  await expect(shopper.wishlistLink).toHaveAccessibleName(/1/);
  expect(changes).toHaveLength(1);
});

test('presses on a size and on the heart of a product before hydration take effect after hydration (§2.4.2)', async ({
  page,
  shopper,
}) => {
  await shopper.goto(LISTING);
  await shopper.openProduct();
  const scriptsArrive = await openWithoutScripts(page, page.url());
  const size = await shopper.chooseSize();
  await shopper.heart.tap();
  await scriptsArrive();

  await expect(page.getByRole('main').getByText(`Размер: ${size.split(/\s/)[0]}`)).toBeVisible();
  await expect(shopper.filledHeart).toBeVisible();
  await shopper.addToCart();
  await expect(shopper.cartLink).toHaveAccessibleName(/1/);
});

test('if the menu button is pressed before hydration, the menu opens after hydration, and the browser does not navigate (§2.4.2)', async ({
  page,
  shopper,
}) => {
  const scriptsArrive = await openWithoutScripts(page, LISTING);
  await page.getByRole('banner').getByRole('link', { name: 'Меню' }).tap();
  await scriptsArrive();
  await expect(shopper.dialog('Меню')).toBeVisible();
  await expect(page).toHaveURL(LISTING);
});

test('if the search button is pressed before hydration, the search opens after hydration', async ({
  page,
  shopper,
}) => {
  const scriptsArrive = await openWithoutScripts(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).tap();
  await scriptsArrive();
  await expect(shopper.searchField).toBeFocused();
});

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false });

  test('before hydration, hovering over a link prefetches its page, unless the page is private', async ({
    page,
    shopper,
  }) => {
    const session = await page.context().newCDPSession(page);
    const [candidates, ready] = [new Set<string>(), new Set<string>()];
    const pathOf = (url: string) => new URL(url).pathname;
    session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      for (const { key } of preloadingAttemptSources) candidates.add(pathOf(key.url));
    });
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') ready.add(pathOf(prefetchUrl));
    });
    await session.send('Preload.enable');
    const scriptsArrive = await holdBack(page, isScript);
    await page.goto(LISTING, { waitUntil: 'domcontentloaded' });
    const link = shopper.cards.first().getByRole('link').first();
    const product = (await link.getAttribute('href')) ?? '';
    await link.hover();
    await expect.poll(() => [...ready]).toEqual([product]);
    expect(candidates).toContain('/stores');
    expect([...candidates].filter((path) => /^\/(cart|login|checkout|orders)/.test(path))).toEqual([]);

    await link.click();
    await page.waitForURL((url) => url.pathname === product);
    const [load] = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((one) => one.toJSON()),
    );
    expect(load).toMatchObject({ deliveryType: 'navigational-prefetch' });
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
    await scriptsArrive();
    // After hydration the page removes its speculation rules, and the router prefetches pages itself.
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  });

  test('hovering over a link prefetches its page and the first picture of that page', async ({
    page,
    shopper,
  }) => {
    await shopper.goto(LISTING);
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') requested.push(new URL(request.url()).pathname);
    });
    const card = shopper.cards.nth(2);
    const shown = await card
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    const [, garment = 'no picture'] = /(\/pictures\/.+)-\d+\.avif$/.exec(shown) ?? [];
    await card.getByRole('link').first().hover();
    await expect.poll(() => requested.filter((path) => path.startsWith(garment))).toHaveLength(1);
    const ahead = [...requested];

    await card.getByRole('link').first().click();
    await expect(shopper.heading).toBeVisible();
    const first = page.getByRole('region', { name: 'Фотографии товара' }).locator('img').first();
    await expect(first).toHaveJSProperty('complete', true);
    expect(ahead).toContain(
      new URL(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).pathname,
    );
  });
});

test('no script is requested before the first picture of a listing has loaded (§2.4.2)', async ({
  page,
  shopper,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (isScript(request)) requested.push(request.url());
  });
  // Delays the picture that the browser requests first: the one with the highest priority.
  let first: string | undefined;
  const pictureArrives = await holdBack(page, (request) => {
    if (request.resourceType() !== 'image' || !request.url().includes('/pictures/')) return false;
    first ??= request.url();
    return request.url() === first;
  });
  await page.goto(LISTING, { waitUntil: 'domcontentloaded' });
  await expect(shopper.cards.nth(1).locator('img').first()).toHaveJSProperty('complete', true);
  await page.evaluate(() => document.fonts.ready);
  const sources = await shopper.cards.first().locator('source').first().getAttribute('srcset');
  expect(sources).toContain(new URL(first ?? '').pathname);
  expect(requested).toEqual([]);

  await pictureArrives();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  expect(requested).not.toEqual([]);
});

test('pages that are not in the page cache are hydrated like cached pages', async ({ page }) => {
  for (const path of ['/?ne=parametr', `${LISTING}?ne=parametr`, '/cart']) {
    const answer = await page.goto(path);
    expect(await answer?.text()).not.toContain('rel="modulepreload"');
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  }
});
