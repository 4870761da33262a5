import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Order, Refund, Refundable } from '#contract/client/client.schemas.ts';
import { openSmallShop } from '../catalog/testing/database.ts';
import { cleanUp } from '../clean-up.ts';
import { deliveryPart } from '../domain/tables/delivery.ts';
import type { ReturnWay } from '../domain/tables/delivery-types.ts';
import { orderLine } from '../domain/tables/orders.ts';
import { refundRequest } from '../domain/tables/refunds.ts';
import { createOperator, placeOrder, type TestOperator } from '../orders/testing/operators.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../testing/app.ts';
import { becomeGuest, COURIER, PRICE, setTee } from '../testing/shopping.ts';
import { refundRequestEvent, refundRequestSender } from './base/tables.ts';
import { byPost, does, giveOrderToGuest, handOver, shopperOf } from './testing/refunds.ts';

const DAY = 24 * 60 * 60 * 1000;

const db = await openSmallShop();
let shop: TestApp;
let manager: TestOperator;
let token = '';
let shopper: ReturnType<typeof shopperOf>;

beforeEach(async () => {
  await forgetEveryone(db);
  await db.execute(sql`truncate table operator, operator_call, "order", store_stock cascade`);
  await setTee(db, { stock: 9, price: PRICE });
  shop = createTestApp(db);
  manager = await createOperator(shop, 'ofis-1', 'manager');
  shopper = shopperOf(shop, () => token);
});

async function placed(pieces = 2): Promise<Order> {
  const order = await placeOrder(shop, { pieces, delivery: COURIER });
  token = await giveOrderToGuest(shop, order, (await becomeGuest(shop)).access);
  return order;
}

async function bought(pieces = 2, saved?: { position: number; quantity: number }[]): Promise<Order> {
  const order = await placed(pieces);
  await handOver(manager, order, saved);
  return order;
}

const offerOf = async ({ id }: Pick<Order, 'id'>): Promise<Refundable> =>
  (await shopper.call(`/orders/${id}/refundable`)).json();
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const pointersOf = async (response: Response) =>
  ((await response.json()) as { errors?: { pointer: string }[] }).errors?.map(({ pointer }) => pointer);

describe('the pieces that may be returned', () => {
  it('pieces that may be returned are listed with the deadline, their sums and the ways of return', async () => {
    const offer = await offerOf(await bought());
    expect(offer).toMatchObject({
      obstacle: null,
      until: '2026-11-28',
      defectsUntil: '2028-11-21',
      paidOnReceipt: true,
      most: 2 * PRICE + COURIER,
      deliverySum: COURIER,
      draftId: null,
      lines: [{ quantity: 2, sums: [PRICE, 2 * PRICE], onlyDefects: false }],
    });
    expect(offer.ways.map(({ way }) => way)).toEqual(['COURIER', 'POINT', 'STORE', 'POST']);
    expect(offer.ways[0]?.days).toHaveLength(6);
    expect(offer.ways[0]?.days[0]).toBe('2026-11-23');
  });

  it('pieces can be returned in the ways of the delivery table, in its order and at the expense of the party that it names', async () => {
    const order = await bought();
    const body: ReturnWay[] = [
      { way: 'post', paidBy: 'buyer', note: 'Отправьте посылкой' },
      { way: 'courier', paidBy: 'shop', note: null },
    ];
    const before = await db.select().from(deliveryPart).where(eq(deliveryPart.part, 'returns'));
    await db.update(deliveryPart).set({ body }).where(eq(deliveryPart.part, 'returns'));
    const { ways } = await offerOf(order);
    for (const row of before)
      await db.update(deliveryPart).set({ body: row.body }).where(eq(deliveryPart.part, 'returns'));
    expect(ways).toMatchObject([
      { way: 'POST', payer: 'BUYER', note: 'Отправьте посылкой', days: [], stores: [] },
      { way: 'COURIER', payer: 'SHOP', note: null, stores: [] },
    ]);
  });

  it('no pieces may be returned before the buyer has received the order', async () => {
    const order = await placed();
    expect(await offerOf(order)).toMatchObject({ obstacle: { code: 'NOT_RECEIVED' }, lines: [], ways: [] });
    const begun = await shopper.call(`/orders/${order.id}/refunds`, { method: 'POST' });
    expect([begun.status, await codeOf(begun)]).toEqual([409, 'REFUND_NOT_OFFERED']);
  });

  it('after a fitting, only the pieces that the buyer kept may be returned (§3.9.3)', async () => {
    const order = await bought(2, [{ position: 0, quantity: 1 }]);
    expect(await offerOf(order)).toMatchObject({
      most: PRICE + COURIER,
      lines: [{ quantity: 1, sums: [PRICE] }],
    });
  });

  it('pieces may be returned only with a defect if seven days have passed; underwear, only with a defect from the first day (§3.9.3)', async () => {
    const order = await bought();
    shop.advance(8 * DAY);
    token = await giveOrderToGuest(shop, order, (await becomeGuest(shop)).access);
    const draft = await shopper.begin(order);
    const patch = await shopper.call(`/refunds/${draft.id}`, { method: 'PATCH', body: byPost(1) });
    expect(await pointersOf(patch)).toEqual(['/lines/0/reason']);
    await db.update(orderLine).set({ isUnderwear: true }).where(eq(orderLine.orderId, order.id));
    expect((await offerOf(order)).lines[0]).toMatchObject({ onlyDefects: true });
  });
});

