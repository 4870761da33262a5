import { eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OperatorOrder, OrderEditPreview } from '#contract/client/client.schemas.ts';
import { zoneOf } from '#shared/delivery/zones.ts';
import { giftRule, promoCode, promoCodeUse } from '../../cart/base/tables.ts';
import { articleIdOf } from '../../catalog/testing/catalog.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { loadDeliveryTable } from '../../delivery/table.ts';
import { deliveryPart } from '../../domain/tables/delivery.ts';
import { article } from '../../domain/tables/goods.ts';
import { orderLine, order as orderTable } from '../../domain/tables/orders.ts';
import { askSoon } from '../../payments/attempts.ts';
import { payment, refund } from '../../payments/base/tables.ts';
import { sumOf } from '../../payments/rules/receipt-lines.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { COURIER, PRICE, setTee, stockOfTee, TEE } from '../../testing/shopping.ts';
import { askProviders } from '../paying/ask-providers.ts';
import { expireOrders } from '../paying/expire-orders.ts';
import { startPayment } from '../paying/start-payment.ts';
import { createOperator, placeOrder, type TestOperator } from '../testing/operators.ts';

const OTHER = articleIdOf('futbolka-1-belaya', '48');
const STOCK = 9;
const HOUR = 60 * 60 * 1000;

const plain = (text = '') => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

const db = await openSmallShop();
let shop: TestApp;
let manager: TestOperator;

beforeEach(async () => {
  await forgetEveryone(db);
  await emptyTables(db, ['operator', 'operator_call', 'order', 'promo_code', 'gift_rule']);
  await setTee(db, { stock: STOCK, price: PRICE });
  await db
    .update(article)
    .set({ stock: STOCK, price: null })
    .where(inArray(article.id, [TEE, OTHER]));
  shop = createTestApp(db);
  manager = await createOperator(shop, 'ofis-1', 'manager');
});

type More = Pick<Parameters<typeof placeOrder>[1], 'payment' | 'isPaid'>;
/** Four pieces, so that one more or one less still has free delivery. */
const place = (more: More = {}) => placeOrder(shop, { pieces: 4, delivery: 0, ...more });
const ownerOf = async ({ id }: { id: string }) =>
  (await db.select().from(orderTable).where(eq(orderTable.id, id)))[0]?.ownerId ?? '';
const seen = async ({ id }: { id: string }): Promise<OperatorOrder> =>
  (await manager.call(`/orders/${id}`)).json();
const stockOf = async (id: string) => (await db.select().from(article).where(eq(article.id, id)))[0]?.stock;

type Wish = { lines?: object[]; address?: object; recipient?: object | null; time?: object };

async function preview(order: { id: string }, wish: Wish): Promise<OrderEditPreview> {
  const { version } = await seen(order);
  const response = await manager.call(`/orders/${order.id}/edit/preview`, { body: { version, ...wish } });
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}

/** Edits an order for the sum that the preview has shown. */
async function edit(order: { id: string }, wish: Wish): Promise<OperatorOrder> {
  const { version } = await seen(order);
  const { total } = await preview(order, wish);
  return manager.does(order, 'edit', { version, ...wish, total });
}

/** Refuses an edit, and returns the codes and the messages of its fields. */
async function refusal(order: { id: string }, body: object) {
  const response = await manager.call(`/orders/${order.id}/edit/preview`, { body });
  const problem = await response.json();
  return {
    status: response.status,
    code: problem.code,
    fields: (problem.errors ?? []).map((one: { pointer: string; message: string }) => [
      one.pointer,
      plain(one.message),
    ]),
  };
}

async function payAtBank(): Promise<void> {
  shop.bank.pay();
  for (const { key } of shop.bank.payments) await askSoon(db, key, shop.deps.clock());
  await askProviders(shop.deps);
}

/** What the bank has of an order: everything that was paid and has not gone back. */
async function netAtBank({ id }: { id: string }): Promise<number> {
  await shop.sendMessages();
  const own = await db.select().from(payment).where(eq(payment.orderId, id));
  return shop.bank.payments
    .filter(({ key, state }) => state === 'paid' && own.some((one) => one.id === key))
    .reduce((all, { sum, refunds }) => all + sum - refunds.reduce((back, one) => back + one.sum, 0), 0);
}

const startToPay = async (order: { id: string }) =>
  startPayment(shop.deps, {
    orderId: order.id,
    ownerId: await ownerOf(order),
    key: crypto.randomUUID(),
    method: 'sbp',
  });

