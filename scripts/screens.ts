// Takes the pictures of docs/screens: the pages of the built shop on a phone, a tablet and a desktop.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { ShopServer } from '../e2e/support/server.ts';
import { Shopper } from '../e2e/support/shopper.ts';
import { freePort } from '../tests/support/free-port.ts';
import { ensureBrowser } from './setup/browser.ts';
import { ensureBuilt } from './setup/build.ts';
import { orSentence } from './setup/or-sentence.ts';

const folder = resolve(import.meta.dirname, '../docs/screens');
const widths = { 390: 844, 768: 1024, 1440: 900 };

/** Scrolls through the page until every picture that shows is there, and back to the top. */
async function settle(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    // Lazy pictures begin to load only when a frame was drawn with them near.
    await page.waitForTimeout(100);
  }
  await page.waitForFunction(
    () =>
      [...document.images]
        .filter(({ offsetWidth }) => offsetWidth > 0)
        // Beside the window, further along a row, a lazy picture waits to be asked for.
        .filter((image) => image.getBoundingClientRect().left < window.innerWidth)
        .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    undefined,
    { timeout: 120_000 },
  );
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
  // What a browser has not decoded yet is blank in the picture.
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        .map((image) => {
          image.decoding = 'sync';
          return image.decode();
        }),
    ),
  );
}

async function shoot(page: Page, name: string, width: number): Promise<void> {
  await settle(page);
  await page.screenshot({
    path: join(folder, `${name}-${width}.jpg`),
    type: 'jpeg',
    quality: 80,
    fullPage: true,
  });
}

const executablePath = await orSentence(ensureBrowser);
await orSentence(ensureBuilt);
const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-screens-'));
const server = new ShopServer(await freePort(), { DATA_DIR: dataDir });
await mkdir(folder, { recursive: true });
await server.start();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
try {
  for (const [key, height] of Object.entries(widths)) {
    const width = Number(key);
    const page = await browser.newPage({ baseURL: server.url, viewport: { width, height }, locale: 'ru-RU' });
    const shopper = new Shopper(page);
    await shopper.goto('/');
    await shoot(page, 'home', width);
    await shopper.goto('/zhenshchinam/verkhnyaya-odezhda');
    await shoot(page, 'listing', width);
    await shopper.openProduct();
    // Sticky bars at the foot of a phone would appear in the middle of the picture.
    if (width < 1024) await page.setViewportSize({ width, height: 3 * height });
    await shoot(page, 'product', width);
    await page.setViewportSize({ width, height });
    await shopper.chooseSize();
    await shopper.addToCart();
    await expect(shopper.cartLink).toHaveAccessibleName(/1/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await shopper.heart.click();
    await expect(shopper.wishlistLink).toHaveAccessibleName(/1/);
    await shopper.goto('/cart');
    await expect(shopper.lines).toHaveCount(1);
    await shoot(page, 'cart', width);
    await shopper.goto('/wishlist');
    await expect(shopper.cards).toHaveCount(1);
    await shoot(page, 'wishlist', width);
    await shopper.goto('/net-takoy-stranitsy');
    await shoot(page, 'not-found', width);
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(`The pictures are in ${folder}.`);
