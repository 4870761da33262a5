import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Order } from '#contract/client/client.schemas.ts';
import { buyersOf, place } from './orders.ts';
import { type ShopProcess, startProcess } from './processes.ts';
import { type IntegrationShop, openShop, readCart } from './shop.ts';
import { openStoppingLocks, type StoppingLocks } from './stopping-locks.ts';

/**
 * Points at which the process is killed while it places an order: before its first write to a certain table,
 * or during the commit, when everything is stored and only the response is missing.
 */
const POINTS = [
  ...['article', 'order', 'order_line', 'order_buyer', 'order_event'],
  ...['promo_code_use', 'cart_line', 'cart', 'order_request', 'commit'],
] as const;

let shop: IntegrationShop;
let survivor: ShopProcess;
/**
 * Database locks with which the test makes a process hang at one of these points, so that it can be killed
 * there.
 */
let locks: StoppingLocks;

beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
  survivor = await startProcess(shop.url);
  locks = await openStoppingLocks(shop.url, [{ event: 'insert', table: 'order_request' }]);
});
afterAll(async () => {
  await locks?.close();
  await survivor?.close();
  await shop?.close();
});

it(`killing the process while it places an order, at ${POINTS.length} points, neither loses nor repeats any part of the order`, async () => {
  await shop.sql.query(
    "insert into promo_code (code, kind, value, max_uses) values ('UPAL', 'percent', 10, $1)",
    [POINTS.length],
  );
  const articleId = await shop.articleWithStock(100);
  const buyers = await buyersOf(shop, Array(POINTS.length).fill(articleId), 'UPAL');
  const made: Order[] = [];
  let next = startProcess(shop.url);
  for (const [round, buyer] of buyers.entries()) {
    const { id: ownerId } = buyer.shopper;
    const point = POINTS[round] ?? 'commit';
    const victim = await next;
    if (round + 1 < POINTS.length) next = startProcess(shop.url);
    const key = randomUUID();
    await locks.hold(point);
    // Does not await the call: it never gets a response, because the process is killed.
    void place(buyer, { door: victim.fetch, key });
    await stopped();
    await victim.kill();
    await locks.release();
    await settled();
    const isMade = point === 'commit';
    expect(await ordersOf(ownerId), point).toBe(isMade ? 1 : 0);
    expect(await stockOf(articleId), point).toBe(100 - round - (isMade ? 1 : 0));

    const repeated = await place(buyer, { door: survivor.fetch, key });
    expect(repeated.status).toBe(200);
    made.push((await repeated.json()) as Order);
    expect(await ordersOf(ownerId), point).toBe(1);
  }

  const orders = made.map(({ id }) => id);
  expect(new Set(orders).size).toBe(POINTS.length);
  for (const table of ['order_line', 'order_buyer', 'order_event', 'promo_code_use', 'order_request'])
    expect(await count(table, 'order_id = any($1)', orders), table).toBe(POINTS.length);
  expect(await count('promo_code_use', 'code = any($1)', ['UPAL'])).toBe(POINTS.length);
  expect(await stockOf(articleId)).toBe(100 - POINTS.length);
  const carts = await Promise.all(buyers.map(({ shopper }) => readCart(shopper)));
  expect(carts.map(({ items, version }) => [items.length, version])).toEqual(
    Array(POINTS.length).fill([0, 3]),
  );
}, 600_000);

/** Resolves when the process hangs: one of its SQL statements waits for a lock that this test holds. */
async function stopped(): Promise<void> {
  while ((await waiting("wait_event_type = 'Lock'")) === 0);
}

/** Resolves when the database has ended the transaction of the killed process. */
async function settled(): Promise<void> {
  while ((await waiting("state <> 'idle' and backend_type = 'client backend'")) > 0);
}

async function waiting(condition: string): Promise<number> {
  const { rows } = await shop.sql.query(
    `select count(*)::int as n from pg_stat_activity
     where ${condition} and datname = current_database() and pid <> pg_backend_pid()`,
  );
  return rows[0].n;
}

async function count(table: string, condition: string, value: unknown): Promise<number> {
  const { rows } = await shop.sql.query(`select count(*)::int as n from "${table}" where ${condition}`, [
    value,
  ]);
  return rows[0].n;
}

const ordersOf = (ownerId: string) => count('order', 'owner_id = $1', ownerId);

async function stockOf(articleId: string): Promise<number> {
  return (await shop.sql.query('select stock from article where id = $1', [articleId])).rows[0].stock;
}
