import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/client/client.schemas.ts';
import { promoCode } from '../../cart/base/tables.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { order } from '../../domain/tables/orders.ts';
import { createMindbox } from '../../marketing/mindbox.ts';
import { OPERATIONS, percentOff, startMindbox } from '../../marketing/testing/mindbox.ts';
import { listOutbox, repeatDead } from '../../platform/outbox/operate.ts';
import { outboxMessage } from '../../platform/outbox/tables.ts';
import { json } from '../../platform/testing/counterpart.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { orderBody } from '../../testing/calls.ts';
import {
  becomeGuest,
  bodyForOneTee,
  COURIER,
  PRICE,
  putTee,
  sendOrder,
  setTee,
  TEE,
} from '../../testing/shopping.ts';
import { cancelOrder } from '../cancel-order.ts';
import { createOperator, placeOrder, type TestOperator } from '../testing/operators.ts';

const DEVICE = '8a1de1f4-2c39-4a49-8f0f-52b0c9d4c8b1';
const MINUTE = 60_000;
/** Matches personal data of the buyers in the tests. */
const PERSONAL = /Анна|Петрова|9991234567|anna@|Баумана/i;

const db = await openSmallShop();
let platform: Awaited<ReturnType<typeof startMindbox>>;
let shop: TestApp;
let manager: TestOperator;

beforeAll(async () => {
  platform = await startMindbox(percentOff(0));
});
afterAll(() => platform.close());

beforeEach(async () => {
  await forgetEveryone(db);
  await db.execute(sql`truncate table operator, operator_call, "order" cascade`);
  await db.delete(promoCode);
  await setTee(db, { stock: 9, price: PRICE });
  platform.requests.length = 0;
  platform.setAsyncReply();
  const access = { url: platform.url, endpointId: 'e', secretKey: 's', timeoutMs: 600_000 };
  shop = createTestApp(db, { marketing: createMindbox({ ...access, operations: OPERATIONS }) });
  manager = await createOperator(shop, 'ofis-1', 'manager');
});

const ordered = (more: Partial<Parameters<typeof placeOrder>[1]> = {}) =>
  placeOrder(shop, { pieces: 2, delivery: COURIER, deviceId: DEVICE, ...more });

const step = async ({ id }: Order, what: string, body: object = {}) => {
  const { version } = await (await manager.call(`/orders/${id}`)).json();
  await manager.does({ id }, what, { version, ...body });
};
/**
 * Ships an order. If `leaveMessages` is true, the messages stay in the outbox, so that the test can look at
 * them.
 */
async function ship({ id }: Order, options: { leaveMessages?: boolean } = {}): Promise<void> {
  const { version } = await (await manager.call(`/orders/${id}`)).json();
  const body = { version, carrier: 'СДЭК', number: '1106207236' };
  const shipped = await manager.call(`/orders/${id}/shipment`, { body, ...options });
  expect(shipped.status).toBe(200);
}

/**
 * The events that the platform received, in order. Each is the state of the order; if the event lists pieces,
 * they are included.
 */
const got = () =>
  platform.events().map(({ body }) => {
    const { orderLinesStatus, order: content } = body;
    if (orderLinesStatus) return orderLinesStatus;
    return content.lines.map((line: { status: string; quantity: number }) => [line.status, line.quantity]);
  });
const waiting = async () =>
  (await listOutbox(db, { onlyDead: false })).filter(({ kind }) => kind === 'order-event');
const later = (minutes: number) => {
  shop.advance(minutes * MINUTE);
  return shop.sendMessages();
};
const ownerOf = async ({ id }: Order) =>
  (await db.select().from(order).where(eq(order.id, id)))[0]?.ownerId ?? '';

