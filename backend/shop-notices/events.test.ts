import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/client/client.schemas.ts';
import { openSmallShop } from '../catalog/testing/database.ts';
import { writeToShop } from '../contact/testing/write.ts';
import { createOperator, placeOrder, type TestOperator } from '../orders/testing/operators.ts';
import { byPost, giveOrderToGuest, handOver, shopperOf } from '../refunds/testing/refunds.ts';
import { buyer, decide } from '../reviews/testing/reviews.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../testing/app.ts';
import { becomeGuest, COURIER, ORDERS, PRICE, setTee } from '../testing/shopping.ts';
import type { ShopNotice } from './base/shop-notice.ts';
import { collectedNotices } from './testing/collected-notices.ts';

const TOTAL = 2 * PRICE + COURIER;

const db = await openSmallShop();
let shop: TestApp;
let notices: ShopNotice[];
let manager: TestOperator;

beforeEach(async () => {
  await forgetEveryone(db);
  await db.execute(sql`truncate table operator, operator_call, "order", review, contact_request cascade`);
  await setTee(db, { stock: 90, price: PRICE });
  const collected = collectedNotices();
  notices = collected.notices;
  shop = createTestApp(db, { shopNotices: collected.shopNotices });
  manager = await createOperator(shop, 'ofis-1', 'manager');
});

const order = (payment: 'cash' | 'card-online' = 'cash', isPaid = true) =>
  placeOrder(shop, { pieces: 2, delivery: COURIER, payment, isPaid: payment !== 'cash' && isPaid });
const ownerOf = async (placed: Order) => giveOrderToGuest(shop, placed, (await becomeGuest(shop)).access);
async function cancel(placed: Order, lines?: { position: number; quantity: number }[]): Promise<void> {
  const body = { reason: 'CHANGED_MIND', ...(lines && { lines }) };
  const token = await ownerOf(placed);
  expect((await shop.call(`${ORDERS}/${placed.id}/cancellation`, { token, body })).status).toBe(200);
}
const events = () => notices.map(({ event }) => event);

describe('an order', () => {
  it('a placed order causes a notice, without data of its buyer', async () => {
    const { number } = await order();
    expect(notices).toEqual([
      {
        event: 'ORDER_PLACED',
        id: expect.any(String),
        at: '2026-11-21T09:00:00.000Z',
        time: '12:00',
        number,
        sum: TOTAL,
        pieces: 2,
        delivery: 'courier',
        fitting: true,
        city: 'Казань',
        isPart: false,
      },
    ]);
  });

  it('an order that must be paid online causes its notice only when it is paid', async () => {
    await order('card-online', false);
    expect(notices).toEqual([]);
    const { number } = await order('card-online');
    await shop.sendMessages();
    expect(notices).toMatchObject([{ event: 'ORDER_PLACED', number, sum: TOTAL }]);
  });

  it('a shopper who cancels an order or a part of it causes another notice', async () => {
    await cancel(await order());
    await cancel(await order(), [{ position: 0, quantity: 1 }]);
    expect(notices.filter(({ event }) => event === 'ORDER_CANCELLED')).toMatchObject([
      { sum: TOTAL, pieces: 2, isPart: false },
      { sum: PRICE, pieces: 1, isPart: true },
    ]);
  });

  it('an order that is cancelled before it was paid causes no notice', async () => {
    await cancel(await order('card-online', false));
    await cancel(await order('card-online', false), [{ position: 0, quantity: 1 }]);
    expect(notices).toEqual([]);
  });

  it('an operator who cancels an order causes no notice', async () => {
    const { id } = await order();
    await manager.does({ id }, 'cancellation', { version: 1, reason: 'OTHER' });
    expect(events()).toEqual(['ORDER_PLACED']);
  });
});

it('a refund request causes one notice to the shop, even if the shopper submits it repeatedly', async () => {
  const placed = await order();
  await handOver(manager, placed);
  const token = await ownerOf(placed);
  const shopper = shopperOf(shop, () => token);
  const refund = await shopper.patch(await shopper.begin(placed), byPost(1));
  expect(events()).toEqual(['ORDER_PLACED']);
  const key = randomUUID();
  await shopper.send(refund, key);
  await shopper.send(refund, key);
  expect(notices.slice(1)).toMatchObject([
    { event: 'REFUND_REQUESTED', number: `${placed.number}/1`, sum: PRICE, pieces: 1 },
  ]);
});

it('a review causes a notice to the shop each time it begins to wait for an operator', async () => {
  const anna = await buyer(shop, manager, 'anna@example.ru');
  notices.splice(0);
  await anna.write();
  expect(notices).toEqual([]);
  const text = 'Смотрите на www.example.com, там дешевле';
  const { id } = await anna.write({ seenVersion: 1, text });
  await anna.write({ seenVersion: 2, text: `${text}!` });
  expect(notices).toMatchObject([{ event: 'REVIEW_WAITING', reviewId: id }]);
  await decide(manager, id, 'refusal');
  await anna.write({ seenVersion: 4, text });
  expect(events()).toEqual(['REVIEW_WAITING', 'REVIEW_WAITING']);
  expect(JSON.stringify(notices)).not.toContain('example.com');
});

it('a contact request causes one notice to the shop, without its text', async () => {
  const key = randomUUID();
  const first = (await (await writeToShop(shop, { key })).json()) as { number: string };
  expect(notices).toMatchObject([{ event: 'CONTACT_REQUESTED', number: first.number, subject: 'DELIVERY' }]);
  expect(JSON.stringify(notices)).not.toMatch(/Анна|anna@|привезут/);
});
