import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { ShopServer } from '../../e2e/support/shop/server.ts';
import type { Shopper } from '../../e2e/support/shopper.ts';

export const folder = resolve(import.meta.dirname, '../../docs/screens');

/** Scrolls through the page until all visible pictures have loaded, and then back to the top. */
async function settle(page: Page): Promise<void> {
  // Off-screen cards of a phone are laid out only when they come near, and would be blank in a full-page
  // screenshot.
  await page.evaluate(() => {
    for (const card of document.querySelectorAll<HTMLElement>('.card-grid > li'))
      card.style.contentVisibility = 'visible';
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    // Waits a moment: the browser starts to load a lazy picture only after it has painted a frame near it.
    await page.waitForTimeout(100);
  }
  await page.waitForFunction(
    () =>
      [...document.images]
        .filter(({ offsetWidth }) => offsetWidth > 0)
        // Ignores pictures beyond the right edge, in rows that scroll sideways: the browser has not loaded
        // them yet.
        .filter((image) => image.getBoundingClientRect().left < window.innerWidth)
        .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    undefined,
    { timeout: 120_000 },
  );
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
  // Waits until the pictures are decoded; otherwise they would be blank in the screenshot.
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

/** Takes a screenshot of a page. */
export async function shoot(page: Page, name: string, width: number): Promise<void> {
  // Moves the mouse away, so that it does not hover over anything.
  await page.mouse.move(0, 0);
  await settle(page);
  await page.screenshot({
    path: join(folder, `${name}-${width}.jpg`),
    type: 'jpeg',
    quality: 80,
    fullPage: true,
    // Hides the skip link. It is above the window until it is focused, but a full-page screenshot would still
    // show it.
    style: 'a[href="#main"] { visibility: hidden }',
  });
}

/** What a group of screenshots needs: a page, a shopper, a running shop, and the window size in pixels. */
export type Shot = { page: Page; shopper: Shopper; server: ShopServer; width: number; height: number };
