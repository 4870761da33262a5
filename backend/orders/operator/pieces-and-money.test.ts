import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OperatorOrder } from '#contract/client/client.schemas.ts';
import { stores } from '../../../demo/seed/stores.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { storeStock } from '../../domain/tables/places.ts';
import { refund } from '../../payments/base/tables.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { COURIER, PRICE, setTee, stockOfTee, TEE } from '../../testing/shopping.ts';
import { orderMark } from '../base/tables.ts';
import { expireOrders } from '../paying/expire-orders.ts';
import { createOperator, placeOrder, type TestOperator } from '../testing/operators.ts';

const CODES = ['0104601234567893215abcdefghijk1', '0104601234567893215abcdefghijk2'];
const STORE = stores.find(({ cityCode }) => cityCode === 'kazan')?.code ?? '';

const plain = (text = '') => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

const db = await openSmallShop();
let shop: TestApp;
let manager: TestOperator;

beforeEach(async () => {
  await forgetEveryone(db);
  await emptyTables(db, ['operator', 'operator_call', 'order', 'store_stock']);
  await setTee(db, { stock: 9, price: PRICE });
  shop = createTestApp(db);
  manager = await createOperator(shop, 'ofis-1', 'manager');
});

type More = Pick<Parameters<typeof placeOrder>[1], 'payment' | 'store' | 'isPaid'>;

const place = (more: More = {}) =>
  placeOrder(shop, { pieces: 2, delivery: more.store ? 0 : COURIER, ...more });
const inStore = async () => {
  const there = and(eq(storeStock.articleId, TEE), eq(storeStock.storeCode, STORE));
  return (await db.select().from(storeStock).where(there))[0]?.quantity ?? 0;
};
const versionOf = async ({ id }: { id: string }) =>
  ((await (await manager.call(`/orders/${id}`)).json()) as OperatorOrder).version;

/** Calls an operation of the operator API on an order, with the order's current version. */
async function does(order: { id: string }, what: string, body: object = {}): Promise<OperatorOrder> {
  return manager.does(order, what, { version: await versionOf(order), ...body });
}

async function onItsWay(more: More = {}) {
  const order = await place(more);
  await does(order, 'packing');
  await does(order, 'shipment', { carrier: 'СДЭК', number: '1010101010' });
  return order;
}

const one = [{ position: 0, quantity: 1 }];

describe('pieces found missing while packing', () => {
  it('pieces found missing while packing are removed from the order with their price, and are not put back into stock (§3.6.17)', async () => {
    const order = await place();
    const packed = await does(order, 'packing', { lines: [{ position: 0, missing: 1 }] });
    expect(packed.order).toMatchObject({ state: 'PACKING', total: PRICE + COURIER, cancelledSum: PRICE });
    expect(packed.steps.slice(1)).toMatchObject([
      { state: 'PLACED', operator: 'ofis-1', reason: 'OUT_OF_STOCK', lines: one },
      { state: 'PACKING', reason: null, lines: null },
    ]);
    expect(await stockOfTee(db)).toBe(0);
    await does(order, 'cancellation', { reason: 'DEFECT' });
    expect(await stockOfTee(db)).toBe(1);
  });

  it('pieces found missing while packing do not change the stock of a store from which the order took no pieces (§3.6.17)', async () => {
    await db.insert(storeStock).values({ articleId: TEE, storeCode: STORE, quantity: 3 });
    const order = await place();
    await does(order, 'packing', { lines: [{ position: 0, missing: 1 }] });
    expect([await inStore(), await stockOfTee(db)]).toEqual([3, 3]);
  });

  it.each([
    // The order has three pieces. According to the records, the store had four and three of these are in the
    // order; the warehouse has five. One of the three is missing, so only the store's stock is wrong.
    [4, 1, [0, 5]],
    // According to the records, one of the three pieces came from the store, and two from the warehouse. Two
    // are missing, so the stock of both is wrong.
    [1, 2, [0, 0]],
  ])(
    'missing pieces correct the stock of the place that should have them: the store has %i, and %i are missing',
    async (had, missing, left) => {
      await db.insert(storeStock).values({ articleId: TEE, storeCode: STORE, quantity: had });
      const order = await placeOrder(shop, { pieces: 3, delivery: 0, store: STORE });
      await does(order, 'packing', { lines: [{ position: 0, missing }] });
      expect([await inStore(), await stockOfTee(db)]).toEqual(left);
    },
  );

  it.each([
    ['cash', 'Теперь к оплате'],
    ['sbp', 'Вернём 1 900 ₽ тем же способом'],
    ['card-online', 'Спишем на 1 900 ₽ меньше'],
  ] as const)(
    'pieces found missing while packing are named in a letter to the buyer, paid by %s (§3.6.17)',
    async (payment, money) => {
      const order = await place({ payment });
      await shop.sendMessages();
      shop.messages.splice(0);
      await does(order, 'packing', { lines: [{ position: 0, missing: 1 }] });
      await shop.sendMessages();
      const letter = shop.messages.find(({ subject }) => /нашлось не/.test(plain(subject)));
      const text = plain(letter?.text);
      for (const words of [/^Футболка .+, размер 46, 1 шт\.$/m, money]) expect(text).toMatch(words);
      expect(letter?.to).toBe('anna@example.ru');
    },
  );

  it('pieces found missing while packing are refunded if the order was paid (§3.6.17)', async () => {
    const order = await place({ payment: 'sbp' });
    await does(order, 'packing', { lines: [{ position: 0, missing: 1 }] });
    expect(await db.select().from(refund)).toMatchObject([{ sum: PRICE }]);
    expect(shop.bank.payments[0]?.refunds).toMatchObject([{ sum: PRICE }]);
  });
});

