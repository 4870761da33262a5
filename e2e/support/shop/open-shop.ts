import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../../tests/support/free-port.ts';
import { sharePictures } from './pictures.ts';
import { ShopServer } from './server.ts';

/** Where the data of a demo shop is that was filled and closed. */
export const FILLED_SHOP = resolve(import.meta.dirname, '../../../.cache/e2e-shop');

type Options = {
  settings?: Record<string, string>;
  /** Whether it has its own embedded database with the demo in it; otherwise it fills or asks what the settings name. */
  filled?: boolean;
  /** What is done to its data before it starts. */
  prepare?: (dataDir: string) => Promise<void>;
};

/** Starts a shop with a folder of its own, gone when closed. A copy of the filled one is ready in half the time. */
export async function openShop({ settings, filled = true, prepare }: Options = {}): Promise<{
  server: ShopServer;
  close(): Promise<void>;
}> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-e2e-'));
  if (filled) await cp(FILLED_SHOP, dataDir, { recursive: true });
  await sharePictures(dataDir);
  await prepare?.(dataDir);
  const server = new ShopServer(await freePort(), { DATA_DIR: dataDir, ...settings });
  await server.start();
  return {
    server,
    async close() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
