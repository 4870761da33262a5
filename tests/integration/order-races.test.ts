import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Order, Problem } from '#contract/client/client.schemas.ts';
import { buyerOf, buyersOf, ORDERS, place } from './orders.ts';
import { type ShopProcess, startProcess } from './processes.ts';
import { type Door, type IntegrationShop, openShop, readCart } from './shop.ts';

/** How many times the races are repeated in addition. Set by `npm run attack`. */
const repeats = Number(process.env.RACE_REPEATS ?? 0);

let shop: IntegrationShop;
let processes: ShopProcess[];

/**
 * Uses two processes and PostgreSQL, because PGlite has only one connection, so calls would never really run
 * in parallel.
 */
beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
  processes = await Promise.all([startProcess(shop.url), startProcess(shop.url)]);
});
afterAll(async () => {
  await Promise.all((processes ?? []).map((each) => each.close()));
  await shop?.close();
});

/** Chooses the process that handles a call: the first for even numbers, the second for odd ones. */
const door = (turn: number) => processes[turn % 2]?.fetch as Door;
const count = async (table: string, condition: string, value: string) => {
  const { rows } = await shop.sql.query(`select count(*)::int as n from ${table} where ${condition}`, [
    value,
  ]);
  return rows[0]?.n as number;
};
const stockOf = async (articleId: string) =>
  (await shop.sql.query('select stock from article where id = $1', [articleId])).rows[0]?.stock as number;
const ordersOf = (articleId: string) =>
  count(
    '"order" o join order_line l on l.order_id = o.id',
    "o.state <> 'CANCELLED' and article_id = $1",
    articleId,
  );
const setOrdersPerDay = (orders: number | null) =>
  shop.sql.query(
    `update delivery_part set body = (
       select jsonb_agg(case when entry ->> 'id' = 'courier'
         then entry || jsonb_build_object('ordersPerDay', $1::int) else entry end order by place)
       from jsonb_array_elements(body) with ordinality as entries(entry, place)
     ) where part = 'methods'`,
    [orders],
  );
const statuses = (answers: Response[]) => {
  const numbers: Record<number, number> = {};
  for (const { status } of answers) numbers[status] = (numbers[status] ?? 0) + 1;
  return numbers;
};

it('the last 10 pieces are sold to exactly 10 of 300 shoppers', { repeats }, async () => {
  const articleId = await shop.articleWithStock(10);
  const buyers = await buyersOf(shop, Array(300).fill(articleId));
  const answers = await Promise.all(buyers.map((buyer, turn) => place(buyer, { door: door(turn) })));
  expect(statuses(answers)).toEqual({ 200: 10, 409: 290 });
  expect(await stockOf(articleId)).toBe(0);
  expect(await ordersOf(articleId)).toBe(10);
  for (const answer of answers.filter(({ status }) => status === 409)) {
    const { code, order } = (await answer.json()) as Problem;
    expect(code).toBe('ORDER_CHANGED');
    expect(order?.changes.map((change) => change.code)).toContain('STOCK');
  }
  const carts = await Promise.all(buyers.map(({ shopper }) => readCart(shopper)));
  expect(carts.filter(({ items }) => items.length === 0)).toHaveLength(10);
});

it('fifty submissions of one order with the same idempotency key create one order', { repeats }, async () => {
  const articleId = await shop.articleWithStock(100);
  const buyer = await buyerOf(shop, articleId);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => place(buyer, { door: door(turn), key })),
  );
  expect(statuses(answers)).toEqual({ 200: 50 });
  const orders = (await Promise.all(answers.map((answer) => answer.json()))) as Order[];
  expect(new Set(orders.map(({ number }) => number)).size).toBe(1);
  expect(await count('"order"', 'owner_id = $1', buyer.shopper.id)).toBe(1);
  expect(await stockOf(articleId)).toBe(99);
});

it('the pieces of an order are restocked once, even if it is cancelled forty times in parallel', async () => {
  const articleId = await shop.articleWithStock(5);
  const buyer = await buyerOf(shop, articleId);
  const made = (await (await place(buyer)).json()) as Order;
  expect(await stockOf(articleId)).toBe(4);
  const cancellation = { reason: 'CHANGED_MIND' };
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, turn) =>
      buyer.shopper.call('POST', `${ORDERS}/${made.id}/cancellation`, cancellation, { door: door(turn) }),
    ),
  );
  expect(statuses(answers)).toEqual({ 200: 40 });
  expect(await stockOf(articleId)).toBe(5);
  expect(await count('order_event', 'order_id = $1', made.id)).toBe(2);
});

it('a promo code is never used more often than its limit', async () => {
  await shop.sql.query(
    "insert into promo_code (code, kind, value, max_uses) values ('TOLKO5', 'percent', 50, 5)",
  );
  // The buyers order different goods, so that only the limit of the promo code makes them compete. Orders of
  // the same goods would wait for each other anyway.
  const buyers = await buyersOf(shop, await shop.articlesWithStock(40, 100), 'TOLKO5');
  const answers = await Promise.all(buyers.map((buyer, turn) => place(buyer, { door: door(turn) })));
  expect(statuses(answers)).toEqual({ 200: 5, 409: 35 });
  expect(await count('promo_code_use', 'code = $1', 'TOLKO5')).toBe(5);
});

it('a delivery day never gets more orders than its capacity', async () => {
  const buyers = await buyersOf(shop, await shop.articlesWithStock(40, 100));
  const day = buyers[0]?.body.delivery.day;
  const booked = await count('"order"', "delivery ->> 'day' = $1 and state <> 'CANCELLED'", day ?? '');
  await setOrdersPerDay(booked + 3);
  const answers = await Promise.all(buyers.map((buyer, turn) => place(buyer, { door: door(turn) })));
  await setOrdersPerDay(null);
  // The other orders are refused because the delivery day is fully booked: with 422 if this is noticed before
  // the lock is acquired, otherwise with 409.
  const { 200: planned, 409: under = 0, 422: before = 0, ...others } = statuses(answers);
  expect({ planned, refused: under + before, others }).toEqual({ planned: 3, refused: 37, others: {} });
  expect(await count('"order"', "delivery ->> 'day' = $1 and state <> 'CANCELLED'", day ?? '')).toBe(
    booked + 3,
  );
});
