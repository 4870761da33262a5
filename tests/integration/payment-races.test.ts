import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import type { Order, Payment } from '#contract/client/client.schemas.ts';
import { askProviders } from '../../backend/orders/paying/ask-providers.ts';
import { expireOrders } from '../../backend/orders/paying/expire-orders.ts';
import { openPayments } from '../../backend/payments/providers/open-payments.ts';
import { silentLogger } from '../../backend/platform/log/logger.ts';
import { readServiceSettings } from '../../backend/service-settings.ts';
import { NO_SHOP_NOTICES } from '../../backend/shop-notices/testing/no-shop-notices.ts';
import { type RunningBank, startBank } from '../../mocks/bank/start-bank.ts';
import { type Buyer, buyersOf, ORDERS, place } from './orders.ts';
import { type IntegrationShop, openShop } from './shop.ts';

const PAYMENTS = '/api/payment-orchestration/v1';
const CREDENTIALS = { YOOKASSA_SHOP_ID: 'shop', YOOKASSA_SECRET_KEY: 'secret' };

let bank: RunningBank;
let shop: IntegrationShop;
let services: ReturnType<typeof readServiceSettings>;

/**
 * Uses the shop's jobs, a bank called over HTTP, and PostgreSQL, because PGlite has only one connection, so
 * calls would never really run in parallel.
 */
beforeAll(async () => {
  const notify = async (_: URL, body: string) => {
    const provider = await shop.newGuest();
    await provider.call('POST', `${PAYMENTS}/notifications/yookassa`, JSON.parse(body));
  };
  bank = await startBank({ port: 0, shopId: 'shop', secretKey: 'secret', send: notify });
  services = readServiceSettings({ PAYMENTS: 'yookassa', ...CREDENTIALS, YOOKASSA_URL: bank.url });
  shop = await openShop(inject('postgresUrl'), { services });
});
afterAll(async () => {
  await shop?.close();
  await bank?.stop();
});

/** The dependencies of a second process of the shop. */
const worker = () => ({
  db: shop.db,
  clock: () => new Date(),
  ids: () => randomUUID(),
  logger: silentLogger,
  payments: openPayments({ settings: services }),
  wakeOutbox() {},
  shopName: 'Лавка',
  shopNotices: NO_SHOP_NOTICES,
  publicUrl: 'http://localhost:3999',
  marketing: null,
});

const start = ({ shopper }: Buyer, id: string, key: string = randomUUID()) =>
  shopper.call(
    'POST',
    `${PAYMENTS}/orders/${id}/payment`,
    { method: 'card-online' },
    {
      headers: { 'idempotency-key': key },
    },
  );
const read = async ({ shopper }: Buyer, id: string) =>
  (await shopper.call('GET', `${ORDERS}/${id}`)).json() as Promise<Order>;

async function placeUnpaid(buyer: Buyer): Promise<Order> {
  const body = { ...buyer.body, payment: { method: 'card-online' as const } };
  const answer = await place({ ...buyer, body });
  expect(answer.status).toBe(200);
  return answer.json() as Promise<Order>;
}

/** Places orders of one article and starts their payments at the bank. */
async function begun(count: number) {
  const articleId = await shop.articleWithStock(count);
  const buyers = await buyersOf(shop, Array(count).fill(articleId));
  const orders: { buyer: Buyer; id: string; total: number; pay: () => Promise<Response> }[] = [];
  // The orders are placed one after the other. Only their payments are to run in parallel here.
  for (const buyer of buyers) {
    const { id, total } = await placeUnpaid(buyer);
    const { confirmationUrl } = (await (await start(buyer, id)).json()) as Payment;
    orders.push({ buyer, id, total, pay: () => choose(confirmationUrl) });
  }
  return { articleId, orders };
}

const choose = (page: string | null) =>
  fetch(page ?? '', { method: 'POST', body: new URLSearchParams({ choice: 'pay' }), redirect: 'manual' });

const stockOf = async (articleId: string) =>
  (await shop.sql.query('select stock from article where id = $1', [articleId])).rows[0]?.stock as number;

