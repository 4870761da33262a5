import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SoldOutSizes, Today, TodaySales } from '#contract/client/client.schemas.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { contactRequest } from '../../contact/tables.ts';
import { writeToShop } from '../../contact/testing/write.ts';
import { noteImport } from '../../exchange/base/import-state.ts';
import { operatorCall } from '../../operators/base/tables.ts';
import { createOperator, placeOrder, type TestOperator } from '../../orders/testing/operators.ts';
import { outboxMessage } from '../../platform/outbox/tables.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { COURIER, PRICE, setTee } from '../../testing/shopping.ts';
import { writeOrders } from '../testing/many-orders.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const db = await openSmallShop();
let shop: TestApp;
let manager: TestOperator;

beforeEach(async () => {
  await forgetEveryone(db);
  await emptyTables(db, [
    'operator',
    'operator_call',
    'order',
    'import_state',
    'sold_out_size',
    'contact_request',
  ]);
  await setTee(db, { stock: 9, price: PRICE });
  shop = createTestApp(db);
  manager = await createOperator(shop, 'ofis-1', 'manager');
});

const todayOf = async (operator: TestOperator): Promise<Today> => (await operator.call('/today')).json();
const countsOf = ({ waiting }: Today) => Object.fromEntries(waiting.map(({ kind, count }) => [kind, count]));
const now = () => shop.deps.clock();
const ago = (ms: number) => new Date(now().getTime() - ms);

describe('what waits today', () => {
  it('what waits today is counted by its kind, and each count is that of its list', async () => {
    const placedAt = ago(HOUR);
    await writeOrders(db, { count: 3, state: 'PLACED', placedAt });
    await writeOrders(db, { count: 2, state: 'PAID', placedAt, delivery: { leavesOn: '2026-11-20' } });
    await writeOrders(db, { count: 4, state: 'PACKING', placedAt });
    await writeOrders(db, { count: 1, state: 'SHIPPED', placedAt, delivery: { lastDay: '2026-11-20' } });
    await writeOrders(db, { count: 5, state: 'READY', placedAt });
    await writeOrders(db, { count: 7, state: 'HANDED_OVER', placedAt });
    const counts = countsOf(await todayOf(manager));
    expect(counts).toMatchObject({ PACK: 5, SHIP: 4, HAND_OVER: 6, LATE: 3 });
    const listed = async (query: Record<string, string>) =>
      (await (await manager.call('/orders', { query })).json()).totalItems;
    expect(await listed({ state: 'PLACED,PAID' })).toBe(5);
    expect(await listed({ late: 'true' })).toBe(3);
    expect(await listed({ late: 'false' })).toBe(22);
  });

  it('what waits today counts dead letters, sources whose last import failed, and nothing of a shop where all is well', async () => {
    expect(new Set(Object.values(countsOf(await todayOf(manager))))).toEqual(new Set([0]));
    await db.insert(outboxMessage).values(
      [null, now(), now()].map((deadAt) => ({
        key: randomUUID(),
        content: { kind: 'letter' },
        ...{ dueAt: now(), createdAt: now(), expiresAt: now(), deadAt },
      })),
    );
    await noteImport(db, 'feed', { at: ago(HOUR), failure: 'Выгрузка не скачана.' });
    await noteImport(db, '1c', { at: ago(HOUR), failure: 'Файл отклонён.' });
    await noteImport(db, '1c', { at: now(), failure: null });
    expect(countsOf(await todayOf(manager))).toMatchObject({ DEAD_MESSAGE: 2, FAILED_IMPORT: 1 });
  });

  it('what waits today counts requests to the shop until they are answered', async () => {
    await writeToShop(shop);
    expect(countsOf(await todayOf(manager))).toMatchObject({ REQUEST: 1 });
    await db.update(contactRequest).set({ state: 'DONE' });
    expect(countsOf(await todayOf(manager))).toMatchObject({ REQUEST: 0 });
  });

  it('what waits today is counted up to a thousand, however much there is', async () => {
    await writeOrders(db, { count: 1000, state: 'PLACED', placedAt: ago(HOUR) });
    const [, pack] = (await todayOf(manager)).waiting;
    expect(pack).toEqual({ kind: 'PACK', count: 1000, hasMore: false });
    await writeOrders(db, { count: 1, state: 'PLACED', placedAt: ago(HOUR) });
    expect((await todayOf(manager)).waiting[1]).toEqual({ kind: 'PACK', count: 1000, hasMore: true });
  });

  it.each([
    [
      'viewer',
      ['LATE', 'PACK', 'REFUND_MONEY', 'REVIEW', 'SOLD_OUT_SIZE'],
      ['DEAD_MESSAGE', 'FAILED_IMPORT'],
      true,
    ],
    [
      'packer',
      ['LATE', 'PACK', 'REFUND_MONEY', 'SOLD_OUT_SIZE'],
      ['REVIEW', 'COMPLAINT', 'DEAD_MESSAGE'],
      false,
    ],
    ['manager', ['LATE', 'REVIEW', 'COMPLAINT', 'DEAD_MESSAGE', 'FAILED_IMPORT'], [], true],
    ['owner', ['LATE', 'REVIEW', 'COMPLAINT', 'DEAD_MESSAGE', 'FAILED_IMPORT'], [], true],
  ] as const)(
    'a %s sees only the work and the sums that the role may see',
    async (role, seen, hidden, sums) => {
      const today = await todayOf(await createOperator(shop, `some-${role}`, role));
      const kinds: string[] = today.waiting.map(({ kind }) => kind);
      expect(kinds).toEqual(expect.arrayContaining([...seen]));
      for (const kind of hidden) expect(kinds).not.toContain(kind);
      expect(today.sales !== null).toBe(sums);
    },
  );

  it('a page that asks again and again what waits today writes nothing to the log', async () => {
    for (const path of ['/today', '/today/sales', '/health']) await manager.call(path);
    expect(await db.$count(operatorCall)).toBe(0);
    await manager.call('/messages');
    expect(await db.$count(operatorCall)).toBe(1);
  });
});

