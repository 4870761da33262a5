import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { order } from '../../backend/domain/tables/orders.ts';
import { cancelOrder } from '../../backend/orders/cancel-order.ts';
import { askProvider } from '../../backend/orders/paying/ask-providers.ts';
import { expireOrder } from '../../backend/orders/paying/expire-orders.ts';
import { startPayment } from '../../backend/orders/paying/start-payment.ts';
import { placeOrder } from '../../backend/orders/place-order.ts';
import { readOrder } from '../../backend/orders/reading/read-order.ts';
import { attemptsOf } from '../../backend/payments/attempts.ts';
import { payment, refund } from '../../backend/payments/base/tables.ts';
import { type OpenDatabase, openDatabase } from '../../backend/platform/db/client.ts';
import { silentLogger as logger } from '../../backend/platform/log/logger.ts';
import { createTestApp, type TestApp } from '../../backend/testing/app.ts';
import { buyersOf } from './orders.ts';
import { type IntegrationShop, openShop } from './shop.ts';

const ROUNDS = 15;

let shop: IntegrationShop;
let other: OpenDatabase;
/** Two processes of the shop that use the same database and the same bank. */
let one: TestApp;
let two: TestApp;

beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
  other = await openDatabase({ dataDir: '', databaseUrl: shop.url, logger });
  const clock = () => new Date();
  one = createTestApp(shop.db, { clock });
  two = createTestApp(other.db, { clock, payments: one.deps.payments });
});
afterAll(async () => {
  await other?.close();
  await shop?.close();
});

type Paying = { id: string; ownerId: string; articleId: string };

/**
 * Places orders of one article each. The bank has received their payments, but the shop does not know it yet.
 */
async function paidAtBank(): Promise<Paying[]> {
  const articleIds = await shop.articlesWithStock(ROUNDS, 5);
  const waiting: Paying[] = [];
  for (const [place, { shopper, body }] of (await buyersOf(shop, articleIds)).entries()) {
    const placed = await placeOrder(one.deps, {
      owner: { id: shopper.id, kind: 'guest' },
      key: randomUUID(),
      deviceId: undefined,
      clientIp: '127.0.0.1',
      requestId: randomUUID(),
      body: { ...body, payment: { method: 'sbp' } },
    });
    const wish = { orderId: placed.id, ownerId: shopper.id, key: randomUUID(), method: 'sbp' as const };
    await startPayment(one.deps, wish);
    one.bank.pay();
    waiting.push({ id: placed.id, ownerId: shopper.id, articleId: articleIds[place] ?? '' });
  }
  return waiting;
}

/** Makes both processes ask the bank about the payment at the same time, as after two notifications. */
const learnOfPayment = async ({ id }: Paying) => {
  const [attempt] = await attemptsOf(shop.db, id);
  if (!attempt) throw new Error('No attempt was begun.');
  return [askProvider(one.deps, attempt), askProvider(two.deps, attempt)];
};

async function outcomeOf({ id, ownerId, articleId }: Paying) {
  const { state, events } = await readOrder(shop.db, { id, ownerId, now: new Date() });
  const { rows } = await shop.sql.query('select stock from article where id = $1', [articleId]);
  const back = await shop.db
    .select({ sum: refund.sum })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(payment.orderId, id));
  const [attempt] = await attemptsOf(shop.db, id);
  const returned = back.reduce((all, { sum }) => all + sum, 0);
  return {
    state,
    steps: events.length,
    stock: rows[0].stock,
    isPaid: attempt?.state,
    kept: (attempt?.takenSum ?? 0) - returned,
  };
}

it('an order that is cancelled while it is being paid returns pieces and money once', async () => {
  for (const paying of await paidAtBank()) {
    const { id, ownerId } = paying;
    const cancelling = [one, two].map(({ deps }) => cancelOrder(deps, { id, ownerId, reason: 'OTHER' }));
    await Promise.all([...cancelling, ...(await learnOfPayment(paying))]);
    // Asks the bank again, so that the shop has the final state of the payment.
    await Promise.all(await learnOfPayment(paying));
    expect(await outcomeOf(paying)).toMatchObject({ state: 'CANCELLED', stock: 5, isPaid: 'PAID', kept: 0 });
  }
});

it('an order that expires while it is being paid stays paid if there are pieces in stock', async () => {
  for (const paying of await paidAtBank()) {
    await shop.db
      .update(order)
      .set({ payUntil: new Date(Date.now() - 1000) })
      .where(eq(order.id, paying.id));
    const ending = [one, two].map(({ deps }) => expireOrder(deps, paying.id));
    await Promise.all([...ending, ...(await learnOfPayment(paying))]);
    await Promise.all(await learnOfPayment(paying));
    // The order had expired and its pieces were free again. They are still in stock, so the late payment
    // reserves them again.
    const { total } = await readOrder(shop.db, { ...paying, now: new Date() });
    expect(await outcomeOf(paying)).toMatchObject({ state: 'PAID', stock: 4, isPaid: 'PAID', kept: total });
  }
});
