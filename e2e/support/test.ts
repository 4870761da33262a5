import { test as base, expect } from '@playwright/test';
import { spawnBank } from '../../mocks/bank/spawn-bank.ts';
import { startPrism } from '../../mocks/prism/start-prism.ts';
import { openPostgres } from '../../tests/support/postgres.ts';
import { unknownFiles } from './browser-files.ts';
import { ConsoleWatch } from './console.ts';
import { startHostileApi } from './hostile-api.ts';
import { ownNetwork } from './network.ts';
import { openShop } from './shop/open-shop.ts';
import type { ShopServer } from './shop/server.ts';
import { Shopper } from './shopper.ts';

export { expect };

/** Names of the Playwright projects whose shops start from a copy of the seeded shop. */
const FILLED = ['pglite', 'pictures'];

/**
 * Starts what the shop of a Playwright project needs: a database, an API or a bank. Returns settings with
 * which the shop uses it.
 */
async function openBehind(
  project: string,
): Promise<{ environment: Record<string, string>; close(): Promise<void> }> {
  if (project === 'postgresql') {
    const postgres = await openPostgres();
    // Two server processes, as a shop on PostgreSQL usually has.
    return { environment: { DATABASE_URL: postgres.url, WORKERS: '2' }, close: () => postgres.close() };
  }
  if (project === 'prism') {
    const prism = await startPrism({ port: 0 });
    return { environment: { API_BASE_URL: prism.url }, close: () => prism.stop() };
  }
  if (project === 'hostile') {
    const prism = await startPrism({ port: 0 });
    const api = await startHostileApi(prism.url);
    const close = () => Promise.all([api.close(), prism.stop()]).then(() => {});
    return { environment: { API_BASE_URL: api.url }, close };
  }
  if (project === 'torture') return { environment: { DEMO_DATA: 'torture' }, close: async () => {} };
  // A local bank takes the payments. Its process ends together with the test worker.
  return { environment: { ...(await spawnBank()) }, close: async () => {} };
}

type Workers = {
  /**
   * The running shop of the Playwright project. The project decides whether it uses PGlite, PostgreSQL,
   * Prism, a hostile API or extreme goods.
   */
  server: ShopServer;
};

type Tests = {
  consoleWatch: ConsoleWatch;
  /**
   * After each test, checks that the browser has only cookies and storage entries that the shop's registry
   * lists.
   */
  onlyKnownFiles: undefined;
  shopper: Shopper;
};

export const test = base.extend<Tests, Workers>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use, workerInfo) => {
      const { name } = workerInfo.project;
      const behind = await openBehind(name);
      const shop = await openShop({ settings: behind.environment, filled: FILLED.includes(name) });
      await use(shop.server);
      await shop.close();
      await behind.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  extraHTTPHeaders: ({}, use) => use(ownNetwork()),
  consoleWatch: [
    async ({ context }, use) => {
      const watch = new ConsoleWatch(context);
      await use(watch);
      expect(watch.complaints).toEqual([]);
    },
    { auto: true },
  ],
  onlyKnownFiles: [
    async ({ context }, use) => {
      await use(undefined);
      expect(
        await unknownFiles(context),
        'kept by the browser, but not in shared/web/browser-files.ts',
      ).toEqual([]);
    },
    { auto: true },
  ],
  shopper: ({ page }, use) => use(new Shopper(page)),
});
