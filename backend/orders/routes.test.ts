import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type {
  Cart,
  Order,
  OrderState,
  Orders,
  OrderTracking,
  Problem,
} from '#contract/client/client.schemas.ts';
import { cartLine, cartPromoCode, promoCode, promoCodeUse } from '../cart/base/tables.ts';
import { testNow } from '../catalog/testing/catalog.ts';
import { openSmallShop } from '../catalog/testing/database.ts';
import { cleanUp } from '../clean-up.ts';
import { consentRecord } from '../domain/consents/consents.ts';
import { account, consent, principal } from '../domain/tables/identities.ts';
import { order, orderBuyer, orderEvent } from '../domain/tables/orders.ts';
import { openAccount } from '../identity/testing/account.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../testing/app.ts';
import { orderBody } from '../testing/calls.ts';
import {
  becomeGuest,
  bodyForOneTee,
  COURIER,
  ORDERS,
  PRICE,
  putTee,
  sendOrder,
  setTee,
  stockOfTee,
  TEE,
} from '../testing/shopping.ts';
import { addStep } from './queries/add-step.ts';

/** The price of courier delivery in kopecks, if the goods cost less than 3 000 ₽. */
const COURIER_OF_ONE = 35_000;
/** The delivery price for 0, 1 or 2 pieces, in kopecks. Delivery is free from 5 000 ₽. */
const courierFor = (pieces: number) => [0, COURIER_OF_ONE, COURIER][pieces] ?? 0;

const db = await openSmallShop();
let shop: TestApp;
let token: string;

beforeEach(async () => {
  await forgetEveryone(db);
  await db.delete(promoCode);
  await setTee(db, { stock: 5, price: PRICE });
  shop = createTestApp(db);
  token = (await becomeGuest(shop)).access;
});

const put = (quantity: number) => putTee(shop, token, quantity);
const place = (body: unknown, key: string = randomUUID()) => sendOrder(shop, token, body, key);
const bodyFor = (pieces: number, total: number, cartVersion = 1) => orderBody({ cartVersion, pieces, total });

async function placed(pieces = 2): Promise<Order> {
  await put(pieces);
  const response = await place(bodyFor(pieces, pieces * 190_000 + courierFor(pieces)));
  expect(response.status).toBe(200);
  return response.json();
}

async function refused(response: Response): Promise<Problem> {
  expect(response.status).toBe(409);
  return response.json();
}

