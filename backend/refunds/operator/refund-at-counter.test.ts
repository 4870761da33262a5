import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  CounterRefund,
  OperatorOrder,
  OperatorOrders,
  OperatorRefund,
  Order,
} from '#contract/client/client.schemas.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { article } from '../../domain/tables/goods.ts';
import { orderLine } from '../../domain/tables/orders.ts';
import { store, storeStock } from '../../domain/tables/places.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import { orderMark } from '../../orders/base/tables.ts';
import { createOperator, placeOrder, type TestOperator } from '../../orders/testing/operators.ts';
import { tillEntry } from '../../payments/base/tables.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { becomeGuest, COURIER, PRICE, setTee, stockOfTee, TEE } from '../../testing/shopping.ts';
import { byPost, giveOrderToGuest, handOver, shopperOf } from '../testing/refunds.ts';

const CODES = ['0104601234567893215abcdefghijk1', '0104601234567893215abcdefghijk2'];
const DAY = 24 * 60 * 60 * 1000;

const db = await openSmallShop();
let shop: TestApp;
let manager: TestOperator;

beforeEach(async () => {
  await forgetEveryone(db);
  await emptyTables(db, ['operator', 'operator_call', 'order', 'store_stock']);
  await setTee(db, { stock: 9, price: PRICE });
  shop = createTestApp(db);
  manager = await createOperator(shop, 'kassa-1', 'manager');
});

/** Places an order as a guest, pays it by the given method, and hands it over. */
async function bought(payment: 'cash' | 'sbp' = 'cash', pieces = 2): Promise<Order> {
  const order = await placeOrder(shop, { pieces, delivery: COURIER, payment });
  await handOver(manager, order);
  await shop.sendMessages();
  shop.messages.splice(0);
  return order;
}

const seen = async ({ id }: Pick<Order, 'id'>): Promise<OperatorOrder> =>
  (await manager.call(`/orders/${id}`)).json() as Promise<OperatorOrder>;

type Wanted = Omit<CounterRefund, 'version'> & { version?: number };

const oneForCash: Wanted = {
  lines: [{ position: 0, good: 1, damaged: 0 }],
  reason: 'SIZE',
  payBy: 'CASH',
};
const { payBy: _, ...oneByBank } = oneForCash;

async function take(order: Pick<Order, 'id'>, wanted: Wanted, key: string = randomUUID()): Promise<Response> {
  const { version = (await seen(order)).version, ...body } = wanted;
  return manager.call(`/orders/${order.id}/counter-refunds`, {
    body: { version, ...body },
    headers: { 'idempotency-key': key },
    leaveMessages: true,
  });
}

async function taken(...asked: Parameters<typeof take>): Promise<OperatorRefund> {
  const response = await take(...asked);
  if (response.status !== 200) throw new Error(await response.text());
  return response.json() as Promise<OperatorRefund>;
}

