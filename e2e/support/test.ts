import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { ConsoleWatch } from './console.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { openPostgres } from '../../tests/support/postgres.ts';
import { ShopServer } from './server.ts';
import { Shopper } from './shopper.ts';

export { expect };

type Workers = {
  /** The shop of this project: on PGlite, or on PostgreSQL in the project of that name. */
  server: ShopServer;
};

type Tests = {
  consoleWatch: ConsoleWatch;
  shopper: Shopper;
};

export const test = base.extend<Tests, Workers>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use, workerInfo) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-e2e-'));
      const postgres = workerInfo.project.name === 'postgresql' ? await openPostgres() : undefined;
      const server = new ShopServer(await freePort(), {
        DATA_DIR: dataDir,
        ...(postgres ? { DATABASE_URL: postgres.url } : {}),
      });
      await server.start();
      await use(server);
      await server.stop();
      await postgres?.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  consoleWatch: [
    async ({ context }, use) => {
      const watch = new ConsoleWatch(context);
      await use(watch);
      expect(watch.complaints).toEqual([]);
    },
    { auto: true },
  ],
  shopper: ({ page }, use) => use(new Shopper(page)),
});
