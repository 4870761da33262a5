import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe.ts';
import { lettersTo } from './support/shop/letters.ts';
import { openShop } from './support/shop/open-shop.ts';
import { BUYER, orderByCourier } from './support/shop/orders.ts';
import { test as base, expect } from './support/test.ts';

const root = resolve(import.meta.dirname, '..');
const FONT = 'node_modules/@fontsource-variable/commissioner/files/commissioner-cyrillic-wght-normal.woff2';
const COAT = '/product/palto-pryamogo-kroya-iz-shersti-bezhevyy';

/**
 * Colours of tests/support/brand-kit for text (ink) and highlights (accent), in the form of computed styles.
 */
const INK = 'rgb(20, 33, 61)';
const ACCENT = 'rgb(155, 34, 38)';
/** Colours of a shop without a brand kit: text, softer text, highlights. */
const OURS = ['rgb(22, 21, 20)', 'rgb(51, 49, 46)', 'rgb(163, 20, 47)'];

/**
 * A test with a shop of another brand, which has its own name, drawings, colours, badges, font and seller.
 */
const test = base.extend<object, object>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'vitrina-brand-'));
      await cp(join(root, 'tests/support/brand-kit'), folder, { recursive: true });
      await cp(join(root, FONT), join(folder, 'liniya.woff2'));
      await appendFile(
        join(folder, 'brand.yaml'),
        'font: { family: Liniya, files: [{ file: liniya.woff2, weight: "100 900" }] }\n',
      );
      const shop = await openShop({ settings: { BRAND_DIR: folder }, filled: false });
      await use(shop.server);
      await shop.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// The browser of these tests loads no pictures. Chromium therefore warns that the preloaded logos are not
// used.
test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/-logo\.svg was preloaded/));

/**
 * Finds what is left of the default brand in a page: its name in the HTML, and its colours on visible
 * elements.
 */
const leftOf = (page: Page) =>
  page.evaluate((ours) => {
    const drawn = [...document.querySelectorAll('body *')].filter(
      (element) => element.getClientRects().length > 0,
    );
    const coloured = drawn.filter((element) => {
      const { color, backgroundColor, borderTopColor, borderBottomColor, fill, stroke } =
        getComputedStyle(element);
      return [color, backgroundColor, borderTopColor, borderBottomColor, fill, stroke].some((value) =>
        ours.includes(value),
      );
    });
    return [
      ...(document.documentElement.outerHTML.match(/.{0,20}Витрин.{0,20}/gu) ?? []),
      ...coloured.map(({ outerHTML }) => outerHTML.slice(0, 100)),
    ];
  }, OURS);

const colourOf = (page: Page, selector: string, property: 'color' | 'background-color') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('pages of another brand show no trace of the default brand', async ({
  page,
  shopper,
  context,
  server,
  consoleWatch,
}) => {
  consoleWatch.allow(/404/);
  await orderByCourier(context, server, { asGuest: true });
  for (const path of [
    '/',
    COAT,
    '/rasprodazha',
    '/stores',
    '/about/brand',
    '/cart',
    '/checkout',
    '/nothing',
  ]) {
    await page.goto(path);
    expect(await leftOf(page), path).toEqual([]);
    expect(await colourOf(page, 'h1', 'color'), path).toBe(INK);
    await expectAccessible(page, path);
  }
  await shopper.goto(COAT);
  await expect(page.getByRole('banner').getByRole('img', { name: 'Линия' })).toHaveAttribute(
    'src',
    /-logo\.svg$/,
  );
  await expect(page).toHaveTitle(/Линия/);
  expect(await colourOf(page, 'form button[type=submit]', 'background-color')).toBe(INK);
  await expect(page.getByRole('contentinfo')).toContainText('ООО «Линия»');
  expect(await page.evaluate(() => document.fonts.check('16px Liniya', 'Я'))).toBe(true);
  await page.goto('/rasprodazha');
  await expect(page.locator('.text-accent').first()).toHaveCSS('color', ACCENT);
  await page.goto('/novinki');
  await expect(page.getByText('Новинка', { exact: true }).first()).toHaveCSS('background-color', INK);
});

test('letters and link previews of a shop with another brand show this brand', async ({
  context,
  page,
  server,
}) => {
  const { number } = await orderByCourier(context, server, { asGuest: true });
  await expect(async () => {
    expect((await lettersTo(server, BUYER.email)).map(({ subject }) => subject).join()).toContain(number);
  }).toPass();
  for (const { html, text } of await lettersTo(server, BUYER.email)) {
    expect(`${html}${text}`).not.toMatch(/Витрин|#161514|#a3142f/);
    expect(html).toContain('Линия');
    expect(html).toContain('#14213d');
  }
  await page.goto('/');
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await context.request.get(picture ?? '');
  const { data, info } = await sharp(await answer.body())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isInk = (at: number) =>
    [20, 33, 61].every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 8);
  const inked = Array.from({ length: info.width * info.height }, (_, pixel) => pixel).filter((pixel) =>
    isInk(pixel * info.channels),
  );
  expect(inked.length).toBeGreaterThan(500);
});