describe('a parcel that an operator ships', () => {
  it('a parcel that an operator ships has a tracking number, and a tracking link if the carrier is known', async () => {
    const order = await onItsWay();
    const { tracking } = (await does(order, 'handover')).order;
    expect(tracking).toEqual({
      carrier: 'СДЭК',
      number: '1010101010',
      url: 'https://www.cdek.ru/ru/tracking?order_id=1010101010',
    });
  });
});

describe('pieces returned after a fitting', () => {
  it('pieces returned after a fitting go back into stock, and the buyer pays only for the pieces kept (§3.6.17)', async () => {
    const order = await onItsWay();
    const done = await does(order, 'handover', { kept: one });
    expect(done.order).toMatchObject({ state: 'PARTLY_HANDED_OVER', total: PRICE + COURIER });
    expect(done.steps.slice(-2)).toMatchObject([
      { state: 'SHIPPED', reason: 'NOT_KEPT', lines: one },
      { state: 'PARTLY_HANDED_OVER', lines: null },
    ]);
    expect(await stockOfTee(db)).toBe(8);
  });

  it.each([
    [
      'after a fitting, less of the held money is charged if pieces are returned (§3.6.17)',
      'card-online',
      PRICE + COURIER,
      [],
    ],
    [
      'after a fitting, a part of the paid money is refunded if pieces are returned (§3.6.17)',
      'sbp',
      2 * PRICE + COURIER,
      [{ sum: PRICE }],
    ],
  ] as const)('%s', async (_, payment, charged, refunds) => {
    const order = await onItsWay({ payment });
    await does(order, 'handover', { kept: one });
    await shop.sendMessages();
    const [paid] = shop.bank.payments;
    expect(paid).toMatchObject({ state: 'paid', sum: charged });
    expect(paid?.refunds.map(({ sum }) => ({ sum }))).toEqual(refunds);
  });

  it.each([
    ['card-online', one, PRICE + COURIER, []],
    ['sbp', one, 2 * PRICE + COURIER, [50_000, PRICE - 50_000]],
    ['card-online', undefined, 2 * PRICE + COURIER - 50_000, []],
    ['sbp', undefined, 2 * PRICE + COURIER, [50_000]],
  ] as const)(
    'a return after a fitting takes earlier refunds into account, paid by %s',
    async (payment, kept, charged, refunds) => {
      const order = await onItsWay({ payment });
      await does(order, 'refunds', { sum: 50_000, reason: 'GOODWILL' });
      await does(order, 'handover', { kept });
      await shop.sendMessages();
      const [paid] = shop.bank.payments;
      expect(paid).toMatchObject({ state: 'paid', sum: charged });
      expect(paid?.refunds.map(({ sum }) => sum)).toEqual(refunds);
    },
  );

  it('after a fitting, a buyer may keep the whole order, but not more pieces than the order has', async () => {
    const order = await onItsWay();
    const body = { version: await versionOf(order), kept: [{ position: 0, quantity: 3 }] };
    expect((await manager.call(`/orders/${order.id}/handover`, { body })).status).toBe(422);
    const kept = [{ position: 0, quantity: 2 }];
    expect((await does(order, 'handover', { kept })).order.state).toBe('HANDED_OVER');
  });

  it('if a buyer keeps only a part of a line after a fitting, the marking codes of the kept pieces are required', async () => {
    const order = await place();
    await does(order, 'packing', { lines: [{ position: 0, codes: CODES }] });
    await does(order, 'shipment', { carrier: 'Свой курьер', number: '7' });
    const body = { version: await versionOf(order), kept: one };
    const refused = await manager.call(`/orders/${order.id}/handover`, { body });
    expect(await refused.json()).toMatchObject({ errors: [{ pointer: '/kept/0/codes' }] });
    const done = await does(order, 'handover', { kept: [{ ...one[0], codes: CODES.slice(1) }] });
    expect(done.packing).toMatchObject([{ codes: CODES.slice(1) }]);
    expect(await db.$count(orderMark)).toBe(1);
  });
});

