import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OperatorOrder, ShopReport } from '#contract/client/client.schemas.ts';
import { queryForStatistics } from '../../shared/text/query-for-statistics.ts';
import { openSmallShop } from '../catalog/testing/database.ts';
import { cleanUp } from '../clean-up.ts';
import { operatorClient } from '../cli/operator/operator-client.ts';
import { runReport } from '../cli/report/run-command.ts';
import { shopEvent } from '../domain/tables/events.ts';
import { openDoor } from '../http-door.ts';
import { createOperator, placeOrder, type TestOperator } from '../orders/testing/operators.ts';
import { emptyTables } from '../platform/testing/empty-tables.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../testing/app.ts';
import { COURIER, PRICE, setTee } from '../testing/shopping.ts';

const db = await openSmallShop();
let shop: TestApp;
let viewer: TestOperator;

beforeEach(async () => {
  await forgetEveryone(db);
  await emptyTables(db, ['operator', 'operator_call', 'order', 'shop_event']);
  await setTee(db, { stock: 9, price: PRICE });
  shop = createTestApp(db);
  viewer = await createOperator(shop, 'ofis-1', 'manager');
});

const report = (events: object[]) => shop.call('/api/_events', { body: { events } });
const today = () => new Date(shop.deps.clock().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
const rows = () => db.select().from(shopEvent);

describe('recordEvents', () => {
  it('204: events of a browser are stored without anything that identifies the shopper (§7.4.16, §9.17)', async () => {
    const response = await report([
      { kind: 'SEARCH', first: true, query: '  Плащ   ПАЛАТКА ', found: 0 },
      { kind: 'ADD', first: false, productUrl: 'palto', size: '46', quantity: 2 },
    ]);
    expect(response.status).toBe(204);
    const at = shop.deps.clock();
    expect((await rows()).map(({ id: _, ...row }) => row)).toEqual([
      {
        at,
        kind: 'SEARCH',
        isFirst: true,
        query: 'плащ палатка',
        found: 0,
        productUrl: null,
        size: null,
        quantity: null,
      },
      {
        at,
        kind: 'ADD',
        isFirst: false,
        query: null,
        found: null,
        productUrl: 'palto',
        size: '46',
        quantity: 2,
      },
    ]);
  });

  it.each(['anna@example.ru', '+7 999 123-45-67', '8 (999) 1234567', '4510 123456', '   ', 'я'.repeat(61)])(
    'an event is stored without the search query %j (§7.4.16, §9.17)',
    async (query) => {
      expect(queryForStatistics(query)).toBeNull();
    },
  );

  it.each([
    ['Платье  МИДИ', 'платье миди'],
    ['размер 46 48 50', 'размер 46 48 50'],
  ])('an event is stored with the search query %j in lower case', (query, kept) =>
    expect(queryForStatistics(query)).toBe(kept),
  );

  it('the cleanup deletes events of the shop’s statistics after a little more than two years', async () => {
    await report([{ kind: 'PAGE', first: true }]);
    shop.advance(799 * 24 * 3_600_000);
    await cleanUp(shop.deps);
    expect(await rows()).toHaveLength(1);
    shop.advance(2 * 24 * 3_600_000);
    await cleanUp(shop.deps);
    expect(await rows()).toEqual([]);
  });
});

describe('getReport', () => {
  const read = async (from: string, until: string) =>
    viewer.call(`/report?site=ru&from=${from}&until=${until}`);

  it('200: the report counts visits by step, queries, sizes and orders of the requested days (§7.4.16, §9.17)', async () => {
    await report([
      { kind: 'PAGE', first: true },
      { kind: 'PAGE', first: false },
      { kind: 'PRODUCT', first: true, productUrl: 'palto' },
      { kind: 'SEARCH', first: true, query: 'кимоно', found: 0 },
      { kind: 'SEARCH', first: false, query: 'Кимоно', found: 0 },
      { kind: 'SEARCH', first: false, query: 'пальто', found: 3 },
      { kind: 'ADD', first: true, size: '46', quantity: 3 },
      { kind: 'ADD', first: false, size: '44' },
      { kind: 'SIZE_MISSING', first: true, size: '42' },
    ]);
    const order = await placeOrder(shop, { pieces: 2, delivery: COURIER });
    const numbers = (await (await read(today(), today())).json()) as ShopReport;
    expect(numbers).toEqual({
      from: today(),
      until: today(),
      orders: 1,
      revenue: order.total,
      cancelledOrders: 0,
      cancelledSum: 0,
      returnedOrders: 0,
      returnedSum: 0,
      netRevenue: order.total,
      returns: [],
      funnel: [
        { name: 'PAGE', count: 1 },
        { name: 'PRODUCT', count: 1 },
        { name: 'ADD', count: 1 },
        { name: 'CHECKOUT', count: 0 },
        { name: 'PURCHASE', count: 1 },
      ],
      noResults: [{ name: 'кимоно', count: 2 }],
      sizesAsked: [
        { name: '46', count: 3 },
        { name: '44', count: 1 },
      ],
      sizesMissing: [{ name: '42', count: 1 }],
    });
    expect(await (await read('2020-01-01', '2020-01-02')).json()).toMatchObject({ orders: 0, noResults: [] });
  });

  it('200: the report subtracts cancelled and returned orders from the placed ones', async () => {
    const total = 2 * PRICE + COURIER;
    const whole = await placeOrder(shop, { pieces: 2, delivery: COURIER });
    await viewer.does(whole, 'cancellation', { version: 1, reason: 'OTHER' });
    const part = await placeOrder(shop, { pieces: 2, delivery: COURIER });
    const packed = { version: 1, lines: [{ position: 0, missing: 1 }] };
    let { version } = await viewer.does(part, 'packing', packed);
    // Pieces that a packer does not find count as out of stock in the report.
    await setTee(db, { stock: 9 });
    ({ version } = await viewer.does(part, 'shipment', { version, carrier: 'Курьер' }));
    ({ version } = await viewer.does(part, 'handover', { version }));
    await viewer.does(part, 'refunds', { version, sum: 100, reason: 'GOODWILL', payBy: 'CASH' });
    const paid = await placeOrder(shop, { pieces: 2, delivery: COURIER, payment: 'sbp' });
    const seen = (await (await viewer.call(`/orders/${paid.id}`)).json()) as OperatorOrder;
    await viewer.does(paid, 'refunds', { version: seen.version, sum: 200, reason: 'GOODWILL' });
    await placeOrder(shop, { pieces: 2, delivery: COURIER });
    expect(await (await read(today(), today())).json()).toMatchObject({
      orders: 4,
      revenue: 4 * total,
      cancelledOrders: 1,
      cancelledSum: total + PRICE,
      returnedOrders: 2,
      returnedSum: 300,
      netRevenue: 3 * total - PRICE - 300,
    });
  });

  it.each([
    ['2026-11-02', '2026-11-01'],
    ['2025-01-01', '2026-11-01'],
  ])('422: a report for the period from %s to %s is invalid', async (from, until) => {
    expect((await read(from, until)).status).toBe(422);
  });
});

describe('npm run report', () => {
  it('npm run report prints the numbers, and writes an HTML page with a plot for each number (§7.4.16, §9.17)', async () => {
    await report([{ kind: 'SEARCH', first: true, query: '<script>кимоно', found: 0 }]);
    const door = await openDoor(async (request, info) => shop.operators.fetch(request, info), {
      port: 0,
      host: '127.0.0.1',
      trustedProxies: 0,
    });
    const folder = await mkdtemp(join(tmpdir(), 'vitrina-report-'));
    try {
      const client = operatorClient({ OPERATOR_PORT: String(door.port), OPERATOR_TOKEN: viewer.token });
      const out = join(folder, 'report.html');
      const lines = await runReport(client, [], { out }, shop.deps.clock());
      expect(lines.join('\n')).toMatch(/<script>кимоно +1/);
      expect(lines.slice(2, 7).join('\n')).toMatch(
        /^Заказы\nОформлено +0 +0 ₽\nОтменено +0 .+\nВозвращено +0 .+\nИтого +0 +0 ₽$/,
      );
      const page = await readFile(out, 'utf8');
      expect(page.match(/<svg /g)).toHaveLength(2);
      expect(page).toContain(`<p>${lines[0]}</p>`);
      expect(lines[0]).toMatch(/^\d\d\.\d\d\.2026 – /);
      expect(page).toContain('&lt;script&gt;кимоно');
      expect(page).not.toContain('<script>');
      await expect(runReport(client, [], { from: 'вчера' })).rejects.toThrow('--from must be a day');
      await expect(runReport(client, ['show'], {})).rejects.toThrow('show is not a known argument');
    } finally {
      await door.close();
      await rm(folder, { recursive: true });
    }
  });
});
