import type { Page, Request, Route } from '@playwright/test';

/**
 * A phone, as options of a browser context. `slowDown` also gives it a slow network and a CPU that is four
 * times slower than this machine's.
 */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 84_375,
  });
}

export const isScript = (request: Request): boolean => request.resourceType() === 'script';

/** Holds up the browser's matching requests until the returned function is called. */
export async function holdBack(
  page: Page,
  which: (request: Request) => boolean,
): Promise<() => Promise<void>> {
  let delayed: Route[] | undefined = [];
  await page.route('**/*', async (route) => {
    if (delayed && which(route.request())) delayed.push(route);
    else await route.fallback();
  });
  return async () => {
    const waiting = delayed ?? [];
    delayed = undefined;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}
