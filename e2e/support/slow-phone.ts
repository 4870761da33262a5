import type { Page, Request, Route } from '@playwright/test';

/** A phone. `slowDown` gives it a slow network and a CPU four times as slow as that of this machine. */
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

/** Delays the browser's requests that match until the returned function is called. */
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