describe('placeOrder', () => {
  it('placeOrder stores a guest’s consents and their IP address with the buyer (§5.4.2)', async () => {
    await put(1);
    await place(bodyFor(1, 190_000 + COURIER_OF_ONE));
    const [first] = await db.select().from(orderBuyer);
    const { version: agreed } = consentRecord('personal-data');
    expect(first).toMatchObject({ consentVersion: agreed, marketingVersion: null });
    expect(first?.consentIp).toBeTruthy();
    await db.delete(orderBuyer);
    await put(1);
    await place({ ...bodyFor(1, 190_000 + COURIER_OF_ONE, 3), marketingConsent: true });
    const { document, version, textHash } = consentRecord('marketing');
    expect((await db.select().from(orderBuyer))[0]).toMatchObject({
      marketingDocument: document,
      marketingVersion: version,
      marketingTextHash: textHash,
    });
    expect(await db.$count(consent)).toBe(0);
  });

  it('placeOrder stores the newsletter consent with the account, and subscribes it if it has made no choice yet (§5.4.2)', async () => {
    const { token: mine, id } = await openAccount(shop);
    const order = async (more: object) => {
      const answer = await sendOrder(shop, mine, { ...(await bodyForOneTee(shop, mine)), ...more });
      expect(answer.status).toBe(200);
    };
    const state = async () => {
      const [{ subscriptions } = { subscriptions: null }] = await db
        .select()
        .from(account)
        .where(eq(account.id, id));
      const given = await db.select().from(consent).where(eq(consent.accountId, id));
      return { subscriptions, given: given.map(({ purpose, ip }) => [purpose, ip !== null]) };
    };
    await order({});
    await order({ marketingConsent: false });
    expect(await state()).toEqual({ subscriptions: [], given: [] });
    await order({ marketingConsent: true });
    expect(await state()).toEqual({ subscriptions: ['EMAIL_NEWS'], given: [['marketing', true]] });
    await db.update(account).set({ subscriptions: ['SMS_ORDERS'] });
    await order({ marketingConsent: true });
    expect((await state()).subscriptions).toEqual(['SMS_ORDERS']);
    expect((await db.select().from(orderBuyer)).map((buyer) => buyer.marketingVersion)).toEqual(
      Array(4).fill(null),
    );
  });

  it('placeOrder stores a recipient other than the buyer (§3.6.10)', async () => {
    await put(1);
    const recipient = { name: 'Мария Орлова', phone: '+79990000001' };
    const answer = await place({ ...bodyFor(1, 190_000 + COURIER_OF_ONE), recipient });
    expect(await answer.json()).toMatchObject({ recipient, contact: { name: 'Анна Петрова' } });
    await put(1);
    const own = await place(bodyFor(1, 190_000 + COURIER_OF_ONE, 3));
    expect(await own.json()).toMatchObject({ recipient: null });
  });

  it('placeOrder uses up a single-use promo code with the first order; another shopper who has it sees the new sum before ordering', async () => {
    await db.insert(promoCode).values({ code: 'ODIN', kind: 'percent', value: 10, maxUses: 1 });
    const other = (await becomeGuest(shop)).access;
    for (const shopper of [token, other]) {
      await putTee(shop, shopper, 2);
      await shop.call('/api/cart-orchestration/v1/carts/promo-codes', {
        token: shopper,
        body: { code: 'ODIN' },
      });
    }
    const seen = bodyFor(2, 342_000 + COURIER, 2);
    expect((await place(seen)).status).toBe(200);
    const { order } = await refused(await sendOrder(shop, other, seen, randomUUID()));
    expect(order).toMatchObject({
      changes: [{ code: 'PROMO_CODE', text: 'ODIN: Промокод уже использован' }],
      now: { total: 380_000 + COURIER },
    });
    expect(await stockOfTee(db)).toBe(3);
    const agreed = await sendOrder(shop, other, bodyFor(2, 380_000 + COURIER, 2), randomUUID());
    expect(await agreed.json()).toMatchObject({ total: 380_000 + COURIER });
    expect(await db.$count(promoCodeUse)).toBe(1);
  });

  it('placeOrder does not use up a promo code that has no effect on the sum', async () => {
    await db.insert(promoCode).values([
      { code: 'BOLSHE', kind: 'sum', value: 9_999_900, combines: true },
      { code: 'ODIN', kind: 'percent', value: 10, combines: true, maxUses: 1 },
    ]);
    await put(2);
    for (const code of ['BOLSHE', 'ODIN'])
      await shop.call('/api/cart-orchestration/v1/carts/promo-codes', { token, body: { code } });
    expect((await place(bodyFor(2, COURIER_OF_ONE, 3))).status).toBe(200);
    expect((await db.select().from(promoCodeUse)).map(({ code }) => code)).toEqual(['BOLSHE']);
  });

  it('placeOrder takes the pieces from stock, empties the cart and stores a snapshot of the goods (§3.6.4)', async () => {
    await db.insert(promoCode).values({ code: 'ZIMA10', kind: 'percent', value: 10, maxUses: 1 });
    await put(2);
    await shop.call('/api/cart-orchestration/v1/carts/promo-codes', { token, body: { code: 'ZIMA10' } });
    const answer = await place(bodyFor(2, 342_000 + COURIER, 2));
    const made = (await answer.json()) as Order;
    expect(answer.status).toBe(200);
    expect(made).toMatchObject({
      state: 'PLACED',
      canCancel: true,
      goodsSum: 380_000,
      discountSum: 38_000,
      total: 372_000,
      delivery: { methodId: 'courier', cityName: 'Казань', price: COURIER },
      lines: [
        {
          articleId: TEE,
          quantity: 2,
          total: 342_000,
          vatRate: 22,
          discounts: [{ source: 'PROMO_CODE', promoCode: 'ZIMA10', sum: 38_000 }],
        },
      ],
    });
    expect(made.number).toMatch(/^В-\d{6}-\d$/);
    expect(await stockOfTee(db)).toBe(3);
    expect(await db.select().from(promoCodeUse)).toMatchObject([{ orderId: made.id, code: 'ZIMA10' }]);
    expect(await db.select().from(cartPromoCode)).toEqual([]);
    const cart = await shop.call('/api/cart-orchestration/v1/carts', { token });
    expect(await cart.json()).toMatchObject({ items: [], version: 3 });
  });

  it('placeOrder returns the same order for the same idempotency key, and refuses this key with another body (§3.6.3)', async () => {
    await put(2);
    const key = randomUUID();
    const body = bodyFor(2, 380_000 + COURIER);
    const first = await (await place(body, key)).json();
    await setTee(db, { price: 250_000 });
    expect(await (await place(body, key)).json()).toEqual(first);
    const other = await place({ ...body, comment: 'Позвоните' }, key);
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await db.$count(order)).toBe(1);
    expect(await stockOfTee(db)).toBe(3);
  });

  test.each<[string, () => Promise<unknown>, string, number]>([
    ['price', () => setTee(db, { price: 200_000 }), 'PRICE', 400_000 + COURIER],
    ['stock', () => setTee(db, { stock: 1 }), 'STOCK', 190_000 + COURIER_OF_ONE],
    ['all pieces', () => setTee(db, { stock: 0 }), 'STOCK', 0],
    ['cart', () => put(1), 'CART', 570_000],
  ])(
    'placeOrder reports a changed %s with the new sums, and orders nothing (§3.6.2)',
    async (_, change, code, total) => {
      await put(2);
      await change();
      const left = await stockOfTee(db);
      const problem = await refused(await place(bodyFor(2, 380_000 + COURIER)));
      expect(problem.code).toBe('ORDER_CHANGED');
      expect(problem.order?.changes.map((one) => one.code)).toContain(code);
      expect(problem.order?.now.total).toBe(total);
      expect(await db.$count(order)).toBe(0);
      expect(await stockOfTee(db)).toBe(left);
    },
  );
});

