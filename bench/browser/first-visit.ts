import { startShop } from '../pages/shops.ts';
import type { Browser } from './chromium.ts';
import { openPhone, until } from './phone.ts';

/** A JavaScript expression for the page. Its value is the list of pictures that are visible in the window. */
const VISIBLE = `[...document.images].filter((image) => {
  const { top, bottom, width } = image.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
})`;

/** Window sizes in pixels. A listing first shows four cards on the phone and eight on the laptop. */
export const SCREENS = {
  phone: undefined,
  laptop: { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false },
} as const;
export type Screen = keyof typeof SCREENS;

/**
 * Opens the first listing of a shop that was just installed and is still rendering pictures of other pages.
 * Returns how many pictures are visible in the window, and after how many ms all of them have loaded. The
 * network is not slowed down.
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
