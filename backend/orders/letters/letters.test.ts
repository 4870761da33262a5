import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished, test } from 'vitest';
import type { Order, OrderState } from '#contract/client/client.schemas.ts';
import { stores } from '../../../demo/seed/stores.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { principal } from '../../domain/tables/identities.ts';
import { order, orderBuyer, orderEvent, orderLine } from '../../domain/tables/orders.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { becomeGuest, bodyForOneTee, ORDERS, PRICE, sendOrder, setTee } from '../../testing/shopping.ts';
import { writeRefundNotice } from '../note-refund.ts';
import { addStep } from '../queries/add-step.ts';
import { placeOrder } from '../testing/operators.ts';
import { goodsOf, sumsOf } from './order-facts.ts';
import { orderHtml } from './order-letter.ts';

const plain = (text: string | undefined) => (text ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

const db = await openSmallShop();
let shop: TestApp;
let token: string;

beforeEach(async () => {
  await forgetEveryone(db);
  await db.delete(orderBuyer);
  await setTee(db, { stock: 5 });
  shop = createTestApp(db);
  token = (await becomeGuest(shop)).access;
});

async function placed(): Promise<Order> {
  const answer = await sendOrder(shop, token, await bodyForOneTee(shop, token));
  expect(answer.status).toBe(200);
  return answer.json();
}

/** Returns subject and recipient of each message that was sent since the last call. */
async function sent(): Promise<string[]> {
  await shop.sendMessages();
  return shop.messages.splice(0).map(({ channel, subject }) => `${channel}: ${plain(subject)}`);
}

async function step(id: string, from: OrderState, to: OrderState): Promise<void> {
  await db.transaction((tx) => addStep(tx, shop.deps, id, { from, to, by: 'operator', reason: null }));
}

describe('letters about an order', () => {
  it('letters about an order are written for each step that shoppers are informed about, in the transaction of the step (§3.6.8)', async () => {
    const { id, number } = await placed();
    const named = `Заказ № ${number}`;
    expect(await sent()).toEqual([`email: ${named} оформлен`, `sms: ${named} оформлен`]);
    await step(id, 'PLACED', 'PACKING');
    expect(await sent()).toEqual([]);
    await step(id, 'PACKING', 'SHIPPED');
    expect(await sent()).toEqual([`email: ${named} передан в доставку`, `sms: ${named} передан в доставку`]);
    await step(id, 'SHIPPED', 'READY');
    expect(await sent()).toEqual([`email: ${named} готов к выдаче`, `sms: ${named} готов к выдаче`]);
    await step(id, 'READY', 'HANDED_OVER');
    expect(await sent()).toEqual([`email: ${named} вручён`]);
    await db.transaction((tx) => writeRefundNotice(tx, shop.deps, { orderId: id, sum: 1990, state: 'DONE' }));
    expect(await sent()).toEqual([`email: ${named}: деньги возвращены`, `sms: ${named}: деньги возвращены`]);
  });

  it('no letter about a step of an order is sent if the transaction of the step is rolled back (§3.6.8)', async () => {
    const { id } = await placed();
    await sent();
    const failing = db.transaction(async (tx) => {
      await addStep(tx, shop.deps, id, { from: 'PLACED', to: 'PACKING', by: 'operator', reason: null });
      await addStep(tx, shop.deps, id, { from: 'PACKING', to: 'SHIPPED', by: 'operator', reason: null });
      throw new Error('A failure after the step');
    });
    await expect(failing).rejects.toThrow('A failure after the step');
    expect(await sent()).toEqual([]);
    expect(await db.$count(orderEvent, eq(orderEvent.orderId, id))).toBe(1);
  });

  it('the letter about a cancellation is sent once, even if the cancellation is requested repeatedly', async () => {
    const { id, number } = await placed();
    await sent();
    for (const _ of [1, 2])
      await shop.call(`${ORDERS}/${id}/cancellation`, { token, body: { reason: 'OTHER' } });
    expect(await sent()).toEqual([`email: Заказ № ${number} отменён`, `sms: Заказ № ${number} отменён`]);
  });

  test('the letter about a new order has goods, sums, delivery address and a link to the order', async () => {
    const { number } = await placed();
    await shop.sendMessages();
    const [letter, sms] = shop.messages;
    const text = plain(letter?.text);
    for (const part of ['Футболка', 'ул. Баумана, 1', 'Анна Петрова', 'Курьером', 'К оплате: 2 340 ₽'])
      expect(text, part).toContain(part);
    // A guest has no account with a list of orders, so the link leads to the status page.
    expect(text).toContain('https://shop.example/orderstatus');
    expect(text).not.toContain('личном кабинете');
    expect(text).toContain('что отменить: https://shop.example/contactform');
    expect(letter).toMatchObject({ to: 'anna@example.ru' });
    expect(sms?.to).toBe('+79991234567');
    expect(plain(sms?.text)).toContain(`заказ № ${number} оформлен`);
    for (const part of ['Футболка', 'ул. Баумана, 1', 'Посмотреть заказ'])
      expect(plain(letter?.html), part).toContain(part);
  });

  test('a letter about an order contains pictures of the goods, and the shop’s phone, only if settings say so', async () => {
    await placed();
    await shop.sendMessages();
    const plainHtml = shop.messages[0]?.html ?? '';
    expect(plainHtml).not.toContain('<img');
    expect(plainHtml).not.toContain('tel:');
    const other = createTestApp(db, {
      phone: '+7 (000) 000-00-00',
      hours: 'ежедневно с 9 до 21',
      letterPictures: true,
    });
    const { access } = await becomeGuest(other);
    await setTee(db, { stock: 5 });
    await sendOrder(other, access, await bodyForOneTee(other, access));
    await other.sendMessages();
    const { html = '', text = '' } = other.messages[0] ?? {};
    expect(html).toMatch(
      /<img src="https:\/\/shop\.example\/pictures\/[^"]+\.webp" alt="Футболка[^"]*" width="72" height="96"/,
    );
    expect(html).toContain('<a href="tel:+70000000000"');
    expect(text).toContain('+7 (000) 000-00-00, ежедневно с 9 до 21');
  });

  test('a letter about an order contains the order as schema.org data, without any data about the buyer', async () => {
    const { number } = await placed();
    await shop.sendMessages();
    const [, json = ''] =
      /<script type="application\/ld\+json">(.+?)<\/script>/.exec(shop.messages[0]?.html ?? '') ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Order',
      orderNumber: number,
      orderStatus: 'https://schema.org/OrderProcessing',
      price: '2340.00',
      priceCurrency: 'RUB',
      acceptedOffer: [{ '@type': 'Offer', eligibleQuantity: { value: 1 } }],
    });
    expect(json).not.toMatch(/Анна|Петрова|anna@|999|Баумана/);
  });

  test('the last letter about an order thanks the buyer, and links guests to the rules of returns', async () => {
    const { id } = await placed();
    await step(id, 'PLACED', 'PACKING');
    await step(id, 'PACKING', 'SHIPPED');
    await step(id, 'SHIPPED', 'READY');
    await step(id, 'READY', 'HANDED_OVER');
    await shop.sendMessages();
    const text = plain(shop.messages.find(({ subject }) => /вручён/.test(subject))?.text);
    expect(text).toContain('Спасибо за покупку');
    expect(text).toContain('Как вернуть вещи: https://shop.example/support/refunds');
    // Guests cannot write reviews, so the letter does not ask for one.
    expect(text).not.toContain('отзыв');
  });

  test('the letter about an order to collect in a store says when the order will be ready', async () => {
    const { code: store = '' } = stores.find(({ cityCode }) => cityCode === 'kazan') ?? {};
    await setTee(db, { stock: 5, price: PRICE });
    onTestFinished(() => setTee(db, { price: 199_000 }));
    await placeOrder(shop, { pieces: 1, delivery: 0, store });
    await shop.sendMessages();
    const text = plain(shop.messages[0]?.text);
    expect(text).toContain('Когда заказ можно будет забрать, напишем.');
    expect(text).not.toContain('поедет');
  });

  test('a letter about an order names the discounts of each line and lists the sums by kind of discount', async () => {
    const order = await placed();
    const discount = { source: 'PROMO_CODE' as const, promoCode: 'ZIMA10', title: null, sum: 19_900 };
    const lines = order.lines.map((line) => ({ ...line, total: 179_100, discounts: [discount] }));
    const lowered = { ...order, lines, discountSum: 19_900 };
    const [line] = goodsOf(lowered);
    expect(plain(line?.note)).toMatch(/размер .+\. Промокод ZIMA10 −199 ₽$/);
    const sums = sumsOf(lowered).map(({ name, value }) => plain(`${name}: ${value}`));
    expect(sums).toEqual(['Товары: 1 990 ₽', 'Скидка по промокоду: −199 ₽', 'Доставка: 350 ₽']);
    const part = { ...lowered, lines: lines.map((one) => ({ ...one, quantity: 2, cancelled: 1 })) };
    expect(plain(goodsOf(part)[0]?.note)).toMatch(/\. Промокод ZIMA10$/);
  });

  test('a letter about an order names the recipient, and the recipient’s phone gets the pick-up code (§3.6.10)', async () => {
    const { id } = await placed();
    await db.update(orderBuyer).set({ recipientName: 'Мария Орлова', recipientPhone: '+79990000001' });
    await step(id, 'PLACED', 'PACKING');
    await step(id, 'PACKING', 'READY');
    await shop.sendMessages();
    expect(shop.messages.map(({ to }) => to)).toEqual([
      ...['anna@example.ru', '+79991234567', 'anna@example.ru', '+79990000001'],
    ]);
    expect(plain(shop.messages[2]?.text)).toContain('Кто получит: Мария Орлова');
  });

  test('the letter about an order ready for collection has code, place, opening hours and last day (§3.6.8)', async () => {
    const { id } = await placed();
    const point = {
      code: 'x',
      name: 'Витрина на Баумана',
      address: 'ул. Баумана, 9',
      landmark: 'м. Кремлёвская',
      hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '22:00' }],
      latitude: 55.79,
      longitude: 49.11,
    };
    const changes = JSON.stringify({ kind: 'store', point, storageDays: 3 });
    await db.update(order).set({ delivery: sql`${order.delivery} || ${changes}::jsonb` });
    await step(id, 'PLACED', 'PACKING');
    await step(id, 'PACKING', 'READY');
    await shop.sendMessages();
    const [stored] = await db.select().from(order).where(eq(order.id, id));
    const text = plain(shop.messages.findLast(({ channel }) => channel === 'email')?.text);
    for (const part of [
      ...['Витрина на Баумана, ул. Баумана, 9', 'м. Кремлёвская', 'Ежедневно 10:00–22:00'],
      ...[`Код: ${stored?.pickupCode}`, 'Хранится до: 24 ноября'],
    ])
      expect(text, part).toContain(part);
    expect(shop.messages.at(-1)?.text).toContain(stored?.pickupCode);
  });

  test('text messages about an order are sent only about urgent events, one message for each (§3.6.8)', async () => {
    const { id, number } = await placed();
    const point = {
      name: 'На Баумана',
      address: 'ул. Баумана, 9',
      landmark: null,
      latitude: 55,
      longitude: 49,
    };
    const hours = [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '22:00' }];
    await step(id, 'PLACED', 'PACKING');
    await step(id, 'PACKING', 'SHIPPED');
    const collected = { kind: 'store', point: { ...point, code: 'x', hours }, storageDays: 3 };
    await db.update(order).set({ delivery: sql`${order.delivery} || ${JSON.stringify(collected)}::jsonb` });
    await step(id, 'SHIPPED', 'READY');
    await db.transaction((tx) =>
      writeRefundNotice(tx, shop.deps, { orderId: id, sum: 199_000, state: 'DONE' }),
    );
    await step(id, 'READY', 'CANCELLED');
    await shop.sendMessages();
    const [stored] = await db.select().from(order).where(eq(order.id, id));
    const texts = shop.messages.filter(({ channel }) => channel === 'sms').map(({ text }) => text);
    const due = 'К оплате 2 340 ₽.';
    expect(texts).toEqual(
      [
        `оформлен. ${due} Статус: https://shop.example/orderstatus`,
        `передан в доставку. Привезём в четверг, 26 ноября, 10:00–14:00. ${due}`,
        `можно получить. Код ${stored?.pickupCode}. ул. Баумана, 9, Ежедневно 10:00–22:00. Хранится до 24 ноября. ${due}`,
        '— вернули 1 990 ₽.',
        'отменён.',
      ].map((words) => `Лавка: заказ № ${number} ${words}`),
    );
    // Random request ids may contain these digits by chance, so the test leaves them out.
    const log = shop.log.map(({ fields, ...rest }) => ({ ...rest, fields: { ...fields, requestId: '' } }));
    expect(JSON.stringify(log)).not.toContain(stored?.pickupCode);
  });

  test('account holders get no text message about a placed order, and buyers who collect the order get none about shipping', async () => {
    const { id } = await placed();
    const account = { kind: 'user' as const };
    await db.update(principal).set(account);
    await shop.sendMessages();
    shop.messages.splice(0);
    const again = await placed();
    await db.update(order).set({ delivery: sql`${order.delivery} || '{"kind":"pickup-point"}'::jsonb` });
    await step(id, 'PLACED', 'PACKING');
    await step(id, 'PACKING', 'SHIPPED');
    await shop.sendMessages();
    expect(again.id).not.toBe(id);
    expect(shop.messages.filter(({ channel }) => channel === 'sms')).toEqual([]);
  });

  it.each([
    ['BUYER_ASKED', 'Мы отменили заказ по вашей просьбе.', false],
    ['NOT_COLLECTED', 'Платить за него не нужно.', false],
    ['NOT_REACHED', 'Мы не смогли связаться с вами, поэтому отменили заказ.', false],
    ['OUT_OF_STOCK', 'Магазин отменил заказ.', true],
  ])(
    'a letter about a cancellation by the shop with the reason %s says who wanted it',
    async (reason, sentence, isSorry) => {
      const { id } = await placed();
      await sent();
      await db.transaction((tx) =>
        addStep(tx, shop.deps, id, { from: 'PLACED', to: 'CANCELLED', by: 'operator', reason }),
      );
      await shop.sendMessages();
      const text = plain(shop.messages.find(({ channel }) => channel === 'email')?.text);
      expect(text).toContain(sentence);
      expect(text.includes('Извините')).toBe(isSorry);
    },
  );

  it('no letter about an order is sent after the buyer’s data was deleted', async () => {
    const { id } = await placed();
    await sent();
    await db.delete(orderBuyer);
    await step(id, 'PLACED', 'PACKING');
    await step(id, 'PACKING', 'SHIPPED');
    expect(await sent()).toEqual([]);
    expect(await db.$count(orderLine, eq(orderLine.orderId, id))).toBe(1);
  });
});

test('the HTML of a letter about an order escapes all values, loads no external files and uses the brand colour', () => {
  const evil = '<script>alert("1")</script>';
  const html = orderHtml(
    {
      subject: evil,
      preview: evil,
      sentences: [evil],
      after: [evil],
      link: { label: evil, href: 'https://shop.example/orders/1?a="b"' },
      facts: [{ title: evil, rows: [{ name: evil, value: evil }] }],
      goods: [{ name: evil, note: evil, sum: evil }],
      sums: [{ name: evil, value: evil }],
      total: { name: evil, value: evil },
    },
    { shopName: evil, publicUrl: 'https://shop.example', ink: '#14213d' },
  );
  expect(html).toContain('background:#14213d');
  expect(html).not.toContain('#161514');
  expect(html).not.toContain('<script');
  expect(html).not.toMatch(/<(img|link|iframe)|url\(|@import/);
  expect(html.match(/href="([^"]*)"/g)?.every((href) => href.startsWith('href="https://shop.example'))).toBe(
    true,
  );
});
