import { beforeEach, expect, it } from 'vitest';
import type { OperatorOrder, OperatorOrders, Order } from '#contract/client/client.schemas.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { gaugePayments } from '../../payments/gauge-payments.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { collectedNotices } from '../../shop-notices/testing/collected-notices.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { COURIER, PRICE, setTee, stockOfTee } from '../../testing/shopping.ts';
import { expireOrders } from '../paying/expire-orders.ts';
import { createOperator, placeOrder, type TestOperator } from '../testing/operators.ts';

const TOTAL = 2 * PRICE + COURIER;

const db = await openSmallShop();
const { shopNotices, notices } = collectedNotices();
let shop: TestApp;
let manager: TestOperator;

beforeEach(async () => {
  await forgetEveryone(db);
  await emptyTables(db, ['operator', 'operator_call', 'order']);
  await setTee(db, { stock: 5, price: PRICE });
  notices.length = 0;
  shop = createTestApp(db, { shopNotices });
  manager = await createOperator(shop, 'ofis-1', 'manager');
});

const show = async ({ id }: Order): Promise<OperatorOrder> =>
  (await manager.call(`/orders/${id}`)).json() as Promise<OperatorOrder>;
const charged = (sum: number) =>
  placeOrder(shop, { pieces: 2, delivery: COURIER, payment: 'sbp', charged: sum });
async function decide(order: Order, decision: 'ACCEPT' | 'RETURN') {
  const { version, paymentCases } = await show(order);
  const answer = await manager.call(`/orders/${order.id}/payment-cases/${paymentCases[0]?.id}`, {
    body: { version, decision },
  });
  await shop.sendMessages();
  return answer;
}
const backAtBank = () => shop.bank.payments.flatMap(({ refunds }) => refunds.map(({ sum }) => sum));
const undecided = async () =>
  ((await (await manager.call('/orders?undecided=true')).json()) as OperatorOrders).items.map(({ id }) => id);
async function metric(): Promise<string | undefined> {
  const metrics = createMetrics();
  gaugePayments({ ...shop.deps, metrics });
  return /^vitrina_payments_undecided (\d+)$/m.exec(await metrics.registry.metrics())?.[1];
}

it('a payment of a sum other than the sum due does not pay the order, and the shop is notified with both sums', async () => {
  const order = await charged(TOTAL - 100);
  expect(await show(order)).toMatchObject({
    order: { state: 'AWAITING_PAYMENT', payment: { paidSum: 0, refundedSum: 0 } },
    paymentCases: [{ due: TOTAL, charged: TOTAL - 100, decision: null }],
  });
  expect(await undecided()).toEqual([order.id]);
  await shop.sendMessages();
  expect(notices).toMatchObject([
    { event: 'PAYMENT_DIFFERS', number: order.number, sum: TOTAL - 100, due: TOTAL },
  ]);
});

it('if an operator accepts a payment of less than was due, the rest is waived, even if the order is cancelled later', async () => {
  const order = await charged(TOTAL - 100);
  expect((await decide(order, 'ACCEPT')).status).toBe(200);
  const paid = await show(order);
  expect(paid).toMatchObject({
    order: { state: 'PAID', payment: { paidSum: TOTAL - 100, refundedSum: 0 } },
    paymentCases: [{ decision: 'ACCEPT' }],
  });
  expect(paid.steps.at(-1)).toMatchObject({ operator: 'ofis-1', reason: 'OTHER_SUM_ACCEPT' });
  expect(await undecided()).toEqual([]);
  await manager.does(order, 'cancellation', { version: paid.version, reason: 'BUYER_ASKED' });
  await shop.sendMessages();
  expect(backAtBank()).toEqual([TOTAL - 100]);
});

it('if an operator accepts a payment of more than was due, the surplus is refunded', async () => {
  const order = await charged(TOTAL + 700);
  await decide(order, 'ACCEPT');
  expect(backAtBank()).toEqual([700]);
  expect(await show(order)).toMatchObject({
    order: { state: 'PAID', payment: { paidSum: TOTAL + 700, refundedSum: 700 } },
  });
});

it('if an operator returns a payment of a wrong sum, all its money is refunded with a letter, and the order can be paid again', async () => {
  const order = await charged(TOTAL + 700);
  await decide(order, 'RETURN');
  expect(backAtBank()).toEqual([TOTAL + 700]);
  expect(await show(order)).toMatchObject({
    order: { state: 'AWAITING_PAYMENT', payment: { state: 'REFUSED', refundedSum: TOTAL + 700 } },
    paymentCases: [{ decision: 'RETURN' }],
  });
  expect(shop.messages.map(({ subject }) => subject?.replaceAll('\u00a0', ' '))).toContainEqual(
    expect.stringContaining('возвращаем оплату'),
  );
  expect((await decide(order, 'ACCEPT')).status).toBe(409);
});

it('accepting a payment of an expired order takes the order’s pieces from stock again; if they are sold out, the payment can only be returned', async () => {
  const order = await charged(TOTAL - 100);
  shop.advance(24 * 60 * 60_000);
  await expireOrders(shop.deps);
  expect(await stockOfTee(db)).toBe(5);
  await setTee(db, { stock: 1, price: PRICE });
  expect((await decide(order, 'ACCEPT')).status).toBe(409);
  await setTee(db, { stock: 5, price: PRICE });
  expect((await decide(order, 'ACCEPT')).status).toBe(200);
  expect((await show(order)).order.state).toBe('PAID');
  expect(await stockOfTee(db)).toBe(3);
});

it('payments that wait for an operator’s decision are counted', async () => {
  const order = await charged(TOTAL - 100);
  expect(await metric()).toBe('1');
  await decide(order, 'RETURN');
  expect(await metric()).toBe('0');
});