test('an order by post without a postal code is refused with an error at the field of the postal code (§3.7.11)', async () => {
  await put(2);
  const body = bodyFor(2, 380_000);
  const byPost = { ...body.delivery, methodId: 'post', day: null, interval: null, postalCode: null };
  const wrong = await place({ ...body, payment: { method: 'sbp' }, delivery: byPost });
  expect(wrong.status).toBe(422);
  expect(((await wrong.json()) as Problem).errors).toEqual([
    {
      in: 'body',
      pointer: '/delivery/postalCode',
      code: 'required',
      message: 'Укажите индекс: без него почта не\u00a0доставит',
    },
  ]);
  const problem = await refused(
    await place({ ...body, payment: { method: 'sbp' }, delivery: { ...byPost, postalCode: '420111' } }),
  );
  expect(problem.code).toBe('ORDER_CHANGED');
});

describe('cancelOrder', () => {
  const cancel = (id: string) =>
    shop.call(`${ORDERS}/${id}/cancellation`, { token, body: { reason: 'CHANGED_MIND' } });

  it('cancelOrder returns the pieces to stock once, and records actor and reason (§3.6.4)', async () => {
    const { id } = await placed();
    expect(await stockOfTee(db)).toBe(3);
    for (const _ of [1, 2]) {
      const answer = await cancel(id);
      expect(await answer.json()).toMatchObject({ state: 'CANCELLED', canCancel: false });
    }
    expect(await stockOfTee(db)).toBe(5);
    expect(await db.select().from(orderEvent).orderBy(orderEvent.position)).toMatchObject([
      { state: 'PLACED', by: 'shopper', reason: null },
      { state: 'CANCELLED', by: 'shopper', reason: 'CHANGED_MIND' },
    ]);
  });

  it('cancelOrder makes the promo codes of the order usable again (§3.6.4)', async () => {
    await db.insert(promoCode).values({ code: 'ZIMA10', kind: 'percent', value: 10, maxUses: 1 });
    await put(2);
    await shop.call('/api/cart-orchestration/v1/carts/promo-codes', { token, body: { code: 'ZIMA10' } });
    const answer = await place(bodyFor(2, 342_000 + COURIER, 2));
    const { id } = (await answer.json()) as Order;
    expect(await db.$count(promoCodeUse)).toBe(1);
    await cancel(id);
    expect(await db.$count(promoCodeUse)).toBe(0);
  });

  it('no recorded step of an order can be changed (§3.6.21)', async () => {
    await placed();
    await expect(db.update(orderEvent).set({ state: 'PAID' })).rejects.toThrow();
    await expect(db.delete(orderEvent)).rejects.toThrow();
  });
});

