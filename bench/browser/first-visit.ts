import { startShop } from '../pages/shops.ts';
import type { Browser } from './chromium.ts';
import { openPhone, until } from './phone.ts';

/** A JavaScript expression, evaluated in the page, that returns the pictures visible in the window. */
const VISIBLE = `[...document.images].filter((image) => {
  const { top, bottom, width } = image.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
})`;

/** Window sizes: the phone shows four cards at first, the laptop eight. */
export const SCREENS = {
  phone: undefined,
  laptop: { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false },
} as const;
export type Screen = keyof typeof SCREENS;

/**
 * Opens the first listing of a newly installed shop, which still renders the pictures of other pages. Returns
 * the number of pictures visible in the window and the time until all of them have loaded, in ms. The network
 * is not slowed down.
 */
export async function measureFirstVisit(
  browser: Browser,
  cwd: string,
  listing: string,
  screen: Screen,
): Promise<{ ms: number; pictures: number }> {
  const shop = await startShop('new', { cwd, settings: { WARM_PICTURES: 'on' } });
  const tab = await openPhone(browser);
  const metrics = SCREENS[screen];
  if (metrics) await tab.send('Emulation.setDeviceMetricsOverride', metrics);
  try {
    const began = performance.now();
    await tab.send('Page.navigate', { url: shop.origin + listing });
    await until(
      tab,
      `document.readyState !== 'loading' && ${VISIBLE}.length > 1 && ${VISIBLE}.every((image) => image.complete && image.naturalWidth > 0)`,
    );
    const ms = performance.now() - began;
    return { ms, pictures: await tab.evaluate<number>(`${VISIBLE}.length`) };
  } finally {
    await tab.close();
    await shop.stop();
  }
}
