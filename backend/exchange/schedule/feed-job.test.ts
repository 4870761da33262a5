import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { startCounterpart } from '../../platform/testing/counterpart.ts';
import { readServiceSettings } from '../../service-settings.ts';
import type { ShopNotice } from '../../shop-notices/base/shop-notice.ts';
import { collectedNotices } from '../../shop-notices/testing/collected-notices.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { readImports } from '../base/import-state.ts';
import { feedText } from '../testing/feed.ts';
import { feedJobs } from './feed-job.ts';
import { noteFailure } from './note-imports.ts';

const HOUR = 60 * 60 * 1000;

const db = await openSmallShop();
let retailer: Awaited<ReturnType<typeof startCounterpart>>;
let shop: TestApp;
let notices: ShopNotice[];
let dataDir: string;
let status: number;
let text: string;

beforeEach(async () => {
  await forgetEveryone(db);
  dataDir = await mkdtemp(join(tmpdir(), 'vitrina-feed-'));
  status = 404;
  text = feedText([{ id: 'A-1' }]);
  retailer = await startCounterpart({
    '/feed.yml': (response) => void response.writeHead(status).end(text),
  });
  const collected = collectedNotices();
  notices = collected.notices;
  shop = createTestApp(db, { shopNotices: collected.shopNotices });
});
afterEach(async () => {
  await retailer.close();
  await rm(dataDir, { recursive: true });
});

async function run(signal = new AbortController().signal): Promise<unknown> {
  const settings = readServiceSettings({
    IMPORT_URL: `${retailer.url}/feed.yml?key=s3cret`,
    IMPORT_PRIVATE_NETWORK: 'on',
  });
  const [job] = feedJobs({ ...shop.deps, dataDir }, settings);
  const failure = await job?.run(signal).catch((error: unknown) => error);
  await shop.sendMessages();
  return failure;
}

it('the retailer is notified of a failing feed import once a day, and again at the first failure after a success', async () => {
  expect(String(await run())).toContain('its server answers 404');
  await run();
  expect(notices).toMatchObject([
    {
      event: 'IMPORT_FAILED',
      source: 'feed',
      reason: 'Выгрузка не скачана: её сервер отвечает 404.',
    },
  ]);
  shop.advance(25 * HOUR);
  await run();
  expect(notices).toHaveLength(2);
  status = 200;
  expect(await run()).toBeUndefined();
  status = 500;
  await run();
  expect(notices).toHaveLength(3);
  expect(JSON.stringify(notices)).not.toContain('s3cret');
  expect(await readImports(db, ['feed'])).toMatchObject([
    { failure: 'Выгрузка не скачана: её сервер отвечает 500.', succeededAt: expect.any(Date) },
  ]);
});

it('the notice to the retailer says in Russian what is wrong with the feed', async () => {
  status = 200;
  text = feedText([]);
  await run();
  expect(notices).toMatchObject([{ event: 'IMPORT_FAILED', reason: 'В выгрузке нет предложений.' }]);
});

it('no notice is written if the import ended because the shop is stopping', async () => {
  await run(AbortSignal.abort());
  expect(notices).toEqual([]);
});

it('if the notice about a failed import cannot be written, this is logged, and the job still fails with the error of the import', async () => {
  const broken = { ...shop.deps, dataDir, db: { transaction: () => Promise.reject(new Error('down')) } };
  await noteFailure(broken as never, '1c', 'a reason');
  expect(shop.log).toMatchObject([
    { level: 'error', message: 'the notice of a failed import was not written' },
  ]);
});