describe('a refund draft', () => {
  it('an order has only one refund draft, which is saved part by part (§3.9.8)', async () => {
    const order = await bought();
    const draft = await shopper.begin(order);
    expect(draft).toMatchObject({ state: 'DRAFT', version: 1, number: null, lines: [], sum: 0 });
    expect(draft.pickup?.address).toMatchObject({ address: 'ул. Баумана, 1', flat: '2' });
    expect((await shopper.begin(order)).id).toBe(draft.id);
    const { lines = [], payout = null } = byPost(2);
    await shopper.patch(draft, { lines });
    const saved = await shopper.patch(draft, { version: 2, way: 'COURIER', payout });
    expect(saved).toMatchObject({
      version: 3,
      way: 'COURIER',
      sum: 2 * PRICE + COURIER,
      deliverySum: COURIER,
      lines: [{ position: 0, quantity: 2, reason: 'SIZE', sum: 2 * PRICE }],
    });
    expect((await offerOf(order)).draftId).toBe(draft.id);
  });

  it('a refund draft is not overwritten from a browser tab that shows an older version (§3.9.8)', async () => {
    const draft = await shopper.begin(await bought());
    await shopper.patch(draft, byPost(1));
    const late = await shopper.call(`/refunds/${draft.id}`, {
      method: 'PATCH',
      body: { version: 1, way: 'STORE' },
    });
    expect([late.status, await codeOf(late)]).toEqual([409, 'REFUND_CHANGED']);
  });

  it.each([
    [
      'too many pieces',
      { lines: [{ position: 0, quantity: 3, reason: null, comment: null }] },
      '/lines/0/quantity',
    ],
    ['an unknown store', { storeCode: 'nigde' }, '/storeCode'],
    [
      'a day without a courier',
      { pickup: { address: null, day: '2026-11-22', interval: null } },
      '/pickup/day',
    ],
    [
      'hours without a courier',
      { pickup: { address: null, day: null, interval: { from: '03:00', to: '04:00' } } },
      '/pickup/interval',
    ],
  ])('a refund draft rejects %s', async (_, body, pointer) => {
    const draft = await shopper.begin(await bought());
    const refused = await shopper.call(`/refunds/${draft.id}`, { method: 'PATCH', body });
    expect(await pointersOf(refused)).toEqual([pointer]);
    expect((await shopper.look(draft)).version).toBe(1);
  });

  it('a refund draft reports missing fields when it is submitted (§3.9.8)', async () => {
    const draft = await shopper.begin(await bought());
    expect(await pointersOf(await shopper.send(draft))).toEqual(['/lines', '/way', '/payout']);
    const lines = [{ position: 0, quantity: 1, reason: 'DEFECT' as const, comment: ' ' }];
    const saved = await shopper.patch(draft, { lines, way: 'COURIER', payout: byPost(1).payout ?? null });
    expect(await pointersOf(await shopper.send(saved))).toEqual([
      '/lines/0/comment',
      '/pickup/day',
      '/pickup/interval',
    ]);
  });

  it('a refund draft needs no bank account if the goods are brought to a store', async () => {
    const order = await bought();
    const store = (await offerOf(order)).ways.find(({ way }) => way === 'STORE')?.stores[0]?.code ?? '';
    const patch = { ...byPost(1), payout: null, way: 'STORE' as const, storeCode: store };
    expect(await shopper.refund(order, patch)).toMatchObject({ state: 'REQUESTED', store: { code: store } });
  });

  it('a refund draft is no longer listed after it was cancelled, and is deleted after a month (§3.9.8)', async () => {
    const order = await bought();
    const draft = await shopper.begin(order);
    await shopper.call(`/refunds/${draft.id}/cancellation`, { method: 'POST' });
    expect(await (await shopper.call('/refunds')).json()).toMatchObject({ totalItems: 0 });
    await shopper.begin(order);
    shop.advance(31 * DAY);
    await cleanUp(shop.deps);
    expect(await db.select().from(refundRequest)).toEqual([]);
    expect(await db.select().from(refundRequestSender)).toEqual([]);
  });
});

