import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OperatorRefund, Order, Refundable, RefundPatch } from '#contract/client/client.schemas.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { orderEvent, orderLine } from '../../domain/tables/orders.ts';
import { storeStock } from '../../domain/tables/places.ts';
import { operatorCall } from '../../operators/base/tables.ts';
import { orderMark } from '../../orders/base/tables.ts';
import { createOperator, placeOrder, type TestOperator } from '../../orders/testing/operators.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { becomeGuest, COURIER, PRICE, setTee, stockOfTee, TEE } from '../../testing/shopping.ts';
import { remindOfRefunds } from '../remind-of-refunds.ts';
import { byPost, does, giveOrderToGuest, handOver, shopperOf } from '../testing/refunds.ts';

const DAY = 24 * 60 * 60 * 1000;
const CODES = ['0104601234567893215abcdefghijk1', '0104601234567893215abcdefghijk2'];

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

async function bought(payment: 'cash' | 'sbp' | 'card-online' = 'cash', pieces = 2): Promise<Order> {
  const order = await placeOrder(shop, { pieces, delivery: COURIER, payment });
  token = await giveOrderToGuest(shop, order, (await becomeGuest(shop)).access);
  await handOver(manager, order);
  await shop.sendMessages();
  return order;
}

/** Creates a refund, submits it as the shopper and approves it as an operator. */
async function approved(order: Order, patch: RefundPatch) {
  const refund = await shopper.refund(order, patch);
  await does(manager, refund, 'approval');
  return refund;
}

const subjects = () => shop.messages.splice(0).map(({ subject }) => subject.replaceAll('\u00a0', ' '));
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const noPayout = ({ payout: _none, ...patch }: RefundPatch): RefundPatch => patch;

describe('a refund of an order that was paid online', () => {
  it('the refund of an online payment is complete when the provider confirms it; it has a receipt, and a letter for each step (§3.9.7, §3.9.12, §3.9.13)', async () => {
    const order = await bought('sbp');
    subjects();
    const refund = await approved(order, noPayout(byPost(1)));
    expect(await stockOfTee(db)).toBe(7);
    const received = await does(manager, refund, 'receipt');
    expect(received.refund).toMatchObject({ state: 'RECEIVED', payUntil: '2026-12-01', canCancel: false });
    expect(await stockOfTee(db)).toBe(8);
    const paid = await does(manager, refund, 'payment');
    expect(paid.refund).toMatchObject({
      state: 'RECEIVED',
      moneySentAt: '2026-11-21T09:00:00.000Z',
      payUntil: null,
    });
    await shop.sendMessages();
    expect(await shopper.look(refund)).toMatchObject({ state: 'REFUNDED', sum: PRICE });
    expect(shop.bank.payments[0]?.refunds).toMatchObject([{ sum: PRICE }]);
    const named = `Возврат № ${order.number}/1`;
    await shop.sendMessages();
    expect(subjects()).toEqual(
      ['заявление принято', 'ждём вещи', 'вещи у нас', 'деньги возвращены'].map(
        (what) => `${named}: ${what}`,
      ),
    );
    const events = await db.select().from(orderEvent).where(eq(orderEvent.orderId, order.id));
    expect(events.at(-1)).toMatchObject({ state: 'HANDED_OVER', reason: 'RETURNED', lines: [] });
  });

  it('an order may be refunded in several refunds, whose sums add up to the paid sum; the last one includes the delivery (§3.9.6)', async () => {
    const order = await bought('sbp');
    for (const sum of [PRICE, PRICE + COURIER]) {
      const refund = await approved(order, noPayout(byPost(1)));
      expect(refund.sum).toBe(sum);
      await does(manager, refund, 'receipt');
      await does(manager, refund, 'payment');
      await shop.sendMessages();
    }
    const [payment] = shop.bank.payments;
    expect(payment?.refunds.map(({ sum }) => sum)).toEqual([PRICE, PRICE + COURIER]);
    expect(payment?.sum).toBe(2 * PRICE + COURIER);
  });

  it('a refund includes the delivery price when the last piece is received, not when it is requested', async () => {
    const order = await bought('sbp');
    const first = await approved(order, noPayout(byPost(1)));
    const last = await approved(order, noPayout(byPost(1)));
    expect([first.sum, last.sum]).toEqual([PRICE, PRICE + COURIER]);
    const early = await does(manager, last, 'receipt');
    expect(early.refund).toMatchObject({ sum: PRICE, deliverySum: 0 });
    const late = await does(manager, first, 'receipt');
    expect(late.refund).toMatchObject({ sum: PRICE + COURIER, deliverySum: COURIER });
  });

  it('a refund does not include the delivery price if the buyer keeps a piece whose refund was cancelled', async () => {
    const order = await bought('sbp');
    const cancelled = await shopper.refund(order, noPayout(byPost(1)));
    const last = await approved(order, noPayout(byPost(1)));
    await shopper.call(`/refunds/${cancelled.id}/cancellation`, { method: 'POST' });
    const received = await does(manager, last, 'receipt');
    expect(received.refund).toMatchObject({ sum: PRICE, deliverySum: 0 });
    expect(await approved(order, noPayout(byPost(1)))).toMatchObject({ sum: PRICE + COURIER });
  });

  it('a refund is paid once, even if an operator requests the payment repeatedly', async () => {
    const refund = await approved(await bought('sbp'), noPayout(byPost(1)));
    const { refund: seen } = await does(manager, refund, 'receipt');
    const path = `/orders/${refund.orderId}/refunds/${refund.id}/payment`;
    const pay = () => manager.call(path, { body: { version: seen.version }, leaveMessages: true });
    const answers = [await pay(), await pay()];
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    const again = { version: seen.version + 1 };
    expect(await codeOf(await manager.call(path, { body: again, leaveMessages: true }))).toBe(
      'REFUND_STEP_REFUSED',
    );
  });

  it('a refund cannot be paid as long as the order’s money is only held (§3.9.7, §3.9.12, §3.9.13)', async () => {
    const order = await placeOrder(shop, { pieces: 2, delivery: COURIER, payment: 'card-online' });
    token = await giveOrderToGuest(shop, order, (await becomeGuest(shop)).access);
    shop.bank.isDown = true;
    await handOver(manager, order);
    const refund = await approved(order, noPayout(byPost(1)));
    const { refund: seen } = await does(manager, refund, 'receipt');
    const path = `/orders/${refund.orderId}/refunds/${refund.id}/payment`;
    const answer = await manager.call(path, { body: { version: seen.version } });
    expect(await codeOf(answer)).toBe('REFUND_NOT_POSSIBLE');
  });
});

