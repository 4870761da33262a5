import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { seedDemo } from '../../../demo/seed/seed.ts';
import type { DeliveryOptions } from '../../../src/generated/model/deliveryOptions.ts';
import type { Order } from '../../../src/generated/model/order.ts';
import type { OrderState } from '../../../src/generated/model/orderState.ts';
import { articleIdOf, testCatalog, testNow } from '../../catalog/testing/catalog.ts';
import type { Database } from '../../platform/db/client.ts';
import { article } from '../../platform/db/schema/catalog.ts';
import { order, orderBuyer, orderEvent, orderLine } from '../../platform/db/schema/orders.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp, tokensOf } from '../../testing/app.ts';
import { orderBody } from '../../testing/calls.ts';
import { noteRefund } from '../note-refund.ts';
import { addStep } from '../queries/add-step.ts';
import { orderHtml } from './order-letter.ts';

const tee = articleIdOf('futbolka-1-belaya', '46');
const PATH = '/api/order-orchestration/v1/orders';
const plain = (text: string | undefined) => (text ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

let db: Database;
let close: () => Promise<void>;
let shop: TestApp;
let token: string;

beforeAll(async () => {
  ({ db, close } = await freshDatabase());
  await seedDemo(db, { catalog: testCatalog(), now: testNow });
});
afterAll(() => close());
beforeEach(async () => {
  await forgetEveryone(db);
  await db.delete(orderBuyer);
  await db.update(article).set({ stock: 5 }).where(eq(article.id, tee));
  shop = createTestApp(db);
  token = tokensOf(await shop.call('/api/auth/guest', { method: 'POST' })).access;
});

async function placed(): Promise<Order> {
  const items = [{ action: 'ADD', articleId: tee, quantity: 1, isGift: false }];
  await shop.call('/api/cart-orchestration/v1/carts/items/list', { token, body: { items } });
  const asked = await shop.call('/api/delivery-orchestration/v1/options', {
    token,
    query: { city: 'kazan' },
  });
  const { goodsSum, methods, cartVersion } = (await asked.json()) as DeliveryOptions;
  const price = methods.find(({ id }) => id === 'courier')?.price ?? 0;
  const body = orderBody({ cartVersion, pieces: 1, total: goodsSum + price });
  const answer = await shop.call(PATH, { token, body, headers: { 'idempotency-key': randomUUID() } });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** Subjects of what was sent since the last look, with where it went. */
async function sent(): Promise<string[]> {
  await shop.sendMessages();
  return shop.messages.splice(0).map(({ channel, subject }) => `${channel}: ${plain(subject)}`);
}

async function step(id: string, from: OrderState, to: OrderState): Promise<void> {
  await db.transaction((tx) => addStep(tx, shop.deps, id, { from, to, by: 'operator', reason: null }));
}

describe('letters about an order', () => {
  it('come one for each step that is worth it, in the transaction of the step', async () => {
    const { id, number } = await placed();
    const named = `Заказ № ${number}`;
    expect(await sent()).toEqual([`email: ${named} оформлен`, `sms: ${named} оформлен`]);
    await step(id, 'PLACED', 'PACKING');
    expect(await sent()).toEqual([]);
    await step(id, 'PACKING', 'SHIPPED');
    expect(await sent()).toEqual([`email: ${named} передан в доставку`]);
    await step(id, 'SHIPPED', 'READY');
    expect(await sent()).toEqual([`email: ${named} готов к выдаче`, `sms: ${named} готов к выдаче`]);
    await step(id, 'READY', 'HANDED_OVER');
    expect(await sent()).toEqual([`email: ${named} вручён`]);
    await db.transaction((tx) => noteRefund(tx, shop.deps, { orderId: id, sum: 1990, state: 'DONE' }));
    expect(await sent()).toEqual([`email: ${named}: деньги возвращены`]);
  });

  it('are not there when the step is not', async () => {
    const { id } = await placed();
    await sent();
    const failing = db.transaction(async (tx) => {
      await addStep(tx, shop.deps, id, { from: 'PLACED', to: 'PACKING', by: 'operator', reason: null });
      await addStep(tx, shop.deps, id, { from: 'PACKING', to: 'SHIPPED', by: 'operator', reason: null });
      throw new Error('something after the step');
    });
    await expect(failing).rejects.toThrow('something after');
    expect(await sent()).toEqual([]);
    expect(await db.$count(orderEvent, eq(orderEvent.orderId, id))).toBe(1);
  });

  it('come once for a cancellation, however often it is asked for', async () => {
    const { id, number } = await placed();
    await sent();
    for (const _ of [1, 2])
      await shop.call(`${PATH}/${id}/cancellation`, { token, body: { reason: 'OTHER' } });
    expect(await sent()).toEqual([`email: Заказ № ${number} отменён`]);
  });

  test('the one of placing has goods, sums, address and the way to the order', async () => {
    const { number } = await placed();
    await shop.sendMessages();
    const [letter, sms] = shop.messages;
    const text = plain(letter?.text);
    for (const part of ['Футболка', 'ул. Баумана, 1', 'Анна Петрова', 'Курьером', 'К оплате: 2 340 ₽'])
      expect(text, part).toContain(part);
    // A guest has no list of orders.
    expect(text).toContain('https://shop.example/orderstatus');
    expect(letter).toMatchObject({ to: 'anna@example.ru' });
    expect(sms?.to).toBe('+79991234567');
    expect(plain(sms?.text)).toContain(`Заказ № ${number} оформлен`);
    for (const part of ['Футболка', 'ул. Баумана, 1', 'Посмотреть заказ'])
      expect(plain(letter?.html), part).toContain(part);
  });

  test('the one of readiness has the code, the place, its hours and the last day', async () => {
    const { id } = await placed();
    const point = {
      ...{ code: 'x', name: 'Витрина на Баумана', address: 'ул. Баумана, 9', landmark: 'м. Кремлёвская' },
      hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '22:00' }],
      ...{ latitude: 55.79, longitude: 49.11 },
    };
    const changes = JSON.stringify({ kind: 'store', point, storageDays: 3 });
    await db.update(order).set({ delivery: sql`${order.delivery} || ${changes}::jsonb` });
    await step(id, 'PLACED', 'PACKING');
    await step(id, 'PACKING', 'READY');
    await shop.sendMessages();
    const [kept] = await db.select().from(order).where(eq(order.id, id));
    const text = plain(shop.messages.findLast(({ channel }) => channel === 'email')?.text);
    for (const part of [
      ...['Витрина на Баумана, ул. Баумана, 9', 'м. Кремлёвская', 'Ежедневно 10:00–22:00'],
      ...[`Код: ${kept?.pickupCode}`, 'Хранится до: 24 ноября'],
    ])
      expect(text, part).toContain(part);
    expect(shop.messages.at(-1)?.text).toContain(kept?.pickupCode);
  });

  it('go to no one once the buyer is no longer kept', async () => {
    const { id } = await placed();
    await sent();
    await db.delete(orderBuyer);
    await step(id, 'PLACED', 'PACKING');
    await step(id, 'PACKING', 'SHIPPED');
    expect(await sent()).toEqual([]);
    expect(await db.$count(orderLine, eq(orderLine.orderId, id))).toBe(1);
  });
});

test('every value of the HTML is escaped, and nothing in it comes from outside', () => {
  const evil = '<script>alert("1")</script>';
  const html = orderHtml(
    {
      ...{ subject: evil, preview: evil, sentences: [evil], after: [evil] },
      link: { label: evil, href: 'https://shop.example/orders/1?a="b"' },
      facts: [{ title: evil, rows: [{ name: evil, value: evil }] }],
      goods: [{ name: evil, note: evil, sum: evil }],
      sums: [{ name: evil, value: evil }],
      total: { name: evil, value: evil },
    },
    { shopName: evil, publicUrl: 'https://shop.example' },
  );
  expect(html).not.toContain('<script');
  expect(html).not.toMatch(/<(img|link|iframe)|url\(|@import/);
  expect(html.match(/href="([^"]*)"/g)?.every((href) => href.startsWith('href="https://shop.example'))).toBe(
    true,
  );
});
