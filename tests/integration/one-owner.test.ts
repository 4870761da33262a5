import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type ShopProcess, startProcess } from './processes.ts';
import { add, type IntegrationShop, openShop } from './shop.ts';

let shop: IntegrationShop;
let process: ShopProcess;

beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
  process = await startProcess(shop.url);
});
afterAll(async () => {
  await process?.close();
  await shop?.close();
});

it('even if many changes of one shopper are blocked, database connections remain for other shoppers', async () => {
  const article = await shop.articleWithStock(100);
  const [one, other] = [await shop.newGuest(), await shop.newGuest()];
  const door = process.fetch;
  await Promise.all([add(one, article, 1, { door }), add(other, article, 1, { door })]);
  // Locks the first shopper's cart in the database, so that each change of it waits. If the shop ran all
  // these changes at once, they would occupy its ten database connections and other shoppers would wait.
  await shop.sql.query('begin');
  await shop.sql.query('select from cart where owner_id = $1 for update', [one.id]);
  const waiting = Array.from({ length: 60 }, () => add(one, article, 1, { door }));
  expect((await add(other, article, 1, { door })).status).toBe(200);
  await shop.sql.query('rollback');
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(60).fill(200));
});