const noRefundWaits = async () => {
  const { rows } = await shop.sql.query(
    `select 1 from refund where state = 'REQUESTED' union all
     select 1 from payment where ask_at is not null and state in ('CANCELLED', 'EXPIRED') and asked_at is null`,
  );
  expect(rows).toEqual([]);
};

it('pressing the payment button twenty times creates one payment, whether the calls have the same idempotency key or different ones', async () => {
  const [buyer] = await buyersOf(shop, [await shop.articleWithStock(5)]);
  if (!buyer) throw new Error('There is no buyer.');
  const { id } = await placeUnpaid(buyer);
  const before = bank.bank.payments.size;
  const key = randomUUID();
  await Promise.all(Array.from({ length: 20 }, (_, turn) => start(buyer, id, turn % 2 ? key : undefined)));
  const answer = await start(buyer, id, key);
  expect(((await answer.json()) as Payment).state).toBe('WAITING');
  expect(bank.bank.payments.size - before).toBe(1);
});

it('every order that expires while it is being paid is either paid or cancelled, with correct stock and money', async () => {
  const { articleId, orders } = await begun(12);
  const ids = orders.map(({ id }) => id);
  await shop.sql.query(`update "order" set pay_until = now() where id = any($1)`, [ids]);
  const [one, other] = [worker(), worker()];
  await Promise.all([
    ...orders.map(({ pay }) => pay()),
    ...[one, other, one, other].map((deps) => expireOrders(deps)),
    ...[one, other].map((deps) => askProviders(deps)),
  ]);
  while ((await expireOrders(one)) > 0);
  await vi.waitFor(
    async () => {
      // The shop asks the bank about payments of expired orders only after a while. This statement makes the
      // questions due now.
      await shop.sql.query('update payment set ask_at = now() where ask_at is not null');
      await askProviders(one);
      await noRefundWaits();
      const { rows } = await shop.sql.query(
        `select 1 from payment where order_id = any($1) and state <> 'PAID'`,
        [ids],
      );
      expect(rows).toEqual([]);
    },
    { timeout: 30_000, interval: 200 },
  );
  const seen = await Promise.all(orders.map(({ buyer, id }) => read(buyer, id)));
  const paid = seen.filter(({ state }) => state === 'PAID');
  expect(seen.filter(({ state }) => state !== 'PAID' && state !== 'CANCELLED')).toEqual([]);
  for (const { state, total, payment } of seen)
    expect(payment.paidSum - payment.refundedSum).toBe(state === 'PAID' ? total : 0);
  expect(await stockOf(articleId)).toBe(12 - paid.length);
  // The orders had expired, but there was enough stock, so the late payments reserved the pieces again.
  expect(paid).toHaveLength(12);
});

it('a payment made while the order is being cancelled is refunded', async () => {
  const { articleId, orders } = await begun(8);
  const deps = worker();
  const cancel = ({ shopper }: Buyer, id: string) =>
    shopper.call('POST', `${ORDERS}/${id}/cancellation`, { reason: 'CHANGED_MIND' });
  const answers = await Promise.all([
    ...orders.map(({ buyer, id }) => cancel(buyer, id)),
    ...orders.map(({ pay }) => pay()),
    askProviders(deps),
  ]);
  for (const answer of answers.slice(0, 8)) expect((answer as Response).status).toBe(200);
  await vi.waitFor(
    async () => {
      await shop.sql.query('update payment set ask_at = now() where ask_at is not null');
      await askProviders(deps);
      await noRefundWaits();
      const seen = await Promise.all(orders.map(({ buyer, id }) => read(buyer, id)));
      expect(seen.map(({ state }) => state)).toEqual(Array(8).fill('CANCELLED'));
      expect(seen.map(({ payment }) => payment.paidSum - payment.refundedSum)).toEqual(Array(8).fill(0));
      expect(seen.map(({ payment }) => payment.paidSum)).toEqual(orders.map(({ total }) => total));
    },
    { timeout: 30_000, interval: 200 },
  );
  expect(await stockOf(articleId)).toBe(8);
  const atBank = [...bank.bank.payments.values()].filter(
    ({ refunded_amount }) => refunded_amount.value !== '0.00',
  );
  for (const one of atBank) expect(one.refunded_amount.value).toBe(one.amount.value);
});
