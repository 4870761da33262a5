import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ExportedOrders, OperatorOrders, Problem } from '#contract/client/client.schemas.ts';
import { testNow } from '../../catalog/testing/catalog.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { article, variant, variantGroup } from '../../domain/tables/goods.ts';
import { operator } from '../../domain/tables/operators.ts';
import { orderBuyer, orderLine } from '../../domain/tables/orders.ts';
import { operatorCall } from '../../operators/base/tables.ts';
import { listOperators, revokeOperator } from '../../operators/operators.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { COURIER, PRICE, setTee, stockOfTee } from '../../testing/shopping.ts';
import { orderMark } from '../base/tables.ts';
import { createOperator, OPERATORS, placeOrder, type TestOperator } from '../testing/operators.ts';

/** Marking codes of two pieces of the same product. */
const CODES = ['0104601234567893215abcdefghijk1', '0104601234567893215abcdefghijk2'];

const db = await openSmallShop();
let shop: TestApp;
let manager: TestOperator;

beforeEach(async () => {
  await forgetEveryone(db);
  await emptyTables(db, ['operator', 'operator_call', 'order']);
  await setTee(db, { stock: 9, price: PRICE });
  await requireMarking(false);
  shop = createTestApp(db);
  manager = await createOperator(shop, 'ofis-1', 'manager');
});

const requireMarking = (requiresMarking: boolean) => db.update(variantGroup).set({ requiresMarking });
const place = (pieces = 2) => placeOrder(shop, { pieces, delivery: pieces === 1 ? 35_000 : COURIER });
const loggedCalls = () => db.select().from(operatorCall).orderBy(operatorCall.id);

async function refused(response: Response, status: number): Promise<Problem> {
  expect(response.status).toBe(status);
  return response.json();
}

describe('operator authentication', () => {
  it('operator authentication stores only hashes of tokens, and operator tokens do not work for shopper operations (§6.1.5)', async () => {
    const [stored] = await db.select().from(operator);
    expect(JSON.stringify(stored)).not.toContain(manager.token);
    for (const path of ['/api/cart-orchestration/v1/carts', '/api/order-orchestration/v1/orders'])
      expect((await shop.call(path, { token: manager.token })).status).toBe(401);
  });

  it('operator authentication refuses the next call after a token is revoked', async () => {
    expect((await manager.call('/orders')).status).toBe(200);
    expect(await revokeOperator(db, 'ofis-1', testNow)).toBe(true);
    expect(await revokeOperator(db, 'ofis-1', testNow)).toBe(false);
    expect((await manager.call('/orders')).status).toBe(401);
    expect(await listOperators(db)).toMatchObject([{ name: 'ofis-1', revokedAt: testNow }]);
    expect((await loggedCalls()).map(({ outcome }) => outcome)).toEqual(['OK', 'UNAUTHORIZED']);
  });

  it('operator authentication refuses requests that come from a browser, even from the shop’s own pages', async () => {
    for (const headers of [{ origin: 'https://shop.example' }, { 'sec-fetch-site': 'same-origin' }])
      expect((await refused(await manager.call('/orders', { headers }), 403)).code).toBe(
        'CROSS_SITE_REQUEST',
      );
    expect(await loggedCalls()).toEqual([]);
  });

  it('operator authentication answers 404 to operator requests at the shoppers’ server, and to shopper requests at the operators’ server (§6.1.5)', async () => {
    const look = (app: TestApp['app'], path: string) =>
      app.request(`http://shop.test${path}?site=ru`, {
        headers: { authorization: `Bearer ${manager.token}` },
      });
    expect((await look(shop.app, `${OPERATORS}/orders`)).status).toBe(404);
    expect((await look(shop.operators, '/api/cart-orchestration/v1/carts')).status).toBe(404);
  });
});