async function paySurcharge(order: { id: string }): Promise<void> {
  await startToPay(order);
  await payAtBank();
}

const swapped = [{ position: 0, quantity: 4, articleId: OTHER }];
const FEWER = 3;
const MORE = 5;
const pieces = (quantity: number) => [{ position: 0, quantity }];

describe('a size changed before packing', () => {
  it('a size changed before packing keeps the price of the order if both sizes cost the same today', async () => {
    const order = await place();
    await db
      .update(article)
      .set({ price: PRICE * 2 })
      .where(eq(article.id, TEE));
    await db
      .update(article)
      .set({ price: PRICE * 2 })
      .where(eq(article.id, OTHER));
    const edited = await edit(order, { lines: swapped });
    expect(edited.order).toMatchObject({ total: order.total, goodsSum: order.goodsSum });
    expect(edited.order.lines[0]).toMatchObject({ articleId: OTHER, size: '48', quantity: 4 });
    expect(edited.steps.at(-1)?.changes?.map(plain)).toEqual([
      `${order.lines[0]?.name}, ${order.lines[0]?.colour.displayValue}: размер 46 → 48`,
    ]);
    expect([await stockOfTee(db), await stockOf(OTHER)]).toEqual([STOCK, STOCK - 4]);
  });

  it('a size changed before packing costs what it costs today if the sizes differ in price', async () => {
    const order = await place();
    await db
      .update(article)
      .set({ price: PRICE + 10_000 })
      .where(eq(article.id, OTHER));
    const edited = await edit(order, { lines: swapped });
    expect(edited.order.total).toBe(order.total + 40_000);
    expect(edited.order.lines[0]).toMatchObject({ unitPriceBefore: PRICE + 10_000 });
  });

  it('a size changed before packing is refused if too few pieces are in stock', async () => {
    const order = await place();
    await db.update(article).set({ stock: 1 }).where(eq(article.id, OTHER));
    expect(await refusal(order, { version: 1, lines: swapped })).toEqual({
      status: 422,
      code: 'INVALID_REQUEST',
      fields: [['/lines/0/articleId', 'В наличии ещё 1 шт.']],
    });
    expect(await stockOf(OTHER)).toBe(1);
  });
});

describe('the sum of an edited order', () => {
  it('the sum of an edited order includes a promo code only while the order meets its condition', async () => {
    const order = await place();
    await db.insert(promoCode).values({ code: 'DVE', kind: 'sum', value: 10_000, fromSum: PRICE * 4 });
    await db.insert(promoCodeUse).values({
      id: crypto.randomUUID(),
      code: 'DVE',
      orderId: order.id,
      usedAt: shop.deps.clock(),
    });
    const { total, changes } = await preview(order, { lines: pieces(MORE) });
    expect(total).toBe(order.total + PRICE - 10_000);
    expect(changes.map(plain)).toHaveLength(1);
    await edit(order, { lines: pieces(MORE) });
    const fewer = await preview(order, { lines: pieces(FEWER) });
    expect(fewer.total).toBe(3 * PRICE);
    expect(fewer.changes.map(plain).some((one) => one.startsWith('Промокод DVE больше не действует'))).toBe(
      true,
    );
  });

  it('a gift leaves an edited order that no longer earns it, and goes back into stock', async () => {
    const order = await place();
    const gift = { title: 'К заказу', fromSum: PRICE * 4, ordinal: 0, articleIds: [OTHER] };
    await db.insert(giftRule).values({ id: crypto.randomUUID(), ...gift });
    const [line] = await db.select().from(orderLine).where(eq(orderLine.orderId, order.id));
    if (!line) throw new Error('The order has no line.');
    const discounts = [{ source: 'GIFT' as const, promoCode: null, title: gift.title, sum: PRICE }];
    const given = { articleId: OTHER, isGift: true, quantity: 1, total: 0, discounts };
    await db.insert(orderLine).values({ ...line, ...given, position: 1 });
    const edited = await edit(order, { lines: pieces(FEWER) });
    expect(edited.order.lines[1]).toMatchObject({ isGift: true, cancelled: 1 });
    expect(await stockOf(OTHER)).toBe(STOCK + 1);
    expect(edited.order.total).toBe(3 * PRICE);
  });

  it('the sum of an edited order keeps the delivery price, although the tariff has changed since', async () => {
    const order = await place();
    await db.execute(sql`update "order" set delivery = jsonb_set(delivery, '{price}', '12300'),
      total = total + 12300 where id = ${order.id}`);
    const edited = await edit(order, { lines: pieces(FEWER) });
    expect(edited.order.delivery.price).toBe(12_300);
  });

  it('the sum of an edited order has a delivery price if so few goods are no longer delivered free', async () => {
    const order = await place();
    const { total, changes } = await preview(order, { lines: pieces(2) });
    expect(total).toBe(2 * PRICE + COURIER);
    expect(changes.map(plain)).toContain('Доставка: бесплатно → 300 ₽');
  });

  it('an edit is refused if the order would come to another sum than the operator has seen', async () => {
    const order = await place();
    const response = await manager.call(`/orders/${order.id}/edit`, {
      body: { version: 1, lines: pieces(FEWER), total: order.total },
    });
    expect([response.status, (await response.json()).code]).toEqual([409, 'ORDER_SUM_CHANGED']);
    expect(await stockOfTee(db)).toBe(STOCK - 4);
  });
});