describe('returned goods', () => {
  it('returned goods are accepted piece by piece; rejected pieces lower the sum (§3.9.10)', async () => {
    const refund = await approved(await bought(), byPost(2));
    expect(refund).toMatchObject({ sum: 2 * PRICE + COURIER, deliverySum: COURIER });
    const lines = [{ position: 0, good: 0, damaged: 1 }];
    const received = await does(manager, refund, 'receipt', { lines });
    expect(received.refund).toMatchObject({
      sum: PRICE,
      deliverySum: 0,
      lines: [{ quantity: 2, accepted: 1 }],
    });
    expect(await stockOfTee(db)).toBe(7);
    const offer = await shopper.call(`/orders/${refund.orderId}/refundable`);
    expect(((await offer.json()) as Refundable).lines).toMatchObject([{ quantity: 1, sums: [PRICE] }]);
  });

  it('returned goods with a defect do not return to stock (§3.9.10)', async () => {
    const lines = [{ position: 0, quantity: 1, reason: 'DEFECT' as const, comment: 'Шов разошёлся' }];
    const refund = await approved(await bought(), { ...byPost(1), lines });
    await does(manager, refund, 'receipt');
    expect(await stockOfTee(db)).toBe(7);
  });

  it('goods that are brought to a store go to its stock, even if the refund is not approved yet (§3.9.10)', async () => {
    const order = await bought();
    const { ways } = (await (await shopper.call(`/orders/${order.id}/refundable`)).json()) as Refundable;
    const storeCode = ways.find(({ way }) => way === 'STORE')?.stores[0]?.code ?? '';
    const refund = await shopper.refund(order, { ...byPost(2), way: 'STORE', storeCode, payout: null });
    await does(manager, refund, 'receipt');
    const there = and(eq(storeStock.articleId, TEE), eq(storeStock.storeCode, storeCode));
    expect(await db.select().from(storeStock).where(there)).toMatchObject([{ quantity: 2 }]);
    expect(await stockOfTee(db)).toBe(9);
    expect((await does(manager, refund, 'payment')).refund).toMatchObject({ state: 'REFUNDED' });
  });

  it.each([
    ['more pieces than in the refund', [{ position: 0, good: 2, damaged: 1 }], '/lines/0/position'],
    ['another line', [{ position: 7, good: 1, damaged: 0 }], '/lines/0/position'],
    ['nothing', [{ position: 0, good: 0, damaged: 0 }], '/lines'],
  ])('returned goods cannot be received if the operator’s report contains %s', async (_, lines, pointer) => {
    const refund = await approved(await bought(), byPost(2));
    const { version } = await shopper.look(refund);
    const path = `/orders/${refund.orderId}/refunds/${refund.id}/receipt`;
    const answer = await manager.call(path, { body: { version, lines } });
    expect(await answer.json()).toMatchObject({ errors: [{ pointer }] });
  });

  it('the marking codes of returned goods are on the receipt of the refund, and can be used again (§3.9.10)', async () => {
    const order = await bought('sbp');
    await db.update(orderLine).set({ requiresMarking: true }).where(eq(orderLine.orderId, order.id));
    await db
      .insert(orderMark)
      .values(CODES.map((code) => ({ piece: code.slice(0, 31), code, orderId: order.id, position: 0 })));
    const refund = await approved(order, noPayout(byPost(1)));
    const { version } = await shopper.look(refund);
    const path = `/orders/${refund.orderId}/refunds/${refund.id}/receipt`;
    expect((await manager.call(path, { body: { version } })).status).toBe(422);
    const lines = [{ position: 0, good: 1, damaged: 0, codes: CODES.slice(1) }];
    const received = await does(manager, refund, 'receipt', { lines });
    expect(received.packing).toEqual([{ position: 0, requiresMarking: true, codes: CODES.slice(1) }]);
    expect((await db.select().from(orderMark)).map(({ code }) => code)).toEqual(CODES.slice(0, 1));
    await does(manager, refund, 'payment');
    await shop.sendMessages();
    const [back] = shop.bank.payments[0]?.refunds ?? [];
    expect(back?.receipt.lines).toMatchObject([{ mark: CODES[1], subject: 'marked', mode: 'full_payment' }]);
  });
});

