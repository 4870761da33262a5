import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { exportFeed } from '../../backend/exchange/yml/export/export-feed.ts';
import { openStoredFeed } from '../../backend/exchange/yml/export/kept-feed.ts';
import { FeedBusyError } from '../../backend/exchange/yml/feed/feed-error.ts';
import { silentLogger } from '../../backend/platform/log/logger.ts';
import { type IntegrationShop, openShop } from './shop.ts';

let shop: IntegrationShop;
let folder: string;
beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
  folder = await mkdtemp(join(tmpdir(), 'vitrina-feed-'));
});
afterAll(async () => {
  await shop?.close();
  await rm(folder, { recursive: true, force: true });
});

const common = () => ({ db: shop.db, publicUrl: 'https://shop.example', shopName: 'Витрина' });

it('only one process generates a feed at a time, and another process can generate one after that', async () => {
  // Key of the advisory lock that a process holds while it generates the feed. Here the test itself takes the
  // lock.
  const lock = 7_310_304;
  await shop.sql.query('select pg_advisory_lock($1)', [lock]);
  const parts = { ...common(), dataDir: folder, now: new Date(), onProgress: () => {} };
  const busy = exportFeed({ ...parts, file: join(folder, 'feed.yml'), alone: true });
  await expect(busy).rejects.toThrow(FeedBusyError);

  const dataDir = join(folder, 'data');
  const clock = () => new Date();
  const feed = openStoredFeed({
    ...common(),
    dataDir,
    clock,
    databaseKind: 'postgresql',
    sellerVat: 'usual',
    logger: silentLogger,
  });
  const made = feed.current();
  await vi.waitFor(() => expect(existsSync(join(dataDir, 'feed'))).toBe(true));
  await shop.sql.query('select pg_advisory_unlock($1)', [lock]);
  expect(existsSync((await made).gzipped)).toBe(true);
  await feed.close();
});

it('a feed is a consistent snapshot in spite of changes made at the same time', async () => {
  const before = join(folder, 'before.yml');
  const during = join(folder, 'during.yml');
  const parts = { ...common(), dataDir: folder, now: new Date() };
  await exportFeed({ ...parts, file: before, onProgress: () => {} });
  let isChanged = false;
  const rest = async () => {
    if (!isChanged) await shop.sql.query('update article set stock = stock + 1');
    isChanged = true;
  };
  await exportFeed({ ...parts, file: during, onProgress: () => {}, rest });
  expect(isChanged).toBe(true);
  expect(await readFile(during, 'utf8')).toBe(await readFile(before, 'utf8'));
});