const refusal = async (response: Response) => {
  const { code, errors } = (await response.json()) as { code: string; errors?: { pointer: string }[] };
  return [code, ...(errors ?? []).map(({ pointer }) => pointer)];
};
const plain = (text: string | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a return at the counter', () => {
  it('a return at the counter pays out the money that was taken at the handover, with a receipt, returned stock and one letter (§3.9.15)', async () => {
    const order = await bought();
    expect((await seen(order)).till).toMatchObject([
      { kind: 'TAKEN', means: 'CASH', sum: 2 * PRICE + COURIER, operator: 'kassa-1', reason: null },
    ]);
    const first = await taken(order, oneForCash);
    expect(first.refund).toMatchObject({
      number: `${order.number}/1`,
      state: 'REFUNDED',
      sum: PRICE,
      paidOutBy: 'CASH',
      moneySentAt: '2026-11-21T09:00:00.000Z',
    });
    expect(first.steps.map(({ state, by, operator }) => [state, by, operator])).toEqual(
      ['REQUESTED', 'RECEIVED', 'REFUNDED'].map((state) => [state, 'operator', 'kassa-1']),
    );
    expect(first.till).toMatchObject({
      kind: 'PAID_OUT',
      means: 'CASH',
      sum: PRICE,
      operator: 'kassa-1',
      reason: 'RETURNED',
      receipt: [{ quantity: 1, unitPrice: PRICE, subject: 'commodity', mark: null }],
    });
    expect(await stockOfTee(db)).toBe(8);
    await shop.sendMessages();
    const letters = shop.messages.splice(0);
    expect(letters.map(({ subject }) => plain(subject))).toEqual([
      `Возврат № ${order.number}/1: деньги возвращены`,
    ]);
    expect(plain(letters[0]?.text)).toContain('наличными в магазине.');
    expect(plain(letters[0]?.text)).not.toContain('зависит от банка');

    const last = await taken(order, oneForCash);
    expect(last.refund).toMatchObject({ sum: PRICE + COURIER, deliverySum: COURIER });
    const { till, order: now } = await seen(order);
    const sums = till.map(({ kind, sum }) => (kind === 'TAKEN' ? sum : -sum));
    expect(sums.reduce((all, sum) => all + sum, 0)).toBe(0);
    expect(now.payment.refundedSum).toBe(2 * PRICE + COURIER);
    expect(await refusal(await take(order, oneForCash))).toEqual(['REFUND_NOT_OFFERED']);
  });

  it('a return at the counter is refunded through the bank if the order was paid online (§3.9.15)', async () => {
    const order = await bought('sbp');
    expect(await refusal(await take(order, oneForCash))).toEqual(['INVALID_REQUEST', '/payBy']);
    const asked = await taken(order, oneByBank);
    expect(asked).toMatchObject({ till: null, refund: { state: 'RECEIVED', paidOutBy: null } });
    expect(asked.refund.moneySentAt).not.toBeNull();
    await shop.sendMessages();
    const [row] = await db.select().from(refundRequest);
    expect(row).toMatchObject({ state: 'REFUNDED', sum: PRICE });
    expect(shop.bank.payments[0]?.refunds).toMatchObject([{ sum: PRICE }]);
    await shop.sendMessages();
    expect(shop.messages.map(({ subject }) => plain(subject).split(': ')[1])).toEqual([
      'вещи у нас',
      'деньги возвращены',
    ]);
    expect(await db.select().from(tillEntry)).toEqual([]);
  });

  it('a return at the counter is made once per idempotency key, even if the repeated call has a newer version of the order (§3.9.15)', async () => {
    const order = await bought();
    const key = randomUUID();
    const { version } = await seen(order);
    const first = await taken(order, { ...oneForCash, version }, key);
    for (const again of [{ ...oneForCash, version }, oneForCash])
      expect((await taken(order, again, key)).refund.id).toBe(first.refund.id);
    expect(await refusal(await take(order, { ...oneForCash, reason: 'FIT' }, key))).toEqual([
      'IDEMPOTENCY_KEY_REUSED',
    ]);
    expect(await stockOfTee(db)).toBe(8);
    expect(await db.$count(tillEntry, eq(tillEntry.kind, 'PAID_OUT'))).toBe(1);
  });

  it('a return at the counter is made once if two operators take back the same goods at the same time', async () => {
    const order = await bought();
    const { version } = await seen(order);
    const answers = await Promise.all([1, 2].map(() => take(order, { ...oneForCash, version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stockOfTee(db)).toBe(8);
    expect(await db.$count(tillEntry, eq(tillEntry.kind, 'PAID_OUT'))).toBe(1);
  });

  it('a return at the counter does not put pieces with a defect back into stock', async () => {
    const order = await bought();
    const lines = [{ position: 0, good: 0, damaged: 1 }];
    expect((await taken(order, { ...oneForCash, lines, reason: 'DEFECT' })).refund.sum).toBe(PRICE);
    expect(await stockOfTee(db)).toBe(7);
  });

  it('a return at the counter puts the goods into the stock of the store that takes them back', async () => {
    const [first] = await db.select({ code: store.code }).from(store).limit(1);
    const storeCode = first?.code ?? '';
    await taken(await bought(), { ...oneForCash, storeCode });
    expect(await db.select().from(storeStock)).toMatchObject([{ storeCode, articleId: TEE, quantity: 1 }]);
    expect(await stockOfTee(db)).toBe(8);
  });

  it('the receipt of a return at the counter has the marking code of the piece; the code can then be used again', async () => {
    const order = await bought();
    await db.update(orderLine).set({ requiresMarking: true });
    await db
      .insert(orderMark)
      .values(CODES.map((code) => ({ piece: code.slice(0, 31), code, orderId: order.id, position: 0 })));
    expect(await refusal(await take(order, oneForCash))).toEqual(['INVALID_REQUEST', '/lines/0/codes']);
    const [code = ''] = CODES;
    const lines = [{ position: 0, good: 1, damaged: 0, codes: [code] }];
    const { till } = await taken(order, { ...oneForCash, lines });
    expect(till?.receipt).toMatchObject([{ subject: 'marked', mark: code, unitPrice: PRICE }]);
    expect((await db.select().from(orderMark)).map((mark) => mark.code)).toEqual([CODES[1]]);
  });

  it('a return at the counter excludes pieces that are already being returned, and money that was paid out as goodwill', async () => {
    const order = await bought();
    const token = await giveOrderToGuest(shop, order, (await becomeGuest(shop)).access);
    await shopperOf(shop, () => token).refund(order, byPost(1));
    const { version } = await seen(order);
    const both = [{ position: 0, good: 2, damaged: 0 }];
    expect(await refusal(await take(order, { ...oneForCash, lines: both }))).toEqual([
      'INVALID_REQUEST',
      '/lines/0/good',
    ]);
    await manager.does(order, 'refunds', { version, sum: COURIER + 100, reason: 'GOODWILL', payBy: 'CASH' });
    expect((await taken(order, oneForCash)).refund.sum).toBe(PRICE - 100);
  });

  it.each<[string, number, Wanted, string[]]>([
    ['without a reason by law after seven days', 8, oneForCash, ['INVALID_REQUEST', '/reason']],
    [
      'of nothing',
      0,
      { ...oneForCash, lines: [{ position: 0, good: 0, damaged: 0 }] },
      ['INVALID_REQUEST', '/lines/0/good'],
    ],
    ['without saying how the money is paid out', 0, oneByBank, ['INVALID_REQUEST', '/payBy']],
    ['for an outdated version of the order', 0, { ...oneForCash, version: 3 }, ['ORDER_STEP_REFUSED']],
  ])('a return at the counter is refused %s, and changes nothing', async (_case, days, wanted, problem) => {
    const order = await bought();
    shop.advance(days * DAY);
    expect(await refusal(await take(order, wanted))).toEqual(problem);
    expect(await db.$count(refundRequest)).toBe(0);
    expect(await stockOfTee(db)).toBe(7);
  });

  it('a return at the counter is refused before the order is handed over', async () => {
    const order = await placeOrder(shop, { pieces: 2, delivery: COURIER });
    expect(await refusal(await take(order, oneForCash))).toEqual(['REFUND_NOT_OFFERED']);
  });
});

describe('money taken on receipt', () => {
  it('money taken on receipt is recorded with the means of payment that the operator entered, and refunded by the same means', async () => {
    const order = await placeOrder(shop, { pieces: 2, delivery: COURIER });
    let { version } = await manager.does(order, 'packing', { version: 1 });
    ({ version } = await manager.does(order, 'shipment', { version, carrier: 'СДЭК', number: '1' }));
    await manager.does(order, 'handover', { version, paidBy: 'CARD' });
    expect(await refusal(await take(order, oneForCash))).toEqual(['INVALID_REQUEST', '/payBy']);
    expect((await seen(order)).order.payment.method).toBe('card-on-receipt');
    const list = (await (await manager.call('/orders')).json()) as OperatorOrders;
    expect(list.items.map(({ payment }) => payment)).toEqual(['card-on-receipt']);
    const { till } = await taken(order, { ...oneForCash, payBy: 'CARD' });
    expect(till).toMatchObject({ means: 'CARD', sum: PRICE });
  });

  it('money taken on receipt has no VAT on receipts if the seller is exempt from VAT', async () => {
    shop = createTestApp(db, { sellerVat: 0 });
    manager = await createOperator(shop, 'kassa-2', 'manager');
    const order = await bought();
    const { till } = await taken(order, oneForCash);
    const receipts = [...(await seen(order)).till, till].flatMap((entry) => entry?.receipt ?? []);
    expect(receipts.map(({ name, vatRate }) => [name.split(' ')[0], vatRate])).toEqual([
      ['Футболка', 0],
      ['Доставка', 0],
      ['Футболка', 0],
      ['Футболка', 0],
    ]);
  });

  it('money taken on receipt is shown on receipts with the VAT at which the goods were sold, and the seller’s VAT for the delivery', async () => {
    await db.update(article).set({ vat: '10' });
    try {
      const order = await bought();
      await db.update(article).set({ vat: null });
      const { till } = await taken(order, oneForCash);
      const receipts = [...(await seen(order)).till, till].flatMap((entry) => entry?.receipt ?? []);
      expect(receipts.map(({ name, vatRate }) => [name.split(' ')[0], vatRate])).toEqual([
        ['Футболка', 10],
        ['Доставка', 22],
        ['Футболка', 10],
        ['Футболка', 10],
      ]);
    } finally {
      await db.update(article).set({ vat: null });
    }
  });

  it('money taken on receipt is recorded only for the pieces that the buyer keeps', async () => {
    const order = await placeOrder(shop, { pieces: 2, delivery: COURIER });
    await handOver(manager, order, [{ position: 0, quantity: 1 }]);
    expect((await seen(order)).till).toMatchObject([{ kind: 'TAKEN', sum: PRICE + COURIER }]);
  });

  it('money taken on receipt is not recorded for an order that was paid online', async () => {
    const order = await placeOrder(shop, { pieces: 2, delivery: COURIER, payment: 'sbp' });
    let { version } = await seen(order);
    ({ version } = await manager.does(order, 'packing', { version }));
    ({ version } = await manager.does(order, 'shipment', { version, carrier: 'СДЭК', number: '1' }));
    const answer = await manager.call(`/orders/${order.id}/handover`, { body: { version, paidBy: 'CASH' } });
    expect(await refusal(answer)).toEqual(['INVALID_REQUEST', '/paidBy']);
  });
});

describe('goodwill for an order that was paid on receipt', () => {
  it('goodwill for an order that was paid on receipt is paid out at the till, with a letter, and never exceeds the money taken', async () => {
    const order = await bought();
    const total = 2 * PRICE + COURIER;
    const refund = (body: object, { version }: { version: number }) =>
      manager.call(`/orders/${order.id}/refunds`, { body: { version, reason: 'GOODWILL', ...body } });
    expect(await refusal(await refund({ sum: 100 }, await seen(order)))).toEqual([
      'INVALID_REQUEST',
      '/payBy',
    ]);
    const paid = (await (
      await refund({ sum: 50_000, payBy: 'CASH' }, await seen(order))
    ).json()) as OperatorOrder;
    expect(paid.till.at(-1)).toMatchObject({ kind: 'PAID_OUT', sum: 50_000, reason: 'GOODWILL' });
    expect(paid.order.payment.refundedSum).toBe(50_000);
    await shop.sendMessages();
    expect(plain(shop.messages.at(-1)?.text)).toContain('Мы вернули 500 ₽ наличными в магазине.');
    const more = await refund({ sum: total - 50_000 + 1, payBy: 'CASH' }, paid);
    expect(await refusal(more)).toEqual(['REFUND_NOT_POSSIBLE']);
    expect((await refund({ sum: total - 50_000, payBy: 'CASH' }, paid)).status).toBe(200);
  });

  it('goodwill for an order that was paid on receipt is not possible before the order is handed over', async () => {
    const order = await placeOrder(shop, { pieces: 2, delivery: COURIER });
    const body = { version: 1, sum: 100, reason: 'GOODWILL', payBy: 'CASH' };
    expect(await refusal(await manager.call(`/orders/${order.id}/refunds`, { body }))).toEqual([
      'REFUND_NOT_POSSIBLE',
    ]);
  });
});
