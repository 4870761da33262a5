import { randomUUID } from 'node:crypto';
import { and, asc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { OperatorOrder } from '#contract/client/client.schemas.ts';
import { remainingPieces } from '#shared/orders/order-facts.ts';
import { orderEvent, orderLine, order as orderTable } from '../../backend/domain/tables/orders.ts';
import { cancelOrder } from '../../backend/orders/cancel-order.ts';
import { askProvider } from '../../backend/orders/paying/ask-providers.ts';
import { startPayment } from '../../backend/orders/paying/start-payment.ts';
import { placeOrder } from '../../backend/orders/place-order.ts';
import { attemptsOf } from '../../backend/payments/attempts.ts';
import { payment, refund } from '../../backend/payments/base/tables.ts';
import { type OpenDatabase, openDatabase } from '../../backend/platform/db/client.ts';
import { silentLogger as logger } from '../../backend/platform/log/logger.ts';
import { createTestApp, type TestApp } from '../../backend/testing/app.ts';
import { newOperator, type Operate } from './operators.ts';
import { buyersOf } from './orders.ts';
import { type IntegrationShop, openShop } from './shop.ts';

const ROUNDS = 8;
const STOCK = 5;

let shop: IntegrationShop;
let other: OpenDatabase;
let one: TestApp;
let two: TestApp;
let operators: Operate[];

beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
  other = await openDatabase({ dataDir: '', databaseUrl: shop.url, logger });
  const clock = () => new Date();
  one = createTestApp(shop.db, { clock });
  two = createTestApp(other.db, { clock, payments: one.deps.payments });
  const throughApp =
    ({ operators: app }: TestApp) =>
    async (request: Request) =>
      app.fetch(request, { clientIp: '127.0.0.1' });
  operators = [
    await newOperator(shop, 'ofis-1', throughApp(one)),
    await newOperator(shop, 'ofis-2', throughApp(two)),
  ];
});
afterAll(async () => {
  await other?.close();
  await shop?.close();
});

type Placed = { id: string; ownerId: string; articleId: string };

async function placed(): Promise<Placed[]> {
  const articleIds = await shop.articlesWithStock(ROUNDS, STOCK);
  const orders: Placed[] = [];
  for (const [place, { shopper, body }] of (await buyersOf(shop, articleIds)).entries()) {
    const { id } = await placeOrder(one.deps, {
      owner: { id: shopper.id, kind: 'guest' },
      key: randomUUID(),
      deviceId: undefined,
      clientIp: '127.0.0.1',
      requestId: randomUUID(),
      body: { ...body, payment: { method: 'sbp' } },
    });
    orders.push({ id, ownerId: shopper.id, articleId: articleIds[place] ?? '' });
  }
  return orders;
}

/** The buyer pays what the order waits for; the shop does not know it yet. */
async function payAtBank({ id, ownerId }: Placed): Promise<void> {
  await startPayment(one.deps, { orderId: id, ownerId, key: randomUUID(), method: 'sbp' });
  one.bank.pay();
}

/** Makes both processes ask the bank about all payments of an order at the same time. */
const learnOfPayments = async ({ id }: Placed) =>
  (await attemptsOf(shop.db, id)).flatMap((attempt) => [
    askProvider(one.deps, attempt),
    askProvider(two.deps, attempt),
  ]);

const operate = (turn: number): Operate => operators[turn % 2] as Operate;

/** The wish for one more piece, with the sum that the preview shows. */
async function wishFor({ id }: Placed) {
  const version = await shop.db.$count(orderEvent, eq(orderEvent.orderId, id));
  const wish = { version, lines: [{ position: 0, quantity: 2 }] };
  const preview = await operate(0)(`orders/${id}/edit/preview`, wish);
  if (!preview.ok) throw new Error(`No preview: ${await preview.text()}`);
  const { total } = await preview.json();
  return { ...wish, total };
}

/** Asserts that no pieces and no money are lost: what the bank has is what the order comes to. */
async function assertConserved(order: Placed): Promise<string> {
  const { id, articleId } = order;
  await Promise.all(await learnOfPayments(order));
  const [found] = await shop.db.select().from(orderTable).where(eq(orderTable.id, id));
  if (!found) throw new Error('The order is gone.');
  const lines = await shop.db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, id))
    .orderBy(asc(orderLine.position));
  const { rows } = await shop.sql.query('select stock from article where id = $1', [articleId]);
  const isCancelled = found.state === 'CANCELLED';
  const reserved = (found.waitingEdit?.reserved ?? []).reduce((all, { quantity }) => all + quantity, 0);
  expect(rows[0].stock + (isCancelled ? 0 : remainingPieces(lines)) + reserved, 'pieces').toBe(STOCK);
  const attempts = await shop.db.select().from(payment).where(eq(payment.orderId, id));
  const back = await shop.db
    .select({ sum: refund.sum })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(eq(payment.orderId, id), ne(refund.state, 'FAILED')));
  const taken = attempts.reduce((all, { takenSum }) => all + takenSum, 0);
  const net = taken - back.reduce((all, { sum }) => all + sum, 0);
  const isUnpaid = found.state === 'AWAITING_PAYMENT' && !found.waitingEdit;
  expect(net, `money of an order in ${found.state}`).toBe(isCancelled || isUnpaid ? 0 : found.total);
  return found.state;
}

it('an order that is edited, cancelled and paid at once loses neither pieces nor money', async () => {
  for (const [turn, order] of (await placed()).entries()) {
    const wish = await wishFor(order);
    await payAtBank(order);
    await Promise.all([
      operate(turn)(`orders/${order.id}/edit`, wish),
      operate(turn + 1)(`orders/${order.id}/edit`, wish),
      ...(turn % 2 === 0
        ? [cancelOrder(one.deps, { id: order.id, ownerId: order.ownerId, reason: 'OTHER' })]
        : []),
      ...(await learnOfPayments(order)),
    ]);
    await assertConserved(order);
  }
});

it('an edit whose surcharge is paid, withdrawn and cancelled at once is carried out or leaves no trace', async () => {
  for (const [turn, order] of (await placed()).entries()) {
    await payAtBank(order);
    await Promise.all(await learnOfPayments(order));
    const edited = await operate(turn)(`orders/${order.id}/edit`, await wishFor(order));
    expect(edited.status).toBe(200);
    const { version } = (await edited.json()) as OperatorOrder;
    await payAtBank(order);
    await Promise.all([
      operate(turn + 1)(`orders/${order.id}/edit/withdrawal`, { version }),
      ...(turn % 2 === 0
        ? [operate(turn)(`orders/${order.id}/cancellation`, { version, reason: 'OTHER' })]
        : []),
      ...(await learnOfPayments(order)),
    ]);
    expect(['PAID', 'CANCELLED']).toContain(await assertConserved(order));
  }
});
