import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Order } from '#contract/client/client.schemas.ts';
import { newOperator, type Operate } from './operators.ts';
import { buyerOf, ORDERS, place } from './orders.ts';
import { type IntegrationShop, openShop } from './shop.ts';

let shop: IntegrationShop;
let operators: [Operate, Operate];

/** Uses PostgreSQL, because PGlite has only one connection, so calls would never really run in parallel. */
beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
  operators = [await newOperator(shop), await newOperator(shop, 'ofis-2')];
});
afterAll(() => shop?.close());

const change = (turn: number, id: string, what: string, body: object) => {
  const operate = operators[turn % 2 === 0 ? 0 : 1];
  return operate(`orders/${id}/${what}`, { version: 1, ...body });
};
const stockOf = async (articleId: string) =>
  (await shop.sql.query('select stock from article where id = $1', [articleId])).rows[0]?.stock as number;
const numberOf = async (table: string, condition: string, id: string) =>
  (await shop.sql.query(`select count(*)::int as n from ${table} where order_id = $1 and ${condition}`, [id]))
    .rows[0]?.n as number;

it('if two operators change an order in parallel, only one change is made, and the calls of both are logged (§3.6.15)', async () => {
  for (let round = 0; round < 10; round += 1) {
    const articleId = await shop.articleWithStock(5);
    const { id } = (await (await place(await buyerOf(shop, articleId))).json()) as Order;
    const answers = await Promise.all([
      change(0, id, 'packing', {}),
      change(1, id, 'cancellation', { reason: 'OTHER' }),
      change(1, id, 'packing', {}),
      change(0, id, 'cancellation', { reason: 'OTHER' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const [packed, cancelled, packedToo, cancelledToo] = answers.map(({ status }) => status === 200);
    expect(await stockOf(articleId)).toBe(cancelled || cancelledToo ? 5 : 4);
    expect(await numberOf('order_event', "state = 'PACKING'", id)).toBe(packed || packedToo ? 1 : 0);
    expect(await numberOf('order_event', 'true', id)).toBe(2);
    expect(await numberOf('operator_call', "outcome = 'OK'", id)).toBe(1);
    expect(await numberOf('operator_call', "outcome = 'ORDER_STEP_REFUSED'", id)).toBe(3);
  }
});

it('if an operator packs an order while its buyer cancels it, only one of both succeeds (§3.6.15)', async () => {
  for (let round = 0; round < 10; round += 1) {
    const articleId = await shop.articleWithStock(5);
    const buyer = await buyerOf(shop, articleId);
    const { id } = (await (await place(buyer)).json()) as Order;
    const [packed, cancelled] = await Promise.all([
      change(round, id, 'packing', {}),
      buyer.shopper.call('POST', `${ORDERS}/${id}/cancellation`, { reason: 'CHANGED_MIND' }),
    ]);
    expect([packed.status, cancelled.status].sort()).toEqual([200, 409]);
    expect(await stockOf(articleId)).toBe(cancelled.status === 200 ? 5 : 4);
  }
});