describe('the money of an edited order', () => {
  it('the money that a paid order costs less goes back with a receipt for what was removed', async () => {
    const order = await place({ payment: 'sbp' });
    const edited = await edit(order, { lines: pieces(FEWER) });
    expect(edited.order).toMatchObject({ state: 'PAID', total: order.total - PRICE });
    const [back] = await db.select().from(refund);
    expect(back).toMatchObject({ sum: PRICE, reason: 'EDITED' });
    expect(back?.lines).toMatchObject([{ quantity: 1, unitPrice: PRICE, mode: 'full_prepayment' }]);
    expect(await netAtBank(order)).toBe(order.total - PRICE);
  });

  it('less of the reserved money is charged, and a reserved order cannot become dearer', async () => {
    const order = await place({ payment: 'card-online' });
    await edit(order, { lines: pieces(FEWER) });
    const [attempt] = await db.select().from(payment);
    expect(attempt).toMatchObject({ state: 'HELD', sum: order.total - PRICE });
    const { version } = await seen(order);
    const { status, fields } = await refusal(order, { version, lines: pieces(MORE) });
    expect(status).toBe(422);
    expect(fields[0]?.[1]).toContain('Деньги за заказ отложены на карте');
  });

  it('an order that is not paid yet waits for the new sum, and a payment of the old sum goes back', async () => {
    const order = await place({ payment: 'sbp', isPaid: false });
    await startToPay(order);
    const edited = await edit(order, { lines: pieces(MORE) });
    expect(edited.order).toMatchObject({ state: 'AWAITING_PAYMENT', total: order.total + PRICE });
    await payAtBank();
    expect((await seen(order)).order.state).toBe('AWAITING_PAYMENT');
    expect(await netAtBank(order)).toBe(0);
    await paySurcharge(order);
    expect((await seen(order)).order.state).toBe('PAID');
    expect(await netAtBank(order)).toBe(order.total + PRICE);
  });
});

