import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import type { Order, OrderState } from '#contract/client/client.schemas.ts';
import { openDeliveryProvider } from '../../backend/delivery/carriers/open-delivery-provider.ts';
import { startCdek } from '../../backend/delivery/testing/cdek.ts';
import { order } from '../../backend/domain/tables/orders.ts';
import { shipment } from '../../backend/orders/base/tables.ts';
import { addStep } from '../../backend/orders/queries/add-step.ts';
import { lockOrder } from '../../backend/orders/queries/lock-order.ts';
import { askCarriers } from '../../backend/orders/shipping/ask-carriers.ts';
import { requestShipment } from '../../backend/orders/shipping/request-shipment.ts';
import { shipmentMessages } from '../../backend/orders/shipping/shipment-messages.ts';
import { openDatabase } from '../../backend/platform/db/client.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import { silentLogger as logger } from '../../backend/platform/log/logger.ts';
import { sendOutbox } from '../../backend/platform/outbox/send-outbox.ts';
import { readServiceSettings } from '../../backend/service-settings.ts';
import { NO_SHOP_NOTICES } from '../../backend/shop-notices/testing/no-shop-notices.ts';
import { buyersOf, place } from './orders.ts';
import { type IntegrationShop, openShop } from './shop.ts';

const PARCELS = 20;

let shop: IntegrationShop;
let other: Awaited<ReturnType<typeof openDatabase>>;
let carrier: Awaited<ReturnType<typeof startCdek>>;
let services: ReturnType<typeof readServiceSettings>;

/**
 * Uses PostgreSQL, because PGlite has only one connection, so calls would never really run in parallel. The
 * workers get two database handles, apart from the one that the shop's jobs use.
 * docs/decisions/0037-orders-under-races.md lists what fails without each lock or check.
 */
beforeAll(async () => {
  carrier = await startCdek();
  services = readServiceSettings({
    CDEK_CLIENT_ID: 'account',
    CDEK_CLIENT_SECRET: 'secure-password',
    CDEK_URL: carrier.url,
    CDEK_TIMEOUT_MS: '99999',
    CDEK_SHIPMENT_POINT: 'MSK67',
  });
  shop = await openShop(inject('postgresUrl'), { services });
  other = await openDatabase({ dataDir: '', databaseUrl: shop.url, logger });
});
afterAll(async () => {
  await other?.close();
  await shop?.close();
  await carrier?.close();
});
beforeEach(async () => {
  carrier.requests.length = 0;
  carrier.desk.parcels.length = 0;
});

/**
 * The dependencies of a worker. Even and odd numbers give the workers of two processes, each with its own
 * database handle and carrier client.
 */
const worker = (turn: number) => {
  const clock = () => new Date();
  return {
    db: turn % 2 === 0 ? shop.db : other.db,
    clock,
    ids: () => randomUUID(),
    logger,
    shopName: 'Лавка',
    shopNotices: NO_SHOP_NOTICES,
    publicUrl: 'http://localhost:3999',
    marketing: null,
    wakeOutbox() {},
    deliveryProvider: openDeliveryProvider({ settings: services, clock }),
  };
};
const eight = <T>(work: (deps: ReturnType<typeof worker>) => Promise<T>) =>
  Promise.all(Array.from({ length: 8 }, (_, turn) => work(worker(turn))));

/**
 * Creates orders that were packed at the same moment, so that their messages to the carrier are due for all
 * workers at once.
 */
async function packed(): Promise<Order[]> {
  const buyers = await buyersOf(shop, await shop.articlesWithStock(PARCELS, 5));
  const orders: Order[] = [];
  for (const buyer of buyers) orders.push((await (await place(buyer)).json()) as Order);
  const deps = worker(0);
  await shop.db.transaction(async (tx) => {
    for (const { id } of orders) {
      const lockedOrder = await lockOrder(tx, id);
      if (!lockedOrder) throw new Error('An order does not exist.');
      await addStep(tx, deps, id, { from: 'PLACED', to: 'PACKING', by: 'operator', reason: null });
      await requestShipment(tx, deps, lockedOrder, 'cdek');
    }
  });
  return orders;
}

const sent = (deps: ReturnType<typeof worker>) => sendOutbox(deps, shipmentMessages(deps));
const waitingMessages = async () =>
  Number(
    (
      await shop.sql.query(
        "select count(*) as n from outbox_message where content ->> 'kind' like 'shipment-%'",
      )
    ).rows[0].n,
  );

/** Creates orders whose parcels the workers have registered at the carrier. No message is left to send. */
async function registered(): Promise<Order[]> {
  const orders = await packed();
  await eight(sent);
  while ((await waitingMessages()) > 0) await eight(sent);
  return orders;
}

const dueNow = (db: Database, orders: readonly Order[]) =>
  db
    .update(shipment)
    .set({ askAt: new Date() })
    .where(and(isNotNull(shipment.askAt), inArray(shipment.orderId, idsOf(orders))));
const idsOf = (orders: readonly Order[]) => orders.map(({ id }) => id);

/** How many of the orders have reached a state. */
const reached = (orders: readonly Order[], state: OrderState) =>
  shop.db.$count(order, and(eq(order.state, state), inArray(order.id, idsOf(orders))));

const statesOf = async ({ id }: Order) =>
  (
    await shop.sql.query('select state from order_event where order_id = $1 order by position', [id])
  ).rows.map(({ state }) => state);

it('eight workers in two processes register each parcel once', async () => {
  const orders = await registered();
  const numbers = orders.map(({ number }) => number.replace('В', 'V')).toSorted();
  expect(carrier.desk.parcels.map(({ number }) => number).toSorted()).toEqual(numbers);
  const rows = await shop.db
    .select()
    .from(shipment)
    .where(inArray(shipment.orderId, idsOf(orders)));
  expect(new Set(rows.map(({ carrierId }) => carrierId)).size).toBe(PARCELS);
});

it('the carrier is asked about each parcel once, and the new state of the parcel advances its order once', async () => {
  const orders = await registered();
  for (const parcel of carrier.desk.parcels) {
    parcel.cdekNumber = '1106207236';
    parcel.statuses.push({ code: 'DELIVERED', name: 'Вручён', date_time: '2026-11-24T15:00:00+0300' });
  }
  carrier.requests.length = 0;
  await dueNow(shop.db, orders);
  await eight((deps) => askCarriers(deps));
  // Polls until all orders have reached the state, because the shop's own job may still be processing some of
  // the parcels.
  while ((await reached(orders, 'HANDED_OVER')) < PARCELS);
  const requestCounts = carrier.desk.parcels.map(({ uuid }) => carrier.askedFor(`/v2/orders/${uuid}`).length);
  expect(requestCounts).toEqual(Array(PARCELS).fill(1));
  for (const placed of orders)
    expect(await statesOf(placed)).toEqual(['PLACED', 'PACKING', 'SHIPPED', 'HANDED_OVER']);
});

it('an order advances once, even if many workers get the same state from the carrier', async () => {
  const orders = await registered();
  for (const parcel of carrier.desk.parcels)
    parcel.statuses.push({
      code: 'TAKEN_BY_COURIER',
      name: 'У курьера',
      date_time: '2026-11-24T10:00:00+0300',
    });
  while ((await reached(orders, 'SHIPPED')) < PARCELS)
    await eight(async (deps) => {
      // Makes all parcels due again, as if the leases of other workers had expired.
      await dueNow(deps.db, orders);
      await askCarriers(deps);
    });
  for (const placed of orders) expect(await statesOf(placed)).toEqual(['PLACED', 'PACKING', 'SHIPPED']);
});
