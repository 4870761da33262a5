import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import type { OrderState } from '#contract/client/client.schemas.ts';
import { order } from '../../backend/domain/tables/orders.ts';
import type { Marketing } from '../../backend/marketing/marketing.ts';
import { percentOff, startMindbox } from '../../backend/marketing/testing/mindbox.ts';
import { orderEventMessages } from '../../backend/orders/marketing/order-event-messages.ts';
import { writeOrderCreated } from '../../backend/orders/marketing/write-order-event.ts';
import { addStep } from '../../backend/orders/queries/add-step.ts';
import { writeOrder } from '../../backend/orders/queries/write-order.ts';
import { sampleOrder } from '../../backend/orders/testing/sample-order.ts';
import { type OpenDatabase, openDatabase } from '../../backend/platform/db/client.ts';
import { silentLogger as logger } from '../../backend/platform/log/logger.ts';
import { LEASE_MS, sendOutbox } from '../../backend/platform/outbox/send-outbox.ts';
import { outboxMessage } from '../../backend/platform/outbox/tables.ts';
import { NO_SHOP_NOTICES } from '../../backend/shop-notices/testing/no-shop-notices.ts';

const PROCESS = fileURLToPath(new URL('./order-event-process.ts', import.meta.url));
const DEVICE = '8a1de1f4-2c39-4a49-8f0f-52b0c9d4c8b1';

let admin: pg.Client;
let database: OpenDatabase;
let url: string;
let platform: Awaited<ReturnType<typeof startMindbox>>;

/** Shows that order events reach the marketing platform even if the processes that send them are killed. */
beforeAll(async () => {
  admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  const name = `events_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  const address = new URL(inject('postgresUrl'));
  address.pathname = `/${name}`;
  url = address.href;
  database = await openDatabase({ dataDir: '', databaseUrl: url, logger });
  platform = await startMindbox(percentOff(0));
});
afterAll(async () => {
  await platform?.close();
  await database?.close();
  await admin?.end();
});
beforeEach(async () => {
  await database.db.delete(outboxMessage);
  platform.requests.length = 0;
  platform.setAsyncReply();
});

const never = () => Promise.reject(new Error('must not be called in this process'));
const deps = {
  clock: () => new Date(),
  ids: () => randomUUID(),
  shopName: 'Лавка',
  shopNotices: NO_SHOP_NOTICES,
  publicUrl: 'http://localhost',
  marketing: { offersFor: never, sendOrderEvent: never },
};

/** Places an order and cancels it, which writes two events. Neither has been sent yet. */
async function orderWithTwoEvents(): Promise<string> {
  const id = randomUUID();
  await database.db.transaction(async (tx) => {
    const placedAt = new Date();
    await writeOrder(tx, deps, { ...sampleOrder({ articleId: randomUUID() }), id, placedAt });
    await writeOrderCreated(tx, deps, { orderId: id, deviceId: DEVICE, at: placedAt });
  });
  await step(id, 'PLACED', 'CANCELLED');
  return id;
}

async function step(id: string, from: OrderState, to: OrderState): Promise<void> {
  await database.db.transaction(async (tx) => {
    await addStep(tx, deps, id, { from, to, by: 'shop', reason: null });
    await tx.delete(outboxMessage).where(sql`${outboxMessage.content} ->> 'kind' = 'order-letter'`);
  });
}

/**
 * Starts a process that sends the order events that are due. Its clock is `clockAhead` ms ahead, so that
 * events which a killed process had taken are due again.
 */
function start(clockAhead: number) {
  const child = fork(PROCESS, [url, String(clockAhead), platform.url], { execArgv: [] });
  return { child, ended: once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]> };
}

const orderNow = async (id: string) =>
  (await database.db.select().from(order).where(eq(order.id, id)))[0] ?? expect.unreachable();
const statusOf = ({ body }: { body: { orderLinesStatus?: string } }) => body.orderLinesStatus ?? 'PLACED';

it('order events that a killed process left unacknowledged are sent again with the same key, beginning with the creation of the order (§6.3.9)', async () => {
  const id = await orderWithTwoEvents();
  let time = 0;
  /**
   * Starts a process and kills it when its first call has reached the platform, before it gets the response.
   */
  const killed = async () => {
    const { child, ended } = start(time++ * LEASE_MS);
    platform.setAsyncReply(() => child.kill('SIGKILL'));
    expect(await ended).toEqual([null, 'SIGKILL']);
    platform.setAsyncReply();
  };
  const finished = async () => {
    while ((await database.db.$count(outboxMessage)) > 0)
      expect(await start(time++ * LEASE_MS).ended).toEqual([0, null]);
  };
  await killed();
  await killed();
  expect((await orderNow(id)).marketing).toBe('WAITING');
  await finished();
  expect((await orderNow(id)).marketing).toBe('SENT');
  await step(id, 'CANCELLED', 'PAID');
  await killed();
  await finished();
  const events = platform.events();
  expect(events.map(statusOf)).toEqual(['PLACED', 'PLACED', 'PLACED', 'CANCELLED', 'PAID', 'PAID']);
  expect(new Set(events.map((event) => JSON.stringify(event))).size).toBe(3);
});

it("the event of an order's creation is sent again if the process is killed after the response but before recording it", async () => {
  const id = await orderWithTwoEvents();
  const other = new pg.Client(url);
  await other.connect();
  await other.query('begin');
  await other.query('select 1 from "order" where id = $1 for update', [id]);
  const { child, ended } = start(0);
  for (let isHeld = false; !isHeld; ) {
    const { rows } = await database.db.execute(
      sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    isHeld = rows.length > 0;
  }
  child.kill('SIGKILL');
  await ended;
  await other.query('rollback');
  await other.end();
  for (let time = 1; (await database.db.$count(outboxMessage)) > 0; time += 1)
    await start(time * LEASE_MS).ended;
  const events = platform.events();
  expect(events.map(statusOf)).toEqual(['PLACED', 'PLACED', 'CANCELLED']);
  expect(events[0]).toEqual(events[1]);
  expect((await orderNow(id)).marketing).toBe('SENT');
});

it('eight parallel workers send each order event once, and the events of an order in the right sequence', async () => {
  const orders: string[] = [];
  for (let index = 0; index < 30; index += 1) orders.push(await orderWithTwoEvents());
  const sent: [orderId: string, what: string][] = [];
  const marketing: Marketing = {
    offersFor: never,
    sendOrderEvent: async ({ orderId, what }) => void sent.push([orderId, what]),
  };
  const { db } = database;
  for (let time = 0; (await db.$count(outboxMessage)) > 0; time += 1) {
    const clock = () => new Date(Date.now() + time * LEASE_MS);
    const work = () => sendOutbox({ db, clock, logger }, orderEventMessages({ db, marketing }));
    await Promise.all(Array.from({ length: 8 }, work));
  }
  for (const id of orders)
    expect(sent.filter(([orderId]) => orderId === id).map(([, what]) => what)).toEqual(['created', 'step']);
});
