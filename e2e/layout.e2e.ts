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
  '/stores/moskva-kuznetskom-mostu',
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

// Runs the tests of this file in parallel, because each takes as long as another whole file. Otherwise one
// worker would still run this file when all other workers have finished.
test.describe.configure({ mode: 'parallel' });

/**
 * Windows with their width in CSS pixels. WCAG 1.4.10 requires that pages fit into 320 px, the width of a
 * 1280 px window at 400 % zoom.
 */
const windows = [
  { name: '320 px', viewport: { width: 320, height: 640 } },
  { name: '1280 px at 200 %', viewport: { width: 640, height: 450 } },
  { name: '768 px', viewport: { width: 768, height: 1024 } },
];

for (const { name, viewport } of windows) {
  test.describe(name, () => {
    test.use({ viewport });
    test('no page has horizontal scrolling', async ({ page, shopper, consoleWatch }) => {
      consoleWatch.allow(/404/);
      for (const path of pages) {
        await shopper.goto(path);
        await expectNoSidewaysScroll(page, path);
      }
      await shopper.goto('/zhenshchinam');
      await shopper.openProduct();
      await expectNoSidewaysScroll(page, 'a product');
    });

    test('no page of the account has horizontal scrolling', async ({ page, shopper, server }) => {
      await shopper.signIn(await makeAccount(server), '/reviews');
      for (const path of ['/reviews', '/reviews?view=mine', '/refunds', '/orders', '/myprofile']) {
        await shopper.goto(path);
        await expectNoSidewaysScroll(page, path);
      }
    });
  });
}

for (const width of [320, 390]) {
  test(`tables of the size guide scroll in their boxes under the sizes at ${width} px`, async ({
    page,
    shopper,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await shopper.goto('/guide/size');
    await expectNoSidewaysScroll(page, 'the size guide');
    const tables = await page
      .getByRole('main')
      .getByRole('table')
      .evaluateAll((all: HTMLTableElement[]) =>
        all.map((table) => {
          const box = table.parentElement as HTMLElement;
          box.scrollLeft = box.scrollWidth;
          const left = (part: Element | null | undefined) =>
            Math.round((part?.getBoundingClientRect().left ?? 0) - box.getBoundingClientRect().left);
          const last = table.rows[1]?.cells[table.rows[1].cells.length - 1];
          return {
            name: table.caption?.textContent,
            scrolled: box.scrollLeft,
            caption: left(table.caption?.firstElementChild),
            heading: left(table.rows[0]?.cells[0]),
            size: left(table.rows[1]?.cells[0]),
            isLastSeen:
              (last?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY) <= window.innerWidth,
          };
        }),
      );
    expect(tables.length).toBeGreaterThan(5);
    if (width === 320) expect(tables.some(({ scrolled }) => scrolled > 0)).toBe(true);
    const stay = { caption: 0, heading: 0, size: 0, isLastSeen: true };
    expect(tables).toEqual(tables.map((table) => ({ ...table, ...stay })));
  });
}

for (const { width, columns } of [
  { width: 390, columns: 2 },
  { width: 768, columns: 3 },
  { width: 1440, columns: 4 },
]) {
  test(`goods under a page of the journal fill their rows at ${width} px`, async ({ page, shopper }) => {
    await page.setViewportSize({ width, height: 900 });
    await shopper.goto('/journal/ukhod-za-sherstyu');
    const row = page.locator('section', { has: page.getByRole('heading', { name: /^Вещи из.статьи/ }) });
    const goods = row.getByRole('article', { includeHidden: true });
    await expect(goods.first()).toBeVisible();
    const shown = await goods.evaluateAll((all) => all.filter((card) => card.clientHeight > 0).length);
    expect(shown).toBeGreaterThan(columns);
    expect(shown % columns).toBe(0);
  });
}

test('no page has horizontal scrolling if text is twice as large', async ({
  page,
  shopper,
  consoleWatch,
}) => {
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
 * Opens a page and scrolls through it without the keyboard: browsers do not count layout shifts within half a
 * second after a key press.
 */
async function openAndScroll(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await scrollThrough(page);
}

for (const width of [390, 768, 1440]) {
  test(`pages have almost no layout shift at ${width} px`, async ({ page, shopper, consoleWatch }) => {
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

test('the pages of the account have almost no layout shift', async ({ page, shopper, server }) => {
  // Makes the window as tall as the pages, because browsers count only layout shifts inside the window.
  await page.setViewportSize({ width: 390, height: 3000 });
  await shopper.signIn(await makeAccount(server));
  const shift = await watchLayoutShift(page);
  for (const path of ['/orders', '/refunds', '/reviews', '/myprofile', '/editpreferences']) {
    await openAndScroll(page, path);
    expect(await shift(), path).toBeLessThanOrEqual(0.001);
  }
});

test('pictures are requested in their displayed width, and the first one with high priority', async ({
  page,
  shopper,
}) => {
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

  test('on a phone with three device pixels per CSS pixel, the large picture is loaded with only about two picture pixels per CSS pixel', async ({
    page,
  }) => {
    await page.goto('/');
    const first = page.getByRole('main').locator('img[fetchpriority=high]');
    await expect(first).toHaveJSProperty('complete', true);
    const source = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
    const pixels = Number(/-(\d+)\.avif$/.exec(source)?.[1]) / 390;
    expect(pixels).toBeGreaterThan(2);
    expect(pixels).toBeLessThan(2.6);
  });
});

test('leaving a page stops loading its pictures, except pictures that the next page shows too', async ({
  page,
  shopper,
}) => {
  const requested: string[] = [];
  const givenUp: string[] = [];
  // Counts no pictures of swatches. They are CSS backgrounds, whose loading the browser cancels only when it
  // discards the element's style.
  await page.route(/\/pictures\/(?!.*\/cloths\/)/, (route) => void requested.push(route.request().url()));
  page.on('requestfailed', (request) => void givenUp.push(request.url()));
  await page.goto('/zhenshchinam', { waitUntil: 'commit' });
  // The page's scripts start after the first picture has loaded, or after a key press. Here no picture loads,
  // so a key is pressed, once the page is there to receive it.
  await expect(shopper.cards.first()).toBeVisible();
  await shopper.hydrated();
  await expect.poll(() => requested.length).toBeGreaterThan(4);
  const before = [...requested];
  await shopper.openProduct();
  // Whether the picture is not on the next page, so that its loading must be cancelled. A picture that the
  // next page shows in any width may go on loading.
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
