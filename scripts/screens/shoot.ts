import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { ShopServer } from '../../e2e/support/shop/server.ts';
import type { Shopper } from '../../e2e/support/shopper.ts';

export const folder = resolve(import.meta.dirname, '../../docs/screens');

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

/** Takes the picture of a page. */
export async function shoot(page: Page, name: string, width: number): Promise<void> {
  // Nothing is hovered.
  await page.mouse.move(0, 0);
  await settle(page);
  await page.screenshot({
    path: join(folder, `${name}-${width}.jpg`),
    type: 'jpeg',
    quality: 80,
    fullPage: true,
    // Above the window until it has the focus, and in the middle of a picture of the whole page.
    style: 'a[href="#main"] { visibility: hidden }',
  });
}

/** Where pictures are taken. */
export type Shot = { page: Page; shopper: Shopper; server: ShopServer; width: number; height: number };
