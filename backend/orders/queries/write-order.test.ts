import { beforeEach, expect, it } from 'vitest';
import { NUMBER_COUNT, orderNumber } from '#shared/orders/order-number.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { order, orderBuyer } from '../../domain/tables/orders.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { TEE } from '../../testing/shopping.ts';
import { sampleOrder } from '../testing/sample-order.ts';
import { writeOrder } from './write-order.ts';

const db = await openSmallShop();
let shop: TestApp;

beforeEach(async () => {
  await forgetEveryone(db);
  shop = createTestApp(db);
});

/** Writes an order while the random number generator returns the values of `draws`, one after another. */
async function write(tx: Transaction, draws: readonly number[]): Promise<void> {
  const left = [...draws];
  await writeOrder(
    tx,
    shop.deps,
    { ...sampleOrder({ articleId: TEE }), id: shop.deps.ids(), placedAt: shop.deps.clock() },
    () => left.shift() ?? Number.NaN,
  );
}

const numbers = async () =>
  (await db.select({ number: order.number }).from(order)).map(({ number }) => number).toSorted();

it('writing an order draws another order number if the first is in use; the order’s status is found by the new number', async () => {
  await db.transaction((tx) => write(tx, [123_456]));
  await db.transaction((tx) => write(tx, [123_456, 123_456, 654_321]));
  expect(await numbers()).toEqual([orderNumber(123_456), orderNumber(654_321)]);
  const lookups = await db.select({ lookup: orderBuyer.lookup }).from(orderBuyer);
  expect(new Set(lookups.map(({ lookup }) => lookup)).size).toBe(2);
});

it('writing an order fails and changes nothing if every drawn order number is in use', async () => {
  await db.transaction((tx) => write(tx, [0]));
  await expect(db.transaction((tx) => write(tx, Array(NUMBER_COUNT / 1000).fill(0)))).rejects.toThrow(
    'No free order number',
  );
  expect(await numbers()).toEqual([orderNumber(0)]);
});