describe('submitting a refund', () => {
  it('submitting a refund gives the refund a number, writes a letter and creates the application form (§3.9.9)', async () => {
    const order = await bought();
    shop.messages.length = 0;
    const sent = await shopper.refund(order, byPost(1));
    expect(sent).toMatchObject({
      state: 'REQUESTED',
      number: `${order.number}/1`,
      sum: PRICE,
      canCancel: true,
      progress: [
        { state: 'REQUESTED' },
        { state: 'APPROVED', at: null },
        { state: 'SENT', at: null },
        { state: 'RECEIVED' },
        { state: 'REFUNDED' },
      ],
    });
    await shop.sendMessages();
    expect(shop.messages.map(({ to, subject }) => [to, subject.replaceAll('\u00a0', ' ')])).toEqual([
      ['anna@example.ru', `Возврат № ${order.number}/1: заявление принято`],
    ]);
    const document = await (await shopper.call(`/refunds/${sent.id}/document`)).json();
    expect(document).toMatchObject({
      seller: 'Лавка',
      number: sent.number,
      sum: PRICE,
      orderedOn: '2026-11-21',
      buyer: { name: 'Анна Петрова' },
      lines: [{ quantity: 1, sum: PRICE, reason: 'Не\u00a0подошёл размер' }],
    });
  });

  it('submitting a refund again with the same idempotency key returns the same refund; with another key, it is refused (§3.9.8)', async () => {
    const draft = await shopper.begin(await bought());
    const saved = await shopper.patch(draft, byPost(1));
    const key = crypto.randomUUID();
    const answers = [await shopper.send(saved, key), await shopper.send(saved, key)];
    expect(await Promise.all(answers.map((answer) => answer.json()))).toMatchObject([
      { state: 'REQUESTED' },
      { state: 'REQUESTED' },
    ]);
    expect(await db.select().from(refundRequestEvent)).toHaveLength(1);
    const other = await shopper.send(saved);
    expect([other.status, await codeOf(other)]).toEqual([409, 'REFUND_CHANGED']);
  });

  it('submitting a refund is refused if its sum or version has changed since the shopper saw it (§3.9.8)', async () => {
    const draft = await shopper.patch(await shopper.begin(await bought()), byPost(1));
    for (const seen of [
      { ...draft, sum: draft.sum + 1 },
      { ...draft, version: 1 },
    ])
      expect(await codeOf(await shopper.send(seen))).toBe('REFUND_CHANGED');
  });

  it('a piece can be in only one submitted refund, and in another one after the first was cancelled (§3.9.3)', async () => {
    const order = await bought();
    const first = await shopper.refund(order, byPost(2));
    expect((await offerOf(order)).obstacle).toMatchObject({ code: 'ALL_RETURNED' });
    const path = `/refunds/${first.id}/cancellation`;
    for (const _ of [1, 2])
      expect(await (await shopper.call(path, { method: 'POST' })).json()).toMatchObject({
        state: 'CANCELLED',
      });
    shop.advance(1000);
    const second = await shopper.refund(order, byPost(1));
    expect(second.number).toBe(`${order.number}/2`);
    const listed = (await (await shopper.call('/refunds')).json()) as { items: Refund[] };
    expect(listed.items.map(({ number, state }) => [number, state])).toEqual([
      [second.number, 'REQUESTED'],
      [first.number, 'CANCELLED'],
    ]);
  });

  it('a submitted refund never promises more money than is left after the shop has paid goodwill (§3.9.6)', async () => {
    const order = await placeOrder(shop, { pieces: 2, delivery: COURIER, payment: 'sbp' });
    token = await giveOrderToGuest(shop, order, (await becomeGuest(shop)).access);
    await handOver(manager, order);
    const { version } = (await (await manager.call(`/orders/${order.id}`)).json()) as { version: number };
    const body = { version, sum: 2 * PRICE, reason: 'GOODWILL' };
    await manager.does(order, 'refunds', body);
    const { lines = [], way = null } = byPost(2);
    const refund = await shopper.refund(order, { lines, way });
    expect(refund).toMatchObject({ sum: COURIER });
    const again = { version: version + 1, sum: 1, reason: 'GOODWILL' };
    const more = await manager.call(`/orders/${order.id}/refunds`, { body: again });
    expect(await codeOf(more)).toBe('REFUND_NOT_POSSIBLE');
  });
});