describe('the log of operator calls', () => {
  it('the log of operator calls records operator, action, order, time and result, without data of shoppers (§6.1.5)', async () => {
    const packer = await createOperator(shop, 'sklad-1', 'packer');
    const { id } = await place();
    await packer.does({ id }, 'packing', { version: 1 });
    await refused(await packer.call(`/orders/${id}/packing`, { body: { version: 1 } }), 409);
    await refused(
      await packer.call(`/orders/${id}/cancellation`, { body: { version: 2, reason: 'OTHER' } }),
      403,
    );
    await refused(await packer.call(`/orders/${id}/packing`, { body: { name: 'Анна' } }), 422);
    const stored = await loggedCalls();
    expect(stored).toMatchObject([
      { operation: 'packOrder', orderId: id, outcome: 'OK', at: shop.deps.clock() },
      { operation: 'packOrder', orderId: id, outcome: 'ORDER_STEP_REFUSED' },
      { operation: 'cancelOrderByOperator', orderId: id, outcome: 'FORBIDDEN' },
      { operation: 'packOrder', orderId: id, outcome: 'INVALID_REQUEST' },
    ]);
    expect(JSON.stringify(stored)).not.toMatch(/Анна|\+7|example\.ru|Баумана/);
    const { calls } = await (await manager.call(`/orders/${id}`)).json();
    expect(calls.map((call: { operator: string }) => call.operator)).toEqual(Array(4).fill('sklad-1'));
  });

  it('the log of operator calls does not record a change as successful if it was rolled back (§6.1.5)', async () => {
    const { id } = await place();
    await db.execute(sql`alter table order_event add constraint planted check (by <> 'operator')`);
    const answer = await manager.call(`/orders/${id}/packing`, { body: { version: 1 } });
    await db.execute(sql`alter table order_event drop constraint planted`);
    expect(answer.status).toBe(500);
    expect((await loggedCalls()).map(({ outcome }) => outcome)).toEqual(['INTERNAL']);
  });

  it('the log of operator calls cannot be changed or deleted (§6.1.5)', async () => {
    await manager.call('/orders');
    const refusal = { cause: { message: expect.stringContaining('added and never changed') } };
    await expect(db.update(operatorCall).set({ outcome: 'OK' })).rejects.toMatchObject(refusal);
    await expect(db.delete(operatorCall)).rejects.toMatchObject(refusal);
  });
});

describe('listOrders', () => {
  it('listOrders filters orders by state, Moscow dates and number, newest first', async () => {
    const first = await place();
    shop.advance(24 * 60 * 60 * 1000);
    const second = await place(1);
    await manager.does(first, 'packing', { version: 1 });
    const numbers = async (query: Record<string, string>) => {
      const answer = (await (await manager.call('/orders', { query })).json()) as OperatorOrders;
      return answer.items.map(({ number }) => number);
    };
    expect(await numbers({})).toEqual([second.number, first.number]);
    expect(await numbers({ state: 'PACKING' })).toEqual([first.number]);
    expect(await numbers({ from: '2026-11-22' })).toEqual([second.number]);
    expect(await numbers({ from: '2026-11-21', to: '2026-11-21' })).toEqual([first.number]);
    expect(await numbers({ number: second.number })).toEqual([second.number]);
    expect(await numbers({ size: '1', page: '2' })).toEqual([first.number]);
  });

  it.each([
    ['the last four digits of the phone', '4567'],
    ['the beginning of the phone', '8 999 12'],
    ['the phone in another spelling', '8 (999) 123-45-67'],
    ['the recipient’s phone', '00-01'],
    ['a name, with е for ё', 'СЕМЕНОВА анна'],
    ['the recipient’s name', 'Орлова'],
    ['two letters with which a name begins', 'Ор'],
    ['a part of the e-mail', 'NA_S%'],
    ['the beginning of a SKU', 'Z-9'],
  ])('listOrders finds an order by %s (§3.6.15)', async (_, search) => {
    const { number, id } = await place(1);
    await place();
    const people = { name: 'Анна Семёнова', recipientName: 'Мария Орлова', recipientPhone: '+79990000001' };
    const buyer = { ...people, phone: '+79991234567', email: 'anna_s%@example.ru' };
    await db.update(orderBuyer).set({ name: 'Олег', phone: '+79160000002', email: 'annaxsy@example.ru' });
    await db.update(orderBuyer).set(buyer).where(eq(orderBuyer.orderId, id));
    await db.update(orderLine).set({ sku: 'z-9%' }).where(eq(orderLine.orderId, id));
    const answer = (await (await manager.call('/orders', { query: { search } })).json()) as OperatorOrders;
    expect(answer).toMatchObject({ totalItems: 1, items: [{ number }] });
  });

  it('listOrders finds an order by the article number on its product page', async () => {
    const { id } = await place();
    const [tee] = await db
      .select({ code: variant.vendorCode })
      .from(orderLine)
      .innerJoin(article, eq(article.id, orderLine.articleId))
      .innerJoin(variant, eq(variant.id, article.variantId))
      .where(eq(orderLine.orderId, id));
    await db.update(orderLine).set({ sku: 'another' });
    const found = async (search: string) =>
      ((await (await manager.call('/orders', { query: { search } })).json()) as OperatorOrders).items.length;
    expect(await found((tee?.code ?? '').slice(0, -1).toLowerCase())).toBe(1);
    expect(await found(`${tee?.code}x`)).toBe(0);
  });

  it('listOrders finds an order by part of its number, and finds nothing by wildcards or spaces', async () => {
    const { number } = await place();
    const found = async (search: string) =>
      ((await (await manager.call('/orders', { query: { search } })).json()) as OperatorOrders).items.length;
    expect(await found(number.slice(0, 7).toLowerCase())).toBe(1);
    expect(await found(number.slice(-3))).toBe(1);
    for (const nothing of ['%', '_', '  ', "' or 1=1 --"]) expect(await found(nothing), nothing).toBe(0);
    expect((await manager.call('/orders', { query: { search: 'а'.repeat(101) } })).status).toBe(422);
  });

  it('listOrders still lists an order after its buyer’s data was deleted', async () => {
    await place();
    await db.delete(orderBuyer);
    const answer = (await (await manager.call('/orders')).json()) as OperatorOrders;
    expect(answer.items).toMatchObject([
      { buyer: null, pieces: 2, total: 2 * PRICE + COURIER, city: 'Казань' },
    ]);
  });
});

