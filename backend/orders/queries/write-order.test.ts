import { beforeEach, expect, it } from 'vitest';
import { NUMBERS, orderNumber } from '#shared/orders/order-number.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { coverOf } from '../../domain/presentation.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { order, orderBuyer } from '../../platform/db/schema/orders.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { TEE } from '../../testing/shopping.ts';
import { writeOrder } from './write-order.ts';

const db = await openSmallShop();
let shop: TestApp;

beforeEach(async () => {
  await forgetEveryone(db);
  shop = createTestApp(db);
});

/** Writes an order whose number is drawn from these, one after the other. */
async function write(tx: Transaction, draws: readonly number[]): Promise<void> {
  const left = [...draws];
  const buyer = { name: 'Анна Петрова', phone: '+79991234567', email: 'anna@example.ru' };
  await writeOrder(
    tx,
    shop.deps,
    {
      ...{ id: shop.deps.ids(), ownerId: null, placedAt: shop.deps.clock(), payment: 'cash' },
      ...{ goodsSum: 100, discountSum: 0, total: 100, contact: buyer, recipient: undefined },
      delivery: {
        ...{ methodId: 'courier', kind: 'courier', name: 'Курьером', cityCode: 'kazan', cityName: 'Казань' },
        ...{ point: null, day: null, interval: null, leavesOn: '2026-11-23', firstDay: '2026-11-23' },
        ...{ lastDay: '2026-11-25', storageDays: null, fitting: false, price: 0 },
      },
      lines: [
        {
          ...{ articleId: TEE, productUrl: 'futbolka-1-belaya', sku: 'F-1', name: 'Футболка', size: '46' },
          colour: { colorFamily: 'Белый', displayValue: 'Белый', value: 'WHITE', hex: '#f2f1ed' },
          ...{ picture: coverOf([]), quantity: 1, isGift: false, unitPriceBefore: 100, total: 100 },
          ...{ discounts: [], vatRate: 22 },
        },
      ],
      ...{ address: null, comment: null, consents: { ip: '203.0.113.7', marketing: false } },
    },
    () => left.shift() ?? Number.NaN,
  );
}

const numbers = async () =>
  (await db.select({ number: order.number }).from(order)).map(({ number }) => number).toSorted();

it('draws another number where one is taken, and the status is asked for by that', async () => {
  await db.transaction((tx) => write(tx, [123_456]));
  await db.transaction((tx) => write(tx, [123_456, 123_456, 654_321]));
  expect(await numbers()).toEqual([orderNumber(123_456), orderNumber(654_321)]);
  const lookups = await db.select({ lookup: orderBuyer.lookup }).from(orderBuyer);
  expect(new Set(lookups.map(({ lookup }) => lookup)).size).toBe(2);
});

it('gives up where no number is free, and writes nothing', async () => {
  await db.transaction((tx) => write(tx, [0]));
  await expect(db.transaction((tx) => write(tx, Array(NUMBERS / 1000).fill(0)))).rejects.toThrow(
    'No free number',
  );
  expect(await numbers()).toEqual([orderNumber(0)]);
});