describe('the surcharge of an edit', () => {
  it('until the surcharge of an edit is paid, the goods stay as before and the new pieces are reserved', async () => {
    const order = await place({ payment: 'sbp' });
    const edited = await edit(order, { lines: pieces(MORE) });
    expect(edited.order).toMatchObject({ state: 'AWAITING_PAYMENT', total: order.total });
    expect(edited.order.lines[0]?.quantity).toBe(4);
    expect(edited.waitingEdit).toMatchObject({ sum: PRICE, total: order.total + PRICE });
    expect(await stockOfTee(db)).toBe(STOCK - MORE);
    await shop.sendMessages();
    const written = shop.messages.filter(({ subject }) => plain(subject).includes('нужна доплата'));
    expect(written.map(({ channel }) => channel).sort()).toEqual(['email', 'sms']);
    for (const { text } of written) expect(text).toMatch(/\/pay\/[\w-]{20,}/);
  });

  it('the surcharge of an edit is paid by the link of the letter, in a browser that knows no shopper', async () => {
    const order = await place({ payment: 'sbp' });
    await edit(order, { lines: pieces(MORE) });
    await shop.sendMessages();
    const { text } = shop.messages.find(({ subject }) => plain(subject).includes('нужна доплата')) ?? {};
    const link = /\/pay\/([\w-]+)/.exec(text ?? '')?.[1];
    const follow = async () =>
      (await shop.call('/api/payment-orchestration/v1/links', { body: { link } })).json();
    const confirmationUrl = expect.stringContaining('https://');
    expect(await follow()).toEqual({ state: 'AWAITING_PAYMENT', confirmationUrl });
    expect(shop.bank.payments.at(-1)?.request.sum).toBe(PRICE);
    await payAtBank();
    expect((await seen(order)).order).toMatchObject({ state: 'PAID', total: order.total + PRICE });
    expect(await follow()).toEqual({ state: 'PAID', confirmationUrl: null });
  });

  it.each(['the right sum', 'another sum'])(
    'a late payment of %s that began before an edit does not pay its surcharge, and goes back whole',
    async (which) => {
      const order = await place({ payment: 'sbp', isPaid: false });
      await startToPay(order);
      const first = shop.bank.payments.at(-1);
      if (!first) throw new Error('The bank has no payment.');
      await startPayment(shop.deps, {
        orderId: order.id,
        ownerId: await ownerOf(order),
        key: crypto.randomUUID(),
        method: 'card-online',
      });
      await startToPay(order);
      await payAtBank();
      await edit(order, { lines: pieces(MORE) });
      const charged = which === 'the right sum' ? first.sum : first.sum - 100;
      Object.assign(first, { state: 'paid', sum: charged });
      await db.update(payment).set({ askAt: shop.deps.clock() }).where(eq(payment.id, first.key));
      await askProviders(shop.deps);
      if (which === 'another sum') {
        const { version, paymentCases } = await seen(order);
        const decide = (decision: string) =>
          manager.call(`/orders/${order.id}/payment-cases/${paymentCases[0]?.id}`, {
            body: { version, decision },
          });
        expect((await decide('ACCEPT')).status).toBe(409);
        expect((await decide('RETURN')).status).toBe(200);
      }
      const after = await seen(order);
      expect(after.order).toMatchObject({ state: 'AWAITING_PAYMENT', total: order.total });
      expect(after.waitingEdit).toMatchObject({ sum: PRICE });
      expect(await db.select().from(refund)).toMatchObject([
        { sum: charged, reason: which === 'the right sum' ? 'PAID_TWICE' : 'OTHER_SUM' },
      ]);
      expect(await netAtBank(order)).toBe(order.total);
    },
  );

  it('when the surcharge of an edit is paid, the order is as the edit wants', async () => {
    const order = await place({ payment: 'sbp' });
    await edit(order, { lines: pieces(MORE) });
    await paySurcharge(order);
    const paid = await seen(order);
    expect(paid.order).toMatchObject({ state: 'PAID', total: order.total + PRICE });
    expect(paid.order.lines[0]?.quantity).toBe(MORE);
    expect(paid.waitingEdit).toBeNull();
    expect(await netAtBank(order)).toBe(order.total + PRICE);
    expect(await stockOfTee(db)).toBe(STOCK - MORE);
  });

  it('at the hand-over, both payments of an edited order get their final receipt', async () => {
    const order = await place({ payment: 'sbp' });
    await edit(order, { lines: pieces(MORE) });
    await paySurcharge(order);
    const does = async (what: string, body: object = {}) =>
      manager.does(order, what, { version: (await seen(order)).version, ...body });
    await does('packing');
    await does('shipment', { carrier: 'СДЭК', number: '1010101010' });
    const closed: number[] = [];
    const [provider] = shop.deps.payments.providers;
    if (!provider) throw new Error('The shop has no bank.');
    provider.close = async (_, { sum, receipt }) => {
      expect(sumOf(receipt.lines)).toBe(sum);
      closed.push(sum);
    };
    await does('handover');
    await shop.sendMessages();
    expect(closed.sort()).toEqual([PRICE, order.total].sort());
    expect(await netAtBank(order)).toBe(order.total + PRICE);
  });

  it.each(['unpaid', 'withdrawn', 'cancelled'] as const)(
    'if the surcharge of an edit is %s, nothing of it remains, and a late payment goes back',
    async (how) => {
      const order = await place({ payment: 'sbp' });
      await edit(order, { lines: pieces(MORE) });
      await startToPay(order);
      const { version } = await seen(order);
      if (how === 'unpaid') {
        shop.advance(25 * HOUR);
        await expireOrders(shop.deps);
      } else if (how === 'withdrawn') await manager.does(order, 'edit/withdrawal', { version });
      else await manager.does(order, 'cancellation', { version, reason: 'OTHER' });
      const isCancelled = how === 'cancelled';
      const after = await seen(order);
      expect(after.order).toMatchObject({ state: isCancelled ? 'CANCELLED' : 'PAID', total: order.total });
      expect(await stockOfTee(db)).toBe(isCancelled ? STOCK : STOCK - 4);
      await payAtBank();
      expect(await netAtBank(order)).toBe(isCancelled ? 0 : order.total);
    },
  );
});

