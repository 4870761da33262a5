import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Tab } from './chromium.ts';

/**
 * How many times slower a phone's CPU is than this machine's. Measured CPU times are multiplied by it.
 * Slowing the browser down instead would make the results depend on other load on this machine.
 */
export const SLOWDOWN = 4;

/** Lighthouse's settings for the network of a slow phone. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375 };
const SCREEN = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
const POLL_MS = 50;
const LONGEST_MS = 120_000;
/** A page counts as idle this long after its hydration, in ms. */
const SETTLE_MS = 1500;

/** Opens a tab that emulates a phone. */
export async function openPhone(browser: Browser): Promise<Tab> {
  const tab = await browser.openTab();
  await tab.send('Network.enable');
  await tab.send('Page.enable');
  await tab.send('Emulation.setDeviceMetricsOverride', SCREEN);
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return tab;
}

export const slowDown = (tab: Tab): Promise<unknown> => tab.send('Network.emulateNetworkConditions', NETWORK);

/** Opens a URL and waits until the page is hydrated and idle. */
export async function open(tab: Tab, url: string): Promise<void> {
  await tab.send('Page.navigate', { url });
  await until(tab, `location.href !== 'about:blank' && document.documentElement.dataset.hydrated === 'true'`);
  await sleep(SETTLE_MS);
}

/** Waits until a JavaScript expression is true in the page. */
export async function until(tab: Tab, expression: string): Promise<void> {
  const began = Date.now();
  while (!(await tab.evaluate<boolean>(expression).catch(() => false))) {
    if (Date.now() - began > LONGEST_MS) throw new Error(`It never came true: ${expression}`);
    await sleep(POLL_MS);
  }
}

/**
 * Adds the first size of a product to the tab's cart. Submits the form as a browser without scripts would.
 */
export async function fillCart(tab: Tab, product: string): Promise<void> {
  await open(tab, product);
  await tab.evaluate(`(async () => {
    const body = new URLSearchParams({ intent: 'add', articleId: document.querySelector('[name=articleId]').value });
    const { status } = await fetch('/cart', { method: 'POST', body });
    if (status !== 200) throw new Error('The cart answered with ' + status);
  })()`);
}