describe('cancelOrder by lines', () => {
  const cancel = (id: string, lines: { position: number; quantity: number }[]) =>
    shop.call(`${ORDERS}/${id}/cancellation`, { token, body: { reason: 'OTHER', lines } });

  it('cancelOrder by lines puts the cancelled pieces back into stock and lowers the sum by exactly their price, once (§3.6.5)', async () => {
    await db.insert(promoCode).values({ code: 'MINUS', kind: 'sum', value: 10_001, maxUses: 1 });
    await put(3);
    await shop.call('/api/cart-orchestration/v1/carts/promo-codes', { token, body: { code: 'MINUS' } });
    const goods = 570_000 - 10_001;
    const made = (await (await place(bodyFor(3, goods, 2))).json()) as Order;
    for (const _ of [1, 2]) {
      const answer = (await (await cancel(made.id, [{ position: 0, quantity: 1 }])).json()) as Order;
      expect(answer).toMatchObject({
        state: 'PLACED',
        goodsSum: 380_000,
        cancelledSum: 186_666,
        total: goods - 186_666,
        lines: [{ quantity: 3, total: goods, cancelled: 1, cancelledSum: 186_666 }],
      });
      expect(answer.goodsSum - answer.discountSum).toBe(answer.total);
    }
    expect(await stockOfTee(db)).toBe(3);
    expect(await db.$count(promoCodeUse)).toBe(1);
    const events = await db.select().from(orderEvent).orderBy(orderEvent.position);
    expect(events).toMatchObject([
      { state: 'PLACED', lines: null },
      { state: 'PLACED', by: 'shopper', reason: 'OTHER', lines: [{ position: 0, quantity: 1 }] },
    ]);
  });

  it('cancelOrder by lines cancels the whole order if its last piece is cancelled, and refunds the rest of the money (§3.6.5)', async () => {
    const { id } = await placed(3);
    await cancel(id, [{ position: 0, quantity: 2 }]);
    const answer = await cancel(id, [{ position: 0, quantity: 3 }]);
    expect(await answer.json()).toMatchObject({
      state: 'CANCELLED',
      cancelledBecause: 'SHOPPER',
      total: 190_000,
      lines: [{ cancelled: 2 }],
    });
    expect(await stockOfTee(db)).toBe(5);
  });

  it.each([
    ['more pieces than ordered', [{ position: 0, quantity: 4 }], '/lines/0/quantity'],
    ['an unknown line', [{ position: 1, quantity: 1 }], '/lines/0/quantity'],
    [
      'the same line twice',
      [
        { position: 0, quantity: 1 },
        { position: 0, quantity: 2 },
      ],
      '/lines/1/quantity',
    ],
  ])('cancelOrder by lines refuses %s', async (_, lines, pointer) => {
    const { id } = await placed(3);
    const answer = await cancel(id, lines);
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as Problem).errors).toMatchObject([{ pointer }]);
    expect(await stockOfTee(db)).toBe(2);
  });
});

describe('repeatOrder', () => {
  const repeat = async (id: string, headers?: Record<string, string>) =>
    (await shop.call(`${ORDERS}/${id}/repetition`, { method: 'POST', token, headers })).json();
  const inCart = async () => {
    const cart = (await (await shop.call('/api/cart-orchestration/v1/carts', { token })).json()) as Cart;
    return cart.items.map(({ articleId, quantity }) => ({ articleId, quantity }));
  };

  it('repeatOrder adds goods that are in stock to the current cart (§3.6.6)', async () => {
    const { id } = await placed(2);
    await put(1);
    expect(await repeat(id)).toEqual({ pieces: 2, missing: [] });
    expect(await inCart()).toEqual([{ articleId: TEE, quantity: 3 }]);
  });

  it('repeatOrder reports goods that are unavailable and goods added only in part (§3.6.6)', async () => {
    const made = await placed(3);
    await setTee(db, { stock: 1 });
    expect(await repeat(made.id)).toMatchObject({ pieces: 1, missing: [{ articleId: TEE, size: '46' }] });
    await db.delete(cartLine);
    await setTee(db, { stock: 0 });
    expect(await repeat(made.id)).toMatchObject({ pieces: 0, missing: [{ text: 'Этот размер закончился' }] });
    const { canRepeat } = (await (await shop.call(`${ORDERS}/${made.id}`, { token })).json()) as Order;
    expect(canRepeat).toBe(false);
  });

  it('repeatOrder adds nothing for a repeated request', async () => {
    const { id } = await placed(1);
    const headers = { 'x-request-id': randomUUID() };
    await repeat(id, headers);
    expect(await repeat(id, headers)).toEqual({ pieces: 0, missing: [] });
    expect(await inCart()).toEqual([{ articleId: TEE, quantity: 1 }]);
  });
});