describe('what the buyer of an edited order is', () => {
  it('address and recipient change without a word of them in the history', async () => {
    const order = await place();
    const address = { address: 'ул. Лесная, 5', flat: '7', entrance: null, floor: null, intercom: null };
    const recipient = { name: 'Мария Орлова', phone: '+79991234568' };
    const edited = await edit(order, { address: { ...address, postalCode: null }, recipient });
    expect(edited.order).toMatchObject({ recipient, address, total: order.total });
    expect(edited.steps.at(-1)?.changes).toEqual(['Адрес доставки изменён', 'Получатель изменён']);
    await shop.sendMessages();
    const letter = shop.messages.findLast(({ subject }) => plain(subject).endsWith('изменён'));
    expect(plain(letter?.text)).toContain('Лесная');
  });
});

describe('the day of an order that is delivered to another zone', () => {
  const OTHER_ZONE = 'За рекой';
  const elsewhere = {
    ...{ address: 'ул. Лесная, 5', flat: '7', entrance: null, floor: null, intercom: null },
    postalCode: '420999',
  };

  /** Adds a delivery zone, with room for this many orders a day in it and in all zones together. */
  async function withOtherZone(
    room: { inZone: number | null; inAll: number | null },
    run: () => Promise<void>,
  ): Promise<void> {
    const { methods, zones } = await loadDeliveryTable(db);
    const own = zoneOf(zones, { cityCode: 'kazan', cityName: '', region: 'Татарстан', postalCode: null });
    const courier = own?.tariffs.courier;
    if (!own || !courier) throw new Error('No courier delivers to Kazan.');
    const tariffs = { ...own.tariffs, courier: { ...courier, ordersPerDay: room.inZone } };
    const nowhere = { cities: [], regions: [], rest: false };
    const keep = async (parts: { methods: typeof methods; zones: typeof zones }) => {
      for (const part of ['methods', 'zones'] as const)
        await db.update(deliveryPart).set({ body: parts[part] }).where(eq(deliveryPart.part, part));
    };
    await keep({
      methods: methods.map((one) => (one.id === 'courier' ? { ...one, ordersPerDay: room.inAll } : one)),
      zones: [...zones, { ...nowhere, name: OTHER_ZONE, postalCodes: ['420999'], tariffs }],
    });
    try {
      await run();
    } finally {
      await keep({ methods, zones });
    }
  }

  const zoneOfOrder = async ({ id }: { id: string }) =>
    (await db.select().from(orderTable).where(eq(orderTable.id, id)))[0]?.deliveryZone;

  it('a new address is refused if the day of the order is full in its zone', async () => {
    await withOtherZone({ inZone: 1, inAll: null }, async () => {
      const order = await place();
      const first = await place();
      await edit(first, { address: elsewhere });
      const full = 'На этот день мест уже нет';
      const wish = { version: 1, address: elsewhere };
      expect(await refusal(order, wish)).toMatchObject({ status: 422, fields: [['/address', full]] });
      const { day, interval } = order.delivery;
      expect(await refusal(order, { ...wish, time: { day, interval } })).toMatchObject({
        status: 422,
        fields: [['/time/day', full]],
      });
      await edit(first, { address: { ...elsewhere, flat: '8' } });
      const { version } = await seen(first);
      await manager.does(first, 'cancellation', { version, reason: 'OTHER' });
      await edit(order, { address: elsewhere });
      expect(await zoneOfOrder(order)).toBe(OTHER_ZONE);
    });
  });

  it('of two orders that move to the last place of a day at once, one is refused', async () => {
    await withOtherZone({ inZone: 1, inAll: null }, async () => {
      const both = [await place(), await place()];
      const answers = await Promise.all(
        both.map(({ id, total }) =>
          manager.call(`/orders/${id}/edit`, { body: { version: 1, address: elsewhere, total } }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      const zones = await Promise.all(both.map(zoneOfOrder));
      expect(zones.filter((zone) => zone === OTHER_ZONE)).toHaveLength(1);
    });
  });

  it('an order that moves to another zone keeps its own place of the day', async () => {
    await withOtherZone({ inZone: null, inAll: 1 }, async () => {
      const order = await place();
      await edit(order, { address: elsewhere });
      expect(await zoneOfOrder(order)).toBe(OTHER_ZONE);
    });
  });
});

it('of two operators who edit an order at once, one is refused', async () => {
  const order = await place();
  const body = { version: 1, lines: pieces(FEWER), total: order.total - PRICE };
  const both = await Promise.all([1, 2].map(() => manager.call(`/orders/${order.id}/edit`, { body })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await stockOfTee(db)).toBe(STOCK - FEWER);
});