describe('an order whose shopper consented to tracking', () => {
  it('an order whose shopper consented to tracking is sent to the platform when it is placed, with the device id and without personal data (§6.3.9)', async () => {
    await db.insert(promoCode).values({ code: 'OSEN', kind: 'sum', value: 10_001 });
    const { access: token } = await becomeGuest(shop);
    await putTee(shop, token, 2);
    const entered = await shop.call('/api/cart-orchestration/v1/carts/promo-codes', {
      token,
      body: { code: 'OSEN' },
    });
    const { version, discountPrice } = await entered.json();
    const total = discountPrice + COURIER;
    const body = orderBody({ cartVersion: version, pieces: 2, total });
    const headers = { 'x-mindbox-device-uuid': DEVICE };
    platform.requests.length = 0;
    const placed = (await (await sendOrder(shop, token, body, undefined, headers)).json()) as Order;
    const events = platform.events();
    expect(events).toEqual([
      {
        endpointId: 'e',
        operation: 'Website.CreateUnauthorizedOrder',
        deviceUUID: DEVICE,
        transactionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        body: {
          executionDateTimeUtc: placed.placedAt,
          order: {
            ids: { websiteID: placed.id },
            totalPrice: total / 100,
            deliveryCost: COURIER / 100,
            lines: [
              {
                lineId: '1',
                lineNumber: 1,
                product: { ids: { website: TEE } },
                quantity: 2,
                basePricePerItem: PRICE / 100,
                status: 'PLACED',
                discountedPricePerLine: (2 * PRICE - 10_001) / 100,
              },
            ],
            coupons: [{ ids: { code: 'OSEN' } }],
          },
        },
      },
    ]);
    expect(JSON.stringify(events)).not.toMatch(PERSONAL);
    expect(await waiting()).toEqual([]);
  });

  it('steps of an order that matter to its buyer cause further events for the platform, without the device id', async () => {
    const placed = await ordered({ payment: 'sbp' });
    await step(placed, 'packing');
    await ship(placed);
    await step(placed, 'handover');
    expect(got()).toEqual([[['PLACED', 2]], 'PAID', 'SHIPPED', 'HANDED_OVER']);
    const [, ...rest] = platform.events();
    expect(JSON.stringify(rest)).not.toContain(DEVICE);
    expect(JSON.stringify(rest)).not.toMatch(PERSONAL);
    expect(rest.every(({ body }) => body.order.ids.websiteID === placed.id)).toBe(true);
  });

  it('a partial cancellation and a partial handover send an event with the remaining pieces to the platform', async () => {
    const placed = await ordered({ pieces: 3, delivery: 0 });
    const lines = [{ position: 0, quantity: 1 }];
    await cancelOrder(shop.deps, { id: placed.id, ownerId: await ownerOf(placed), reason: 'OTHER', lines });
    await shop.sendMessages();
    await step(placed, 'packing');
    await ship(placed);
    await step(placed, 'handover', { kept: [{ position: 0, quantity: 1 }] });
    await later(1);
    expect(got()).toEqual([
      ...[[['PLACED', 3]], [['PLACED', 2]], 'SHIPPED'],
      ...[[['SHIPPED', 1]], 'PARTLY_HANDED_OVER'],
    ]);
    const { order: content } = platform.events()[3]?.body ?? {};
    expect(content).toMatchObject({ totalPrice: PRICE / 100, deliveryCost: 0 });
    expect(content.lines).toMatchObject([{ lineId: '1', discountedPricePerLine: PRICE / 100 }]);
  });

  it('the cancellation of an order sends an event to the marketing platform', async () => {
    const placed = await ordered();
    await cancelOrder(shop.deps, { id: placed.id, ownerId: await ownerOf(placed), reason: 'OTHER' });
    await shop.sendMessages();
    expect(got()).toEqual([[['PLACED', 2]], 'CANCELLED']);
  });
});

describe('cases without an event', () => {
  const nothing = async () => {
    expect(await db.select({ marketing: order.marketing }).from(order)).toEqual([{ marketing: null }]);
    expect(await waiting()).toEqual([]);
    expect(platform.events()).toEqual([]);
  };

  it('no event of an order is sent without the shopper’s consent, neither when the order is placed nor later (§6.3.9)', async () => {
    const { deviceId: _, ...without } = { pieces: 2, delivery: COURIER, deviceId: DEVICE };
    const placed = await placeOrder(shop, without);
    await step(placed, 'packing');
    await ship(placed, { leaveMessages: true });
    await nothing();
  });

  it('no event of an order is written without a marketing platform, nor if the order is older than its configuration', async () => {
    const withPlatform = shop;
    shop = createTestApp(db);
    const placed = await ordered();
    shop = withPlatform;
    await step(placed, 'packing');
    await ship(placed, { leaveMessages: true });
    await nothing();
  });

  it('no event is written if the order cannot be placed', async () => {
    const { access: token } = await becomeGuest(shop);
    const { version } = await putTee(shop, token, 1);
    const body = orderBody({ cartVersion: version, pieces: 1, total: 1 });
    const refused = await sendOrder(shop, token, body, undefined, { 'x-mindbox-device-uuid': DEVICE });
    expect(refused.status).toBe(409);
    expect(await waiting()).toEqual([]);
  });

  it('no second event is written if the request to place the order is repeated', async () => {
    const { access: token } = await becomeGuest(shop);
    const body = await bodyForOneTee(shop, token);
    const key = shop.deps.ids();
    for (let time = 0; time < 2; time += 1) {
      const answer = await sendOrder(shop, token, body, key, { 'x-mindbox-device-uuid': DEVICE });
      expect(answer.status).toBe(200);
    }
    expect(got()).toHaveLength(1);
  });
});