describe('an order for operators', () => {
  it('an order for operators shows the actor and the reason of each step', async () => {
    const packer = await createOperator(shop, 'sklad-1', 'packer');
    const order = await place();
    await packer.does(order, 'packing', { version: 1 });
    const done = await manager.does(order, 'cancellation', { version: 2, reason: 'NOT_REACHED' });
    expect(done.steps).toMatchObject([
      { state: 'PLACED', by: 'shopper', operator: null, reason: null },
      { state: 'PACKING', by: 'operator', operator: 'sklad-1', reason: null },
      { state: 'CANCELLED', by: 'operator', operator: 'ofis-1', reason: 'NOT_REACHED' },
    ]);
    expect(await stockOfTee(db)).toBe(9);
  });

  it('an order for courier delivery cannot be made ready for collection, and no order can be handed over before packing', async () => {
    const order = await place();
    await refused(await manager.call(`/orders/${order.id}/handover`, { body: { version: 1 } }), 409);
    await manager.does(order, 'packing', { version: 1 });
    await refused(await manager.call(`/orders/${order.id}/readiness`, { body: { version: 2 } }), 409);
  });

  it('an order for operators is exported with buyer and lines, oldest first', async () => {
    const first = await place();
    shop.advance(1000);
    const orders = [first, await place(1)];
    const exchange = await createOperator(shop, '1c', 'exchange');
    const page = (await (await exchange.call('/export')).json()) as ExportedOrders;
    expect(page.items.map(({ order }) => order.number)).toEqual(orders.map(({ number }) => number));
    expect(page.items[0]?.order.contact?.name).toBe('Анна Петрова');
    expect((await exchange.call('/orders')).status).toBe(403);
  });
});

describe('marking codes', () => {
  const pack = (id: string, codes: string[]) =>
    manager.call(`/orders/${id}/packing`, { body: { version: 1, lines: [{ position: 0, codes }] } });

  it('marking codes are required for each piece that requires marking, and stored with it (§3.6.16)', async () => {
    await requireMarking(true);
    const { id } = await place();
    expect((await refused(await pack(id, CODES.slice(1)), 422)).errors).toMatchObject([
      { pointer: '/lines/0/codes', code: 'codes_count' },
    ]);
    expect(
      (await refused(await manager.call(`/orders/${id}/packing`, { body: { version: 1 } }), 422)).errors,
    ).toMatchObject([{ pointer: '/lines', code: 'codes_count' }]);
    const packed = await (await pack(id, CODES)).json();
    expect(packed.packing).toEqual([{ position: 0, requiresMarking: true, codes: CODES }]);
    expect(packed.order.lines[0]).not.toHaveProperty('requiresMarking');
  });

  it('marking codes are refused if they are misread, repeated, or used in another order (§3.6.16)', async () => {
    const [one = '', other = ''] = CODES;
    const first = await place();
    expect((await pack(first.id, [one])).status).toBe(200);
    const { id } = await place();
    const codeOf = async (codes: string[]) => (await refused(await pack(id, codes), 422)).errors?.[0]?.code;
    expect(await codeOf([one.replace('4601234567893', '4601234567894')])).toBe('check_digit');
    expect(await codeOf([other, `${other}91abcd`])).toBe('repeated');
    expect(await codeOf([other, `${one}91abcd`])).toBe('taken');
    expect(await db.$count(orderMark)).toBe(1);
    await manager.does(first, 'cancellation', { version: 2, reason: 'DEFECT' });
    expect((await pack(id, [one])).status).toBe(200);
  });
});