describe('refundOrder', () => {
  it('refundOrder refunds sums or pieces, never more than was paid, and records the reason (§3.6.18)', async () => {
    const order = await place({ payment: 'sbp' });
    const first = await does(order, 'refunds', { sum: 50_000, reason: 'GOODWILL' });
    expect(first.order.payment).toMatchObject({ paidSum: 2 * PRICE + COURIER, refundedSum: 50_000 });
    expect(first.steps.at(-1)).toMatchObject({ state: 'PAID', reason: 'GOODWILL', lines: [] });
    await does(order, 'refunds', { lines: one, reason: 'DEFECT' });
    const body = { version: await versionOf(order), sum: PRICE, reason: 'OTHER' };
    const refused = await manager.call(`/orders/${order.id}/refunds`, { body });
    expect(await refused.json()).toMatchObject({ status: 409, code: 'REFUND_NOT_POSSIBLE' });
    const rows = await db.select().from(refund).orderBy(refund.sum);
    expect(rows.map(({ sum }) => sum)).toEqual([50_000, PRICE]);
    for (const { sum, lines } of rows)
      expect(lines.reduce((all, line) => all + line.quantity * line.unitPrice, 0)).toBe(sum);
  });

  it('refundOrder refuses the second of two operators who read the same version of the order', async () => {
    const { id } = await place({ payment: 'sbp' });
    const body = { version: 3, sum: 100, reason: 'GOODWILL' };
    const answers = [
      await manager.call(`/orders/${id}/refunds`, { body }),
      await manager.call(`/orders/${id}/refunds`, { body }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(await db.$count(refund)).toBe(1);
  });
});

describe('the stock of a store where orders are collected', () => {
  const put = (quantity: number) =>
    db.insert(storeStock).values({ articleId: TEE, storeCode: STORE, quantity });

  it('an order to collect in a store reduces the stock of the store; cancelling the order restores it (§3.6.19)', async () => {
    await put(3);
    const order = await place({ store: STORE });
    expect([await inStore(), await stockOfTee(db)]).toEqual([1, 7]);
    await does(order, 'cancellation', { reason: 'NOT_COLLECTED' });
    expect([await inStore(), await stockOfTee(db)]).toEqual([3, 9]);
  });

  it('a store gives an order only as many pieces as it has, and gets back no more than it gave (§3.6.19)', async () => {
    await put(1);
    const order = await place({ store: STORE });
    expect(await inStore()).toBe(0);
    await does(order, 'cancellation', { reason: 'NOT_COLLECTED' });
    expect([await inStore(), await stockOfTee(db)]).toEqual([1, 9]);
  });

  it('the stock of a store is restored if an order to collect there is not paid in time', async () => {
    await put(3);
    await place({ store: STORE, payment: 'sbp', isPaid: false });
    expect([await inStore(), await stockOfTee(db)]).toEqual([1, 7]);
    shop.advance(shop.deps.payments.waitMinutes * 60_000);
    expect(await expireOrders(shop.deps)).toBe(1);
    expect([await inStore(), await stockOfTee(db)]).toEqual([3, 9]);
  });

  it('the stock of stores is not changed by courier orders', async () => {
    await put(3);
    await place();
    expect(await inStore()).toBe(3);
  });
});
