import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, scrollThrough, watchLayoutShift } from './support/layout.ts';
import { makeAccount } from './support/shop/account.ts';
import { expect, test } from './support/test.ts';

const pages = [
  '/',
  '/zhenshchinam/verkhnyaya-odezhda',
  '/kollektsiya/zimniy-gorod',
  '/search?q=пальто',
  '/stores',
  '/cart',
  '/checkout',
  '/wishlist',
  '/login',
  '/orderstatus',
  '/contactform',
  '/support/shipping',
  '/support/general-info?q=примерка',
  '/guide/size',
  '/journal',
  '/journal/ukhod-za-sherstyu',
  '/net-takoy-stranitsy',
];

// In parallel, because each test here takes as long as a whole other file; in series they would keep one
// worker busy after the others have finished.
test.describe.configure({ mode: 'parallel' });

/** A 1280 px window zoomed to 400 % has 320 px (WCAG 1.4.10). */
const windows = [
  { name: '320 px', viewport: { width: 320, height: 640 } },
  { name: '1280 px at 200 %', viewport: { width: 640, height: 450 } },
  { name: '768 px', viewport: { width: 768, height: 1024 } },
];

for (const { name, viewport } of windows) {
  test.describe(name, () => {
    test.use({ viewport });
    test('nothing scrolls sideways', async ({ page, shopper, consoleWatch }) => {
      consoleWatch.allow(/404/);
      for (const path of pages) {
        await shopper.goto(path);
        await expectNoSidewaysScroll(page, path);
      }
      await shopper.goto('/zhenshchinam');
      await shopper.openProduct();
      await expectNoSidewaysScroll(page, 'a product');
    });

    test('nothing scrolls sideways in the account', async ({ page, shopper, server }) => {
      await shopper.signIn(await makeAccount(server), '/reviews');
      for (const path of ['/reviews', '/reviews?view=mine', '/refunds', '/orders', '/myprofile']) {
        await shopper.goto(path);
        await expectNoSidewaysScroll(page, path);
      }
    });
  });
}

test('nothing scrolls sideways with text twice as large', async ({ page, shopper, consoleWatch }) => {
  consoleWatch.allow(/404/);
  await page.setViewportSize({ width: 768, height: 900 });
  for (const path of pages) {
    await shopper.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoSidewaysScroll(page, path);
  }
});

/**
 * Opens a page and scrolls through it without a key press, because layout shifts within half a second after
 * one do not count.
 */
async function openAndScroll(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await scrollThrough(page);
}

for (const width of [390, 768, 1440]) {
  test(`nothing moves by itself at ${width} px`, async ({ page, shopper, consoleWatch }) => {
    consoleWatch.allow(/404/);
    await page.setViewportSize({ width, height: 900 });
    const shift = await watchLayoutShift(page);
    for (const path of pages) {
      await openAndScroll(page, path);
      expect(await shift(), path).toBeLessThanOrEqual(0.01);
    }
    await shopper.goto('/zhenshchinam');
    await shopper.openProduct();
    await page.reload();
    await shopper.hydrated();
    await scrollThrough(page);
    expect(await shift(), 'a product').toBeLessThanOrEqual(0.01);
  });
}

test('nothing moves by itself in the account', async ({ page, shopper, server }) => {
  // The window is as tall as the pages, because layout shifts below the viewport do not count.
  await page.setViewportSize({ width: 390, height: 3000 });
  await shopper.signIn(await makeAccount(server));
  const shift = await watchLayoutShift(page);
  for (const path of ['/orders', '/refunds', '/reviews', '/myprofile', '/editpreferences']) {
    await openAndScroll(page, path);
    expect(await shift(), path).toBeLessThanOrEqual(0.001);
  }
});

test('pictures are requested at their displayed width, the first one first', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.goto('/zhenshchinam');
  await expect(shopper.cards.first().locator('img').first()).toBeVisible();
  const pictures = await shopper.cards.locator('img').evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter((image) => image.currentSrc !== '')
      .map((image) => ({
        file: Number(/-(\d+)\.(avif|webp)$/.exec(image.currentSrc)?.[1]),
        slot: image.clientWidth,
      })),
  );
  expect(pictures.length).toBeGreaterThan(3);
  for (const { file, slot } of pictures) {
    expect(file).toBeGreaterThanOrEqual(slot);
    expect(file).toBeLessThanOrEqual(slot * 2.1);
  }
  await shopper.openProduct();
  await page.reload();
  const first = page.getByRole('main').locator('img').first();
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  await expect(first).not.toHaveAttribute('loading', 'lazy');
});

test.describe('a phone with three device pixels per CSS pixel', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true });

  test('gets the large picture with only about two pixels per CSS pixel', async ({ page }) => {
    await page.goto('/');
    const first = page.getByRole('main').locator('img[fetchpriority=high]');
    await expect(first).toHaveJSProperty('complete', true);
    const source = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
    const pixels = Number(/-(\d+)\.avif$/.exec(source)?.[1]) / 390;
    expect(pixels).toBeGreaterThan(2);
    expect(pixels).toBeLessThan(2.6);
  });
});

test('leaving a page stops loading its pictures', async ({ page, shopper }) => {
  const requested: string[] = [];
  const givenUp: string[] = [];
  // Swatches are excluded: the browser cancels background pictures only when it collects their style.
  await page.route(/\/pictures\/(?!.*\/cloths\/)/, (route) => void requested.push(route.request().url()));
  page.on('requestfailed', (request) => void givenUp.push(request.url()));
  await page.goto('/zhenshchinam', { waitUntil: 'commit' });
  // Scripts start after the first picture has loaded, which never happens here, or after a key press, which
  // works only when the page has loaded.
  await expect(shopper.cards.first()).toBeVisible();
  await shopper.hydrated();
  await expect.poll(() => requested.length).toBeGreaterThan(4);
  const before = [...requested];
  await shopper.openProduct();
  // Whether a picture is no longer on the page. Pictures that the new page also shows, at any width, keep
  // loading.
  const isLeft = (url: string, html: string) =>
    !html.includes(url.replace(/^.*(\/pictures\/.*)-\d+\.\w+$/, '$1-'));
  await expect
    .poll(async () => {
      const html = await page.getByRole('main').innerHTML();
      return before.filter((url) => isLeft(url, html) && !givenUp.includes(url));
    })
    .toEqual([]);
  expect(givenUp.length).toBeGreaterThan(4);
});