describe('a failing marketing platform', () => {
  it('a marketing platform that was down gets all events later, in order, each with its original idempotency key', async () => {
    platform.setAsyncReply(json({}, 503));
    const placed = await ordered();
    await step(placed, 'packing');
    await ship(placed);
    await step(placed, 'handover');
    expect(await waiting()).toMatchObject([{ deadAt: null }, { deadAt: null }, { deadAt: null }]);
    // As long as the event of the order's creation is not sent, none of its later events is sent.
    expect(got().every((one) => Array.isArray(one))).toBe(true);
    const tried = platform.events();
    platform.requests.length = 0;
    platform.setAsyncReply();
    for (let time = 0; time < 5; time += 1) await later(61);
    expect(got()).toEqual([[['PLACED', 2]], 'SHIPPED', 'HANDED_OVER']);
    expect(tried.length).toBeGreaterThan(0);
    for (const one of tried) expect(one).toEqual(platform.events()[0]);
    expect(await waiting()).toEqual([]);
  });

  it('if sending a step of an order fails, later steps are sent only after it', async () => {
    const placed = await ordered();
    await step(placed, 'packing');
    platform.setAsyncReply(json({}, 503));
    await ship(placed);
    platform.setAsyncReply();
    await step(placed, 'handover');
    expect(got()).toEqual([[['PLACED', 2]], 'SHIPPED']);
    for (let time = 0; time < 2; time += 1) await later(1);
    expect(got()).toEqual([[['PLACED', 2]], 'SHIPPED', 'SHIPPED', 'HANDED_OVER']);
  });

  it('a marketing platform gets an event again with the same key if its response was lost', async () => {
    platform.setAsyncReply((response) => response.destroy());
    await ordered();
    platform.setAsyncReply();
    await later(1);
    const [first, second, ...more] = platform.events();
    expect(first).toEqual(second);
    expect(more).toEqual([]);
  });

  it('after the platform rejected an order, it gets no further events of the order until an operator retries the message', async () => {
    platform.setAsyncReply(json({ status: 'ValidationError' }, 400));
    const placed = await ordered();
    platform.setAsyncReply();
    await step(placed, 'packing');
    await ship(placed);
    await later(61);
    expect(got()).toHaveLength(1);
    expect(await waiting()).toMatchObject([{ lastError: 'The platform answered 400' }, { deadAt: null }]);
    await repeatDead(db, 'all', shop.deps.clock());
    await later(61);
    await later(61);
    expect(got()).toEqual([[['PLACED', 2]], [['PLACED', 2]], 'SHIPPED']);
  });

  it('after the platform rejected one step of an order, it still gets the next step', async () => {
    const placed = await ordered();
    await step(placed, 'packing');
    platform.setAsyncReply(json({ status: 'ValidationError' }));
    await ship(placed);
    platform.setAsyncReply();
    await step(placed, 'handover');
    expect(got()).toEqual([[['PLACED', 2]], 'SHIPPED', 'HANDED_OVER']);
    expect((await listOutbox(db, { onlyDead: true })).map(({ kind }) => kind)).toEqual(['order-event']);
  });

  it('a failure to send an event is logged without the device id, the order id and personal data', async () => {
    platform.setAsyncReply(json({}, 503));
    const placed = await ordered();
    const log = JSON.stringify(shop.log);
    expect(log).toContain('The platform answered 503');
    for (const secret of [DEVICE, placed.id, TEE]) expect(log).not.toContain(secret);
    expect(log).not.toMatch(PERSONAL);
  });
});

it('removing the platform from the settings makes waiting events fail with an error', async () => {
  platform.setAsyncReply(json({}, 503));
  await ordered();
  const without = createTestApp(db);
  without.advance(60 * MINUTE);
  await without.sendMessages();
  expect(await db.select({ error: outboxMessage.lastError }).from(outboxMessage)).toEqual([
    { error: 'The marketing platform is not configured.' },
  ]);
});
