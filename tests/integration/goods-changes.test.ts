import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import type { GoodsSnapshot } from '../../backend/listing/columns/goods-snapshot.ts';
import { type Goods, openGoods } from '../../backend/listing/goods.ts';
import { columnsOf } from '../../backend/listing/testing/columns.ts';
import { silentLogger } from '../../backend/platform/log/logger.ts';
import { type IntegrationShop, openShop } from './shop.ts';

let shop: IntegrationShop;
let databaseUrl: string;
let early: pg.Client;
const open: Goods[] = [];

beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
  const { rows } = await shop.sql.query<{ name: string }>('select current_database() as name');
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${rows[0]?.name}`;
  databaseUrl = url.href;
});
beforeEach(async () => {
  early = new pg.Client(databaseUrl);
  await early.connect();
});
afterEach(async () => {
  await early.end();
  for (const goods of open.splice(0)) await goods.close();
});
afterAll(() => shop?.close());

function openOwn(): Goods {
  const goods = openGoods({ db: shop.db, clock: () => new Date(), logger: silentLogger, maxAgeMs: 0 });
  open.push(goods);
  return goods;
}

/** Ids of two colours of different models. */
async function twoColours(): Promise<[string, string]> {
  const { rows } = await shop.sql.query<{ id: string }>(
    'select distinct on (group_id) id from variant order by group_id limit 2',
  );
  return [rows[0]?.id ?? '', rows[1]?.id ?? ''];
}

const setPrice = (client: pg.Client, id: string, price: number) =>
  client.query('update variant set price = $2, price_before = null where id = $1', [id, price]);

function priceOf(snapshot: GoodsSnapshot, id: string): number | undefined {
  for (let place = 0; place < snapshot.variantCount; place += 1)
    if (snapshot.variantId(place) === id) return snapshot.price[place];
  return undefined;
}

it('if a transaction is committed only after a poll for changed goods, its change appears with the next poll, and other changes do not wait for it', async () => {
  const goods = openOwn();
  const [one, other] = await twoColours();
  await goods.current();
  await early.query('begin');
  await setPrice(early, one, 101);
  await setPrice(shop.sql, other, 202);
  const followed = await goods.current();
  expect(priceOf(followed, other)).toBe(202);
  expect(priceOf(followed, one)).not.toBe(101);
  await setPrice(shop.sql, other, 303);
  expect(priceOf(await goods.current(), other)).toBe(303);
  await early.query('commit');
  expect(priceOf(await goods.current(), one)).toBe(101);
});

it('changes of goods that are rolled back never appear in a poll for changes', async () => {
  const goods = openOwn();
  const [one] = await twoColours();
  const before = priceOf(await goods.current(), one);
  await early.query('begin');
  await setPrice(early, one, 404);
  await goods.current();
  await early.query('rollback');
  expect(priceOf(await goods.current(), one)).toBe(before);
});

it('a change of goods that is committed while all goods are being read appears with the next poll for changes', async () => {
  const goods = openOwn();
  const [one, other] = await twoColours();
  await early.query('begin');
  await setPrice(early, one, 505);
  const reading = goods.current();
  await setPrice(shop.sql, other, 606);
  await early.query('commit');
  await reading;
  const snapshot = await goods.current();
  expect([priceOf(snapshot, one), priceOf(snapshot, other)]).toEqual([505, 606]);
});

it('two processes have the same goods in memory after many changes made in parallel', async () => {
  const processes = [openOwn(), openOwn()];
  for (const goods of processes) await goods.current();
  const clients = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const client = new pg.Client(databaseUrl);
      await client.connect();
      return client;
    }),
  );
  const { rows } = await shop.sql.query<{ id: string }>(
    'select id from article order by md5(id::text) limit 60',
  );
  await Promise.all([
    ...clients.map(async (client, place) => {
      for (const [turn, { id }] of rows.entries())
        await client.query('update article set stock = $2 where id = $1', [id, (turn + place) % 3]);
    }),
    ...processes.map(async (goods) => {
      for (let turn = 0; turn < 10; turn += 1) await goods.current();
    }),
  ]);
  await Promise.all(clients.map((client) => client.end()));
  const fresh = columnsOf(await openOwn().current());
  for (const goods of processes) expect(columnsOf(await goods.current())).toEqual(fresh);
});