describe('an order in delivery', () => {
  it('an order in delivery has its parcel, a pick-up code while it is ready for collection, and the last day for collection (§3.6.7)', async () => {
    const { id } = await placed(1);
    await db.update(order).set({
      delivery: sql`${order.delivery} || '{"kind": "pickup-point", "storageDays": 5}'::jsonb`,
    });
    const step = (from: OrderState, to: OrderState, tracking?: OrderTracking) =>
      db.transaction((tx) =>
        addStep(tx, shop.deps, id, { from, to, by: 'operator', reason: null, ...(tracking && { tracking }) }),
      );
    const read = async () => (await (await shop.call(`${ORDERS}/${id}`, { token })).json()) as Order;
    const tracking = { carrier: 'СДЭК', number: '1010101010', url: 'https://www.cdek.ru/ru/tracking' };
    await step('PLACED', 'PACKING');
    await step('PACKING', 'SHIPPED', tracking);
    expect(await read()).toMatchObject({ tracking, pickupCode: null, canCancel: false });
    await step('SHIPPED', 'READY');
    const ready = await read();
    expect(ready).toMatchObject({ tracking, storedUntil: '2026-11-26' });
    expect(ready.pickupCode).toMatch(/^[1-9]\d{3}$/);
    expect(ready.progress.map(({ state }) => state)).toEqual([
      ...['PLACED', 'PACKING', 'SHIPPED', 'READY', 'HANDED_OVER'],
    ]);
    await step('READY', 'HANDED_OVER');
    expect(await read()).toMatchObject({ pickupCode: null, storedUntil: null });
  });
});

describe('getOrders', () => {
  it('getOrders lists orders by page, newest first, filtered by state', async () => {
    const first = await placed(1);
    shop.advance(1000);
    await put(1);
    await place(bodyFor(1, 190_000 + COURIER_OF_ONE, 3));
    const read = async (query: Record<string, string>) =>
      (await (await shop.call(ORDERS, { token, query })).json()) as Orders;
    expect((await read({ size: '1', page: '2' })).items).toMatchObject([{ id: first.id, pieces: 1 }]);
    expect(await read({ state: 'CANCELLED' })).toMatchObject({ totalItems: 0, totalPages: 1 });
  });
});

describe('getOrderStatus', () => {
  const status = (number: string, phone: string, clientIp = '203.0.113.7') =>
    shop.call('/api/order-orchestration/v1/order-status', { body: { number, phone }, clientIp });

  it('getOrderStatus returns no personal data, and responds to a wrong number in the same way as to a wrong phone (§3.6.14)', async () => {
    const { number } = await placed();
    const right = await status(number, '+79991234567');
    const text = await right.text();
    expect(right.status).toBe(200);
    expect(text).not.toMatch(/Анна|\+7|example\.ru|Баумана/);
    const [wrongPhone, wrongNumber] = [
      await status(number, '+79990000000'),
      await status('В-000000-0', '+79991234567'),
    ];
    const shown = async (response: Response) => {
      const { requestId: _of, ...problem } = (await response.json()) as Problem;
      return problem;
    };
    expect(await shown(wrongPhone)).toEqual(await shown(wrongNumber));
    expect(wrongPhone.status).toBe(404);
  });

  it('getOrderStatus answers the buyer at any time, even while others guess the phone for this order, and after the account is deleted (§3.6.14)', async () => {
    const { number } = await placed();
    await db.delete(principal);
    const wrong: number[] = [];
    for (let count = 0; count < 40; count += 1) {
      wrong.push((await status(number, '+79990000000', '198.51.100.1')).status);
      await status(number, '+79990000000', `198.51.${count}.1`);
      expect((await status(number, '+79991234567', '192.0.2.1')).status).toBe(200);
    }
    expect(wrong).toEqual([...Array(30).fill(404), ...Array(10).fill(429)]);
    // The buyer may use the same network as the people who guess, so the limit must not apply to the correct
    // phone.
    expect((await status(number, '+79991234567', '198.51.100.1')).status).toBe(200);
    const figures = { wrongPairsOfOneOrder: 2 * wrong.length, looksOfItsBuyerAnswered: wrong.length + 1 };
    console.info(`Figures: ${JSON.stringify(figures)}`);
  });

  it('getOrderStatus answers 429 to every request of a network that has sent a hundred wrong pairs', async () => {
    const { number } = await placed();
    for (let count = 0; count < 100; count += 1) await status(number, '+79990000000', '198.51.100.1');
    const refused = await status(number, '+79991234567', '198.51.100.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await status(number, '+79991234567', '192.0.2.1')).status).toBe(200);
  });
});

test('the buyer’s data of a finished order is deleted after the retention period; the order itself stays', async () => {
  const { id } = await placed();
  await db.update(orderBuyer).set({ keptUntil: testNow });
  shop.advance(400 * 24 * 60 * 60 * 1000);
  await cleanUp(shop.deps);
  expect(await db.$count(orderBuyer)).toBe(1);
  await db.update(order).set({ state: 'CANCELLED' }).where(eq(order.id, id));
  await cleanUp(shop.deps);
  expect(await db.$count(orderBuyer)).toBe(0);
  expect(await db.$count(order)).toBe(1);
});
