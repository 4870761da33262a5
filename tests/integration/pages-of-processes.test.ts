import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { openBackend } from '../../backend/index.ts';
import { silentLogger } from '../../backend/platform/log/logger.ts';
import { inProcess } from '../../server/gateway/upstream.ts';
import type { PageHandler } from '../../server/pages/render-page.ts';
import { startShop } from '../../server/testing.ts';
import { type IntegrationShop, openShop } from './shop.ts';

let shop: IntegrationShop;
beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
});
afterAll(() => shop?.close());

/** A page that gets the price of a product from the API and shows it. */
const productPage: PageHandler = async (request, { api }) => {
  const productUrl = new URL(request.url).pathname.replace('/product/', '');
  const path = `/api/catalog-orchestration/v1/products/${productUrl}?site=ru`;
  const headers = { 'x-requested-from': 'server', 'x-site-id': 'ru', 'x-request-id': randomUUID() };
  const answer = await api(new Request(`http://vitrina.internal${path}`, { headers }));
  const { price } = (await answer.json()) as { price?: number };
  return new Response(`<p>${price}</p>`, { status: answer.status, headers: { 'content-type': 'text/html' } });
};

/**
 * Starts a process with a page cache on the test's database. Records of which changes the process is
 * notified.
 */
async function openProcess(now: () => number = Date.now) {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-pages-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const options = {
    demo: false,
    publicUrl: 'http://localhost',
    build: 'test',
    site: 'ru',
    logger: silentLogger,
  };
  const backend = await openBackend({
    ...options,
    dataDir,
    databaseUrl: shop.url,
    clock: () => new Date(now()),
  });
  const web = await startShop({
    upstream: inProcess(backend),
    page: productPage,
    pageCache: { maxBytes: 1_000_000, now },
    nextBoundary: backend.nextBoundary,
  });
  const waiting = new Set<{ id: string; done: () => void }>();
  backend.watchChanges((groupIds) => {
    web.changed(groupIds);
    for (const one of waiting) if (!groupIds || groupIds.includes(one.id)) one.done();
  });
  return {
    backend,
    read: async (productUrl: string) => {
      const answer = await web.get(`/product/${productUrl}`);
      return [answer.status, await answer.text()];
    },
    changeOf: (id: string) => new Promise<void>((done) => waiting.add({ id, done })),
  };
}

it('a price changed by one process appears in the pages of another process, and removed goods disappear from its pages (§2.4.1)', async () => {
  const { rows } = await shop.sql.query<{ url: string; price: number; group_id: string }>(
    'select product_url as url, price, group_id from variant order by id limit 1',
  );
  const { url = '', price = 0, group_id: groupId = '' } = rows[0] ?? {};
  const processes = [await openProcess(), await openProcess()];
  try {
    for (const { read } of processes) expect(await read(url)).toEqual([200, `<p>${price}</p>`]);
    const changed = processes.map((one) => one.changeOf(groupId));
    await shop.sql.query('update variant set price = price + 100 where product_url = $1', [url]);
    await Promise.all(changed);
    for (const { read } of processes) expect(await read(url)).toEqual([200, `<p>${price + 100}</p>`]);

    const gone = processes.map((one) => one.changeOf(groupId));
    await shop.sql.query('delete from variant_group where id = $1', [groupId]);
    await Promise.all(gone);
    for (const { read } of processes) expect((await read(url))[0]).toBe(404);
  } finally {
    for (const { backend } of processes) await backend.close();
  }
});

it('the beginning and the end of a scheduled price appear in the pages of all processes, without an import (§2.4.1)', async () => {
  const { rows } = await shop.sql.query<{ url: string; code: string; price: number; group_id: string }>(
    `select product_url as url, vendor_code as code, price, group_id from variant
     where not exists (select from article where variant_id = variant.id and price is not null)
     order by id limit 1`,
  );
  const { url = '', code = '', price = 0, group_id: groupId = '' } = rows[0] ?? {};
  const start = Date.now();
  let now = start;
  const [begins, ends] = [start + 3_600_000, start + 7_200_000];
  await shop.sql.query(
    `insert into scheduled_price (kind, code, price, starts_at, ends_at)
     values ('vendorCode', $1, $2, to_timestamp($3 / 1000.0), to_timestamp($4 / 1000.0))`,
    [code, price - 100, begins, ends],
  );
  const processes = [await openProcess(() => now), await openProcess(() => now)];
  try {
    for (const [moment, shown] of [
      [begins - 1, price],
      [begins, price - 100],
      [ends - 1, price - 100],
      [ends, price],
    ] as const) {
      const isBoundary = moment === begins || moment === ends;
      const changed = isBoundary ? processes.map((one) => one.changeOf(groupId)) : [];
      now = moment;
      await Promise.all(changed);
      for (const { read } of processes)
        await expect
          .poll(() => read(url), { message: `after ${moment - start} ms` })
          .toEqual([200, `<p>${shown}</p>`]);
    }
  } finally {
    for (const { backend } of processes) await backend.close();
  }
});