describe('goods in transit to the shop', () => {
  const ship = ({ id }: Refund, trackingNumber: string | null = null) =>
    shopper.call(`/refunds/${id}/shipment`, { body: { trackingNumber } });

  it('a shopper reports once, with a tracking number, that goods were sent back; goods may also arrive without a report (§3.9.1, §3.9.2)', async () => {
    const refund = await shopper.refund(await bought(), byPost(1));
    expect(refund.canShip).toBe(false);
    await does(manager, refund, 'approval');
    expect((await shopper.look(refund)).canShip).toBe(true);
    const sent = await (await ship(refund, 'RA123456789RU')).json();
    expect(sent).toMatchObject({ state: 'SENT', canShip: false, trackingNumber: 'RA123456789RU' });
    expect(await (await ship(refund, 'another')).json()).toEqual(sent);
    expect((await does(manager, refund, 'receipt')).refund).toMatchObject({ state: 'RECEIVED' });
    const late = await ship(refund);
    expect([late.status, await codeOf(late)]).toEqual([409, 'REFUND_STEP_REFUSED']);
  });

  it('a refund cannot be cancelled once its goods were sent; goods that are brought to a store are not reported as sent (§3.9.1, §3.9.2)', async () => {
    const refund = await shopper.refund(await bought(), byPost(1));
    await does(manager, refund, 'approval');
    await ship(refund);
    const late = await shopper.call(`/refunds/${refund.id}/cancellation`, { method: 'POST' });
    expect([late.status, await codeOf(late)]).toEqual([409, 'REFUND_NOT_CANCELLABLE']);
    await db.update(refundRequest).set({ state: 'APPROVED', way: 'STORE' });
    const refused = await ship(refund);
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'REFUND_STEP_REFUSED']);
    expect((await shopper.look(refund)).progress.map(({ state }) => state)).toContain('SENT');
  });
});

describe('cancelling a refund', () => {
  it('cancelling a refund is refused after the shop has received the goods', async () => {
    const refund = await shopper.refund(await bought(), byPost(1));
    await does(manager, refund, 'approval');
    await does(manager, refund, 'receipt');
    const late = await shopper.call(`/refunds/${refund.id}/cancellation`, { method: 'POST' });
    expect([late.status, await codeOf(late)]).toEqual([409, 'REFUND_NOT_CANCELLABLE']);
  });
});

it('steps of a refund cannot be changed (§3.9.14)', async () => {
  await shopper.refund(await bought(), byPost(1));
  const change = db
    .update(refundRequestEvent)
    .set({ reason: 'X' })
    .where(and(eq(refundRequestEvent.position, 0)));
  await expect(change).rejects.toThrow();
});