describe('operators who handle refunds', () => {
  it('operators see who made each step of a refund; their own calls are logged (§3.9.10)', async () => {
    const refund = await shopper.refund(await bought(), byPost(1));
    const instructions = 'Назовите в пункте выдачи код 4417';
    const view = await does(manager, refund, 'approval', { instructions });
    expect(view).toMatchObject({
      contact: { name: 'Анна Петрова' },
      steps: [
        { state: 'REQUESTED', by: 'shopper', operator: null },
        { state: 'APPROVED', by: 'operator', operator: 'ofis-1' },
      ],
    });
    await shop.sendMessages();
    expect(shop.messages.at(-1)?.text).toContain('пункте выдачи код 4417');
    expect(await shopper.look(refund)).toMatchObject({ instructions });
    const calls = await db.select().from(operatorCall).where(eq(operatorCall.operation, 'approveRefund'));
    expect(calls).toMatchObject([{ orderId: refund.orderId, outcome: 'OK' }]);
  });

  it('operators can reject a refund with a reason; its pieces may be returned again (§3.9.10)', async () => {
    const order = await bought();
    const refund = await shopper.refund(order, byPost(2));
    const { refund: rejected } = await does(manager, refund, 'rejection', { reason: 'WORN' });
    expect(rejected).toMatchObject({ state: 'REJECTED', rejectedBecause: 'WORN' });
    expect(await shopper.refund(order, byPost(2))).toMatchObject({ state: 'REQUESTED' });
  });

  it('operators see refunds with money due first, and find refunds by number and due day (§3.9.11)', async () => {
    const order = await bought('cash', 2);
    const first = await approved(order, byPost(1));
    await does(manager, first, 'receipt');
    shop.advance(1000);
    const second = await shopper.refund(order, byPost(1));
    const list = async (query: Record<string, string> = {}) => {
      const answer = await manager.call('/refunds', { query });
      return ((await answer.json()) as { items: { number: string }[] }).items.map(({ number }) => number);
    };
    expect(await list()).toEqual([first.number, second.number]);
    expect(await list({ state: 'REQUESTED' })).toEqual([second.number]);
    expect(await list({ number: second.number ?? '' })).toEqual([second.number]);
    expect(await list({ dueUntil: '2026-11-30' })).toEqual([]);
    expect(await list({ dueUntil: '2026-12-01' })).toEqual([first.number, second.number]);
  });

  it('operators do not see drafts of refunds', async () => {
    const draft = await shopper.begin(await bought());
    const path = `/orders/${draft.orderId}/refunds/${draft.id}`;
    expect((await manager.call(path)).status).toBe(404);
    expect((await manager.call(`${path}/rejection`, { body: { version: 1, reason: 'OTHER' } })).status).toBe(
      404,
    );
  });

  it('operators are reminded daily of a refund’s due money, from the seventh day until the money is sent (§3.9.11)', async () => {
    const refund = await approved(await bought(), byPost(1));
    shop.advance(5 * DAY);
    // The legal deadline runs from the day on which the buyer asked for the money, not from the receipt of
    // the goods.
    const { refund: there } = await does(manager, refund, 'receipt');
    expect(there.payUntil).toBe('2026-12-01');
    const reminders = async () => {
      shop.log.length = 0;
      await remindOfRefunds(shop.deps);
      return shop.log.map(({ level, fields }) => [level, fields.refundId, fields.payUntil]);
    };
    shop.advance(DAY);
    expect(await reminders()).toEqual([]);
    shop.advance(DAY);
    expect(await reminders()).toEqual([['warn', refund.id, '2026-12-01']]);
    expect(await reminders()).toEqual([]);
    shop.advance(4 * DAY);
    expect(await reminders()).toEqual([['error', refund.id, '2026-12-01']]);
    await does(manager, refund, 'payment');
    shop.advance(DAY);
    expect(await reminders()).toEqual([]);
  });

  it('operators are reminded of a refund’s due money even before the goods arrive; letters never promise a day in the past', async () => {
    const refund = await approved(await bought(), byPost(1));
    shop.advance(11 * DAY);
    shop.log.length = 0;
    await remindOfRefunds(shop.deps);
    expect(shop.log.map(({ level, fields }) => [level, fields.payUntil])).toEqual([['error', '2026-12-01']]);
    shop.messages.length = 0;
    await does(manager, refund, 'receipt');
    await shop.sendMessages();
    expect(shop.messages[0]?.text.replaceAll('\u00a0', ' ')).toContain('Деньги вернутся в ближайшее время');
  });

  it('operators can retry a refund that the provider refused, or pay it by hand (§3.9.7, §3.9.12, §3.9.13)', async () => {
    const refund = await approved(await bought('sbp'), noPayout(byPost(1)));
    await does(manager, refund, 'receipt');
    shop.bank.refusesRefunds = true;
    await does(manager, refund, 'payment');
    await shop.sendMessages();
    const seen = (await (
      await manager.call(`/orders/${refund.orderId}/refunds/${refund.id}`)
    ).json()) as OperatorRefund;
    expect(seen.refund).toMatchObject({ state: 'RECEIVED', moneySentAt: null, payUntil: '2026-12-01' });
    expect(seen.steps.at(-1)).toMatchObject({ state: 'RECEIVED', by: 'shop', reason: 'NOT_PAID' });
    expect((await does(manager, refund, 'payment', { byHand: true })).refund.state).toBe('REFUNDED');
    // Money that was refunded by hand also counts as refunded. A refund of the remaining pieces must not pay
    // it out again.
    const { version } = (await (await manager.call(`/orders/${refund.orderId}`)).json()) as {
      version: number;
    };
    const body = { version, sum: PRICE + COURIER + 1, reason: 'GOODWILL' };
    expect(await codeOf(await manager.call(`/orders/${refund.orderId}/refunds`, { body }))).toBe(
      'REFUND_NOT_POSSIBLE',
    );
  });
});