describe('the sums of the day', () => {
  it('the sums of the day stand beside those of the same weekday a week ago until the same time, as the orders were placed', async () => {
    await writeOrders(db, { count: 2, state: 'PLACED', placedAt: ago(HOUR), total: 500 });
    await writeOrders(db, { count: 1, state: 'CANCELLED', placedAt: ago(13 * HOUR), total: 900 });
    await writeOrders(db, { count: 3, state: 'HANDED_OVER', placedAt: ago(7 * DAY + HOUR), total: 100 });
    await writeOrders(db, { count: 1, state: 'HANDED_OVER', placedAt: ago(7 * DAY - HOUR), total: 100 });
    await db.execute(sql`update "order" set total = 200, cancelled_sum = 300 where total = 500`);
    expect((await todayOf(manager)).sales).toEqual({
      orders: 2,
      sum: 1000,
      ordersBefore: 3,
      sumBefore: 300,
    });
  });

  it('the sums by hour and by day have every hour and day of Moscow once, empty ones too', async () => {
    // The clock of the test shows noon in Moscow.
    await writeOrders(db, { count: 1, state: 'PLACED', placedAt: ago(12 * HOUR), total: 100 });
    await writeOrders(db, { count: 1, state: 'PLACED', placedAt: ago(12 * HOUR + 1), total: 1000 });
    await writeOrders(db, { count: 1, state: 'PLACED', placedAt: ago(7 * DAY - 11 * HOUR), total: 30 });
    const sales: TodaySales = await (await manager.call('/today/sales')).json();
    expect(sales).toMatchObject({ day: '2026-11-21', dayBefore: '2026-11-14' });
    expect(sales.hours).toHaveLength(13);
    expect(sales.hours[0]).toEqual({ hour: 0, orders: 1, sum: 100 });
    expect(sales.hoursBefore.filter(({ orders }) => orders > 0)).toEqual([{ hour: 23, orders: 1, sum: 30 }]);
    expect(sales.days.map(({ day, sum }) => `${day} ${sum}`)).toEqual([
      ...[8, 9, 10, 11, 12, 13].map((day) => `2026-11-${String(day).padStart(2, '0')} 0`),
      '2026-11-14 30',
      ...[15, 16, 17, 18, 19].map((day) => `2026-11-${day} 0`),
      '2026-11-20 1000',
      '2026-11-21 100',
    ]);
  });
});

describe('sizes that ran out', () => {
  const listed = async (query: Record<string, string> = {}): Promise<SoldOutSizes> =>
    (await manager.call('/sold-out-sizes', { query })).json();

  it('a size runs out when its last piece is ordered, and is in stock again when the order is cancelled', async () => {
    await setTee(db, { stock: 2, price: PRICE });
    const { id } = await placeOrder(shop, { pieces: 2, delivery: COURIER });
    expect(await listed()).toMatchObject({ totalItems: 1, items: [{ size: '46', at: now().toISOString() }] });
    expect(countsOf(await todayOf(manager))).toMatchObject({ SOLD_OUT_SIZE: 1 });
    await manager.does({ id }, 'cancellation', { version: 1, reason: 'BUYER_ASKED' });
    expect((await listed()).items).toEqual([]);
  });

  it('an order that leaves pieces makes no size run out, and a size that ran out a week ago is no longer shown', async () => {
    await setTee(db, { stock: 3, price: PRICE });
    await placeOrder(shop, { pieces: 2, delivery: COURIER });
    expect((await listed()).totalItems).toBe(0);
    await placeOrder(shop, { pieces: 1, delivery: 35_000 });
    expect((await listed()).totalItems).toBe(1);
    shop.advance(7 * DAY + 1);
    expect((await listed()).totalItems).toBe(0);
  });

  it('sizes that ran out are read by pages, the latest first', async () => {
    await db.execute(sql`
      insert into sold_out_size (article_id, at)
      select id, ${now()}::timestamptz - make_interval(mins => row_number() over (order by id)::int)
      from article order by id limit 3`);
    await db.execute(sql`update article set stock = 0 where id in (select article_id from sold_out_size)`);
    const first = await listed({ size: '2' });
    expect(first).toMatchObject({ totalItems: 3, totalPages: 2 });
    const second = await listed({ size: '2', page: '2' });
    const times = [...first.items, ...second.items].map(({ at }) => at);
    expect(times).toEqual(times.toSorted().reverse());
    expect(new Set([...first.items, ...second.items].map(({ sku }) => sku)).size).toBe(3);
    expect((await manager.call('/sold-out-sizes', { query: { page: '2' } })).status).toBe(404);
  });
});
