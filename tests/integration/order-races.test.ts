import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Order } from '../../src/generated/model/order.ts';
import type { Problem } from '../../src/generated/model/problem.ts';
import { buyerOf, buyersOf, ORDERS, place } from './orders.ts';
import { type ShopProcess, startProcess } from './processes.ts';
import { type Door, type IntegrationShop, openShop, readCart } from './shop.ts';

let shop: IntegrationShop;
let processes: ShopProcess[];

/** PGlite has one connection and hides races, so these guarantees are proven on PostgreSQL, with two processes. */
beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
  processes = await Promise.all([startProcess(shop.url), startProcess(shop.url)]);
});
afterAll(async () => {
  await Promise.all((processes ?? []).map((each) => each.close()));
  await shop?.close();
});

/** The processes by turns. */
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
const statuses = (answers: Response[]) => {
  const numbers: Record<number, number> = {};
  for (const { status } of answers) numbers[status] = (numbers[status] ?? 0) + 1;
  return numbers;
};

it('sells the last 10 pieces to exactly 10 of 300 shoppers', async () => {
  const articleId = await shop.articleWithStock(10);
  const { shoppers, body } = await buyersOf(shop, articleId, 300);
  const answers = await Promise.all(
    shoppers.map((shopper, turn) => place(shopper, body, { door: door(turn) })),
  );
  expect(statuses(answers)).toEqual({ 200: 10, 409: 290 });
  expect(await stockOf(articleId)).toBe(0);
  expect(await ordersOf(articleId)).toBe(10);
  for (const answer of answers.filter(({ status }) => status === 409)) {
    const { code, order } = (await answer.json()) as Problem;
    expect(code).toBe('ORDER_CHANGED');
    expect(order?.changes.map((change) => change.code)).toContain('STOCK');
  }
  const carts = await Promise.all(shoppers.map(readCart));
  expect(carts.filter(({ items }) => items.length === 0)).toHaveLength(10);
});

it('makes one order of fifty equal submissions', async () => {
  const articleId = await shop.articleWithStock(100);
  const { shopper, body } = await buyerOf(shop, articleId);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => place(shopper, body, { door: door(turn), key })),
  );
  expect(statuses(answers)).toEqual({ 200: 50 });
  const orders = (await Promise.all(answers.map((answer) => answer.json()))) as Order[];
  expect(new Set(orders.map(({ number }) => number)).size).toBe(1);
  expect(await count('"order"', 'owner_id = $1', shopper.id)).toBe(1);
  expect(await stockOf(articleId)).toBe(99);
});

it('gives the pieces of an order back once, however many cancel it at once', async () => {
  const articleId = await shop.articleWithStock(5);
  const { shopper, body } = await buyerOf(shop, articleId);
  const made = (await (await place(shopper, body, {})).json()) as Order;
  expect(await stockOf(articleId)).toBe(4);
  const cancellation = { reason: 'CHANGED_MIND' };
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, turn) =>
      shopper.call('POST', `${ORDERS}/${made.id}/cancellation`, cancellation, { door: door(turn) }),
    ),
  );
  expect(statuses(answers)).toEqual({ 200: 40 });
  expect(await stockOf(articleId)).toBe(5);
  expect(await count('order_event', 'order_id = $1', made.id)).toBe(2);
});

it('never sells a promo code more often than it may be used', async () => {
  await shop.sql.query(
    "insert into promo_code (code, kind, value, max_uses) values ('TOLKO5', 'percent', 50, 40)",
  );
  const articleId = await shop.articleWithStock(100);
  const { shoppers, body } = await buyersOf(shop, articleId, 40, 'TOLKO5');
  // Holds of all carts have ended, so that each of them sees the last five uses.
  await shop.sql.query("update promo_code set max_uses = 5 where code = 'TOLKO5'");
  await shop.sql.query("update cart set updated_at = now() - interval '61 minutes'");
  const answers = await Promise.all(
    shoppers.map((shopper, turn) => place(shopper, body, { door: door(turn) })),
  );
  expect(statuses(answers)).toEqual({ 200: 5, 409: 35 });
  expect(await count('promo_code_use', 'code = $1', 'TOLKO5')).toBe(5);
  expect(await stockOf(articleId)).toBe(95);
});
