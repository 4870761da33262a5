import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { order } from '../../domain/tables/orders.ts';
import { store } from '../../domain/tables/places.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import { createOperator, placeOrder, type TestOperator } from '../../orders/testing/operators.ts';
import type { Database } from '../../platform/db/database.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { becomeGuest, COURIER, PRICE, setTee } from '../../testing/shopping.ts';
import { giveOrderToGuest, handOver, REFUNDS } from './refunds.ts';

export const PIECES = 9;
/** Number of pieces in each order. */
const BOUGHT = 2;
const DAY = 24 * 60 * 60 * 1000;

/** An order that was handed over, and its buyer's token. */
export type Bought = { id: string; token: string; pieces: number; method: 'cash' | 'sbp'; total: number };

export type World = { shop: TestApp; db: Database; manager: TestOperator; store: string; orders: Bought[] };

/**
 * Opens a shop for a model test, with two orders that were handed over: one was paid on receipt, the other at
 * the bank. The database may contain data of earlier tests.
 */
export async function openWorld(db: Database): Promise<World> {
  await forgetEveryone(db);
  await db.execute(sql`truncate table operator, operator_call, "order", store_stock cascade`);
  await setTee(db, { stock: PIECES, price: PRICE });
  const shop = createTestApp(db);
  const manager = await createOperator(shop, 'ofis-1', 'manager');
  const [first] = await db.select({ code: store.code }).from(store).limit(1);
  const world: World = { shop, db, manager, store: first?.code ?? '', orders: [] };
  for (const method of ['cash', 'sbp'] as const) {
    const placed = await placeOrder(shop, { pieces: BOUGHT, delivery: COURIER, payment: method });
    const { access } = await becomeGuest(shop);
    const token = await giveOrderToGuest(shop, placed, access);
    await handOver(manager, placed);
    await shop.sendMessages();
    world.orders.push({ id: placed.id, token, method, pieces: BOUGHT, total: BOUGHT * PRICE + COURIER });
  }
  return world;
}

/** Waits for a call. It may be refused; any other failure throws. */
async function attempt(response: Promise<Response>): Promise<{ done: boolean; body: unknown }> {
  const { status, ok, ...answer } = await response.then(async (got) => ({
    status: got.status,
    ok: got.ok,
    body: (await got.json()) as unknown,
  }));
  expect([200, 404, 409, 422], JSON.stringify(answer.body)).toContain(status);
  return { done: ok, body: answer.body };
}

export const asShopper = (
  { shop }: World,
  { token }: Bought,
  path: string,
  options: Parameters<TestApp['call']>[1] = {},
) => attempt(shop.call(`${REFUNDS}${path}`, { token, leaveMessages: true, ...options }));

export const asOperator = (
  { manager }: World,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) => attempt(manager.call(path, { body, headers, leaveMessages: true }));

export const refundsOf = ({ db }: World) =>
  db.select().from(refundRequest).orderBy(refundRequest.createdAt, refundRequest.id);
export type RefundRow = Awaited<ReturnType<typeof refundsOf>>[number];

/**
 * Advances the clock by days, and sends the messages that are due. Guests get new tokens, because theirs
 * expire.
 */
export async function passDays(world: World, days: number): Promise<void> {
  const { shop, orders } = world;
  shop.advance(days * DAY);
  await shop.sendMessages();
  for (const bought of orders)
    bought.token = await giveOrderToGuest(shop, bought, (await becomeGuest(shop)).access);
}

/** Completes all refunds whose money is not paid yet, with a bank that responds. */
export async function finishPending(world: World): Promise<void> {
  Object.assign(world.shop.bank, { isDown: false, losesAnswers: false });
  for (let days = 0; days < 3; days += 1) await passDays(world, 1);
}

export const statesOf = ({ db }: World) => db.select({ id: order.id, state: order.state }).from(order);
