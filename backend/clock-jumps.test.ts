import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart, Order } from '#contract/client/client.schemas.ts';
import { promoCode } from './cart/base/tables.ts';
import { openSmallShop } from './catalog/testing/database.ts';
import { expireOrders } from './orders/paying/expire-orders.ts';
import { payment, refund } from './payments/base/tables.ts';
import { createTestApp, forgetEveryone, type TestApp, tokensOf } from './testing/app.ts';
import { orderBody } from './testing/calls.ts';
import { becomeGuest, COURIER, ORDERS, PRICE, putTee, setTee, stockOfTee } from './testing/shopping.ts';

// The machine's clock may jump: because of NTP, a restored machine or an operator's mistake. The shop always
// goes by the current time of the clock, but never repeats or undoes what it has already done.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TOTAL = 2 * PRICE + COURIER;

const db = await openSmallShop();
let shop: TestApp;
let tokens: { access: string; refresh: string };
beforeEach(async () => {
  await forgetEveryone(db);
  await db.delete(refund);
  await db.delete(payment);
  await db.delete(promoCode);
  await setTee(db, { stock: 5, price: PRICE });
  shop = createTestApp(db);
  tokens = await becomeGuest(shop);
});

const renew = (refresh = tokens.refresh) => shop.call('/api/auth/refresh', { method: 'POST', refresh });
const whoAmI = (token = tokens.access) => shop.call('/api/auth/user-identity', { token });

describe('a clock set back', () => {
  it('setting the clock back signs no shopper out', async () => {
    shop.advance(-2 * HOUR);
    expect((await whoAmI()).status).toBe(200);
    const renewed = tokensOf(await renew());
    expect((await whoAmI(renewed.access)).status).toBe(200);
  });

  it('setting the clock back does not make a used refresh token valid again; using the token ends the session', async () => {
    shop.advance(HOUR);
    const renewed = tokensOf(await renew());
    shop.advance(-HOUR);
    expect((await renew()).status).toBe(401);
    expect((await whoAmI(renewed.access)).status).toBe(401);
  });

  it('after the clock is set back a few seconds, two tabs that refresh with the same token still get the same new token', async () => {
    const first = tokensOf(await renew());
    shop.advance(-5_000);
    expect(tokensOf(await renew()).refresh).toBe(first.refresh);
  });

  it('setting the clock back makes no cancelled order payable, and does not put its pieces into stock twice', async () => {
    const { id } = await place();
    shop.advance(61 * MINUTE);
    expect(await expireOrders(shop.deps)).toBe(1);
    expect(await stockOfTee(db)).toBe(5);
    shop.advance(-61 * MINUTE);
    expect(await orderNow(id)).toMatchObject({ state: 'CANCELLED', cancelledBecause: 'UNPAID' });
    const begun = await shop.call(`/api/payment-orchestration/v1/orders/${id}/payment`, {
      token: tokens.access,
      body: { method: 'card-online' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(begun.status).toBe(409);
    shop.advance(120 * MINUTE);
    expect(await expireOrders(shop.deps)).toBe(0);
    expect(await stockOfTee(db)).toBe(5);
  });

  it('setting the clock back does not prevent queued messages from being sent, each only once', async () => {
    await place({ leaveMessages: true });
    shop.advance(-HOUR);
    await shop.sendMessages();
    const early = shop.messages.length;
    shop.advance(HOUR);
    await shop.sendMessages();
    const all = shop.messages.length;
    expect(all).toBeGreaterThan(0);
    expect(all).toBeGreaterThanOrEqual(early);
    shop.advance(-HOUR);
    await shop.sendMessages();
    shop.advance(3 * HOUR);
    await shop.sendMessages();
    expect(shop.messages).toHaveLength(all);
  });
});

describe('a clock set forward', () => {
  it('setting the clock forward expires sessions; after the clock is corrected, they are valid again', async () => {
    shop.advance(8 * DAY);
    expect((await whoAmI()).status).toBe(401);
    expect((await renew()).status).toBe(401);
    shop.advance(-8 * DAY);
    expect((await whoAmI()).status).toBe(200);
    expect((await renew()).status).toBe(204);
  });

  it('setting the clock forward ends promo codes; after the clock is corrected, they are valid again', async () => {
    const now = shop.deps.clock().getTime();
    await db.insert(promoCode).values({
      code: 'ZIMA10',
      kind: 'percent',
      value: 10,
      startsAt: new Date(now - HOUR),
      endsAt: new Date(now + HOUR),
    });
    await putTee(shop, tokens.access, 2);
    const enter = (token: string) =>
      shop.call('/api/cart-orchestration/v1/carts/promo-codes', { token, body: { code: 'ZIMA10' } });
    expect((await enter(tokens.access)).status).toBe(200);
    const sum = async () => (await readCart()).discountPrice;
    const reduced = await sum();
    expect(reduced).toBeLessThan(2 * PRICE);
    await atOtherTime(2 * HOUR, async () => expect(await sum()).toBe(2 * PRICE));
    expect(await sum()).toBe(reduced);
    shop.advance(-2 * HOUR);
    expect((await enter((await becomeGuest(shop)).access)).status).toBe(409);
  });
});

/**
 * Sets the clock to another time, runs the checks with tokens that were issued then, and sets the clock back.
 */
async function atOtherTime(ms: number, look: () => Promise<void>): Promise<void> {
  const before = tokens;
  shop.advance(ms);
  if ((await whoAmI()).status === 401) tokens = tokensOf(await renew());
  await look();
  shop.advance(-ms);
  if (tokens === before) return;
  expect((await whoAmI()).status).toBe(200);
}

async function readCart(): Promise<Cart> {
  const answer = await shop.call('/api/cart-orchestration/v1/carts', { token: tokens.access });
  expect(answer.status).toBe(200);
  return answer.json() as Promise<Cart>;
}

async function place(options: { leaveMessages?: boolean } = {}): Promise<Order> {
  const { version } = await putTee(shop, tokens.access, 2);
  const wanted = orderBody({ cartVersion: version, pieces: 2, total: TOTAL });
  const body = { ...wanted, payment: { method: 'card-online' } };
  const answer = await shop.call(ORDERS, {
    token: tokens.access,
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
    ...options,
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json() as Promise<Order>;
}

async function orderNow(id: string): Promise<Order> {
  const answer = await shop.call(`${ORDERS}/${id}`, { token: tokens.access });
  return answer.json() as Promise<Order>;
}
