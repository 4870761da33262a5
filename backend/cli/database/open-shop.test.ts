import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadContent } from '../../exchange/content/load-content.ts';
import { loadDelivery } from '../../exchange/delivery/load-delivery.ts';
import { openShop } from './open-shop.ts';

it('a command gives a shop that never ran the starter pages and delivery table, but inserts nothing if demo data is enabled', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'open-shop-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const read = async (demo: boolean) => {
    const { db, close } = await openShop({ dataDir, databaseUrl: undefined, demo });
    const found = [(await loadContent(db)).pages.length, Object.keys(await loadDelivery(db)).length];
    await close();
    return found;
  };
  expect(await read(true)).toEqual([0, 0]);
  expect(await read(false)).toEqual([12, 5]);
  expect(await read(false)).toEqual([12, 5]);
});
