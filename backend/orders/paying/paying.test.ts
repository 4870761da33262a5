import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { Order, OrderPayment, Payment } from '#contract/client/client.schemas.ts';
import { formatMoney } from '#shared/text/money.ts';
import { promoCode, promoCodeUse } from '../../cart/base/tables.ts';
import { testNow } from '../../catalog/testing/catalog.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { payment, refund } from '../../payments/base/tables.ts';
import { readPaymentCases } from '../../payments/payment-cases.ts';
import { qrCode } from '../../payments/rules/qr-code.ts';
import { createTestApp, forgetEveryone, type TestApp, tokensOf } from '../../testing/app.ts';
import { orderBody } from '../../testing/calls.ts';
import {
  becomeGuest,
  COURIER,
  ORDERS,
  PRICE,
  putTee,
  sendOrder,
  setTee,
  stockOfTee,
} from '../../testing/shopping.ts';
import { lockOrder } from '../queries/lock-order.ts';
import { receiptOfOrder } from '../queries/receipt-of-order.ts';
import { askProviders } from './ask-providers.ts';
import { settlePayment } from './capture.ts';
import { expireOrders } from './expire-orders.ts';

const PAYMENTS = '/api/payment-orchestration/v1';
const MINUTE = 60_000;
const TOTAL = 2 * PRICE + COURIER;
const rub = (sum: number) => formatMoney(sum).replaceAll('\u00a0', ' ');

const db = await openSmallShop();
let shop: TestApp;
let token: string;
let refresh: string;

beforeEach(async () => {
  await forgetEveryone(db);
  await db.delete(refund);
  await db.delete(payment);
  await db.delete(promoCode);
  await setTee(db, { stock: 5, price: PRICE });
  shop = createTestApp(db);
  ({ access: token, refresh } = await becomeGuest(shop));
});

/** Advances the clock, and renews the shopper's tokens, which would otherwise expire. */
async function later(ms: number): Promise<void> {
  shop.advance(ms);
  const renewed = await shop.call('/api/auth/refresh', { method: 'POST', refresh });
  ({ access: token, refresh } = tokensOf(renewed));
}

const json = async <T>(answer: Response): Promise<T> => {
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
};

async function place(method: OrderPayment = 'card-online', fitting = false): Promise<Order> {
  const { version } = await putTee(shop, token, 2);
  const wanted = orderBody({ cartVersion: version, pieces: 2, total: TOTAL });
  const body = { ...wanted, payment: { method }, delivery: { ...wanted.delivery, fitting } };
  return json(await sendOrder(shop, token, body));
}

const start = (id: string, method: OrderPayment, key: string = randomUUID()) =>
  shop.call(`${PAYMENTS}/orders/${id}/payment`, {
    token,
    body: { method },
    headers: { 'idempotency-key': key },
  });
const look = async (id: string) =>
  json<Payment>(await shop.call(`${PAYMENTS}/orders/${id}/payment`, { token }));
const orderNow = async (id: string) => json<Order>(await shop.call(`${ORDERS}/${id}`, { token }));
const cancel = (id: string) =>
  shop.call(`${ORDERS}/${id}/cancellation`, { token, body: { reason: 'CHANGED_MIND' } });

/** Sends the shop a notification about a payment attempt, by default about the latest one. */
const notify = (about = shop.bank.payments.at(-1)?.key ?? '', clientIp = '203.0.113.9') =>
  shop.call(`${PAYMENTS}/notifications/yookassa`, {
    body: { object: { metadata: { payment: about } } },
    clientIp,
  });

/** Runs the background jobs once. */
async function work(): Promise<void> {
  await askProviders(shop.deps);
  await shop.sendMessages();
  await askProviders(shop.deps);
  await shop.sendMessages();
}
/** Subjects of sent letters, without text messages. */
const subjects = () =>
  shop.messages.filter(({ channel }) => channel === 'email').map(({ subject }) => subject);

/** Places an order and starts its payment. Returns the order. */
async function begun(method: OrderPayment = 'card-online', fitting = false): Promise<Order> {
  const made = await place(method, fitting);
  await json(await start(made.id, method));
  return made;
}

describe('paying in parts', () => {
  it('paying in parts charges the money at once, like SBP, even if pieces may be returned after a fitting', async () => {
    const { id } = await begun('parts', true);
    expect(shop.bank.payments.at(-1)?.request).toMatchObject({ method: 'parts', sum: TOTAL, holds: false });
    shop.bank.pay();
    await notify();
    await work();
    expect(await look(id)).toMatchObject({ state: 'PAID', method: 'parts' });
  });

  it('if the provider holds every payment, paying in parts charges the money at once, but at the handover if there is a fitting', async () => {
    shop.bank.holdsAll = true;
    shop.bank.canHold = () => true;
    const { id } = await begun('parts');
    shop.bank.pay();
    await notify();
    await work();
    expect(shop.bank.payments.at(-1)).toMatchObject({ state: 'paid', sum: TOTAL });
    expect(await look(id)).toMatchObject({ state: 'PAID' });
    await begun('parts', true);
    shop.bank.pay();
    await notify();
    await work();
    const [held] = await db.select().from(payment).where(eq(payment.state, 'HELD'));
    expect(shop.bank.payments.at(-1)).toMatchObject({ state: 'held' });
    // This provider does not report when the reservation of the money ends.
    expect(held?.heldUntil).toEqual(new Date(Number(held?.startedAt) + 7 * 24 * 60 * MINUTE));
  });

  it('paying in parts shows why the bank refused, and allows another payment method', async () => {
    const { id } = await begun('parts');
    shop.bank.refuse('DECLINED');
    await notify();
    await work();
    const { refusal, methods } = await look(id);
    expect(refusal?.text.replaceAll('\u00a0', ' ')).toBe('Банк не одобрил оплату частями');
    expect(methods).toContain('parts');
    expect(await json(await start(id, 'sbp'))).toMatchObject({ state: 'WAITING', method: 'sbp' });
  });

  it('paying in parts is not possible above the bank’s maximum, neither when ordering nor when paying later (§3.6.24)', async () => {
    await setTee(db, { stock: 5, price: 2_500_001 });
    const { version } = await putTee(shop, token, 2);
    const wanted = orderBody({ cartVersion: version, pieces: 2, total: 5_000_002 });
    const answer = await sendOrder(shop, token, { ...wanted, payment: { method: 'parts' } });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: [{ pointer: '/payment/method', code: 'not_offered' }],
    });
    const { id } = await json<Order>(
      await sendOrder(shop, token, { ...wanted, payment: { method: 'card-online' } }),
    );
    expect((await look(id)).methods).not.toContain('parts');
    expect((await start(id, 'parts')).status).toBe(422);
  });
});

describe('paying by SBP', () => {
  it('paying by SBP shows a QR code only while the payment is pending; other methods show none', async () => {
    const { id } = await begun('sbp');
    const { qr, confirmationUrl } = await look(id);
    expect(qr).toEqual(qrCode(confirmationUrl ?? ''));
    shop.bank.pay();
    await notify();
    await work();
    expect(await look(id)).toMatchObject({ state: 'PAID', qr: null, confirmationUrl: null });
    expect((await look((await begun('card-online')).id)).qr).toBeNull();
  });
});

describe('an online payment', () => {
  it('an online payment leads the shopper from the order to the bank; afterwards the order is paid and a letter is sent', async () => {
    const { id, state, payment: due } = await place();
    expect({ state, due }).toMatchObject({
      state: 'AWAITING_PAYMENT',
      due: { method: 'card-online', state: null, payUntil: '2026-11-21T10:00:00.000Z', paidSum: 0 },
    });
    expect(await stockOfTee(db)).toBe(3);
    const seen = await json<Payment>(await start(id, 'card-online'));
    expect(seen).toMatchObject({ state: 'WAITING', sum: TOTAL, refusal: null });
    expect(seen.confirmationUrl).toMatch(/^https:\/\/bank\.example\//);
    const { request } = shop.bank.payments[0] ?? {};
    expect(request?.returnUrl.href).toBe(`https://shop.example/checkout-success?order=${id}`);
    expect(request?.receipt).toMatchObject({
      email: 'anna@example.ru',
      lines: [
        { quantity: 2, unitPrice: 190_000, vatRate: 22, mode: 'full_prepayment', subject: 'commodity' },
        { name: 'Доставка', quantity: 1, unitPrice: 30_000, subject: 'service' },
      ],
    });
    shop.bank.pay();
    await notify();
    await work();
    expect(await look(id)).toMatchObject({
      state: 'PAID',
      methods: [],
      payUntil: null,
      confirmationUrl: null,
    });
    expect(await orderNow(id)).toMatchObject({ state: 'PAID', payment: { state: 'PAID', paidSum: TOTAL } });
    expect(subjects().filter((one) => /оплачен/.test(one))).toHaveLength(1);
  });

  it('an online payment is started once for each idempotency key, even if the response is lost repeatedly', async () => {
    const { id } = await place();
    const key = randomUUID();
    shop.bank.losesAnswers = true;
    expect((await start(id, 'sbp', key)).status).toBe(503);
    shop.bank.losesAnswers = false;
    const first = await json<Payment>(await start(id, 'sbp', key));
    expect(await json(await start(id, 'sbp', key))).toEqual(first);
    expect(await json(await start(id, 'sbp'))).toEqual(first);
    expect(shop.bank.payments).toHaveLength(1);
    expect((await start(id, 'card-online', key)).status).toBe(422);
  });

  it('an online payment can be repeated with another payment method after a refusal', async () => {
    const { id } = await begun();
    shop.bank.refuse('CARD');
    await notify();
    await work();
    expect(await look(id)).toMatchObject({ state: 'REFUSED', refusal: { code: 'CARD' } });
    expect(await json(await start(id, 'sbp'))).toMatchObject({
      state: 'WAITING',
      method: 'sbp',
      refusal: null,
    });
    shop.bank.pay();
    await notify();
    await work();
    expect(await orderNow(id)).toMatchObject({ state: 'PAID', payment: { method: 'sbp' } });
  });

  it('an online payment is not started a second time if the first payment succeeded but was not reported yet', async () => {
    const { id } = await begun();
    shop.bank.pay();
    expect((await start(id, 'sbp')).status).toBe(409);
    expect(await orderNow(id)).toMatchObject({ state: 'PAID', payment: { paidSum: TOTAL } });
    expect(shop.bank.payments).toHaveLength(1);
  });

  it('an online payment ends the previous attempt at the provider, so that only one attempt is live (§3.6.23)', async () => {
    const { id } = await begun();
    await json(await start(id, 'sbp'));
    await work();
    expect(shop.bank.payments.map(({ state }) => state)).toEqual(['refused', 'pending']);
    expect((await db.select().from(payment)).map(({ state }) => state).sort()).toEqual([
      'CANCELLED',
      'WAITING',
    ]);
  });

  it('an order with an online payment can be changed to payment on receipt; after that, the provider is not asked again', async () => {
    const { id } = await begun();
    const seen = await json<Payment>(await start(id, 'cash'));
    expect(seen).toMatchObject({ state: null, method: 'cash', payUntil: null, methods: [] });
    await work();
    expect(shop.bank.payments[0]?.state).toBe('refused');
    expect(await orderNow(id)).toMatchObject({ state: 'PLACED', payment: { method: 'cash', state: null } });
    expect(await stockOfTee(db)).toBe(3);
  });
});

describe('payment notifications', () => {
  it('payment notifications change nothing by themselves; the shop asks the provider (§3.6.28)', async () => {
    const { id } = await begun();
    await notify();
    await work();
    expect(await look(id)).toMatchObject({ state: 'WAITING' });
  });

  it('payment notifications from a forged sender are refused without asking the provider', async () => {
    const { id } = await begun();
    shop.bank.pay();
    expect((await notify(undefined, '198.51.100.66')).status).toBe(403);
    await work();
    expect(await look(id)).toMatchObject({ state: 'WAITING' });
  });

  it('payment notifications do no harm if they are repeated, late, or about unknown payments', async () => {
    const { id } = await begun();
    shop.bank.pay();
    for (const about of [undefined, undefined, randomUUID()]) {
      expect((await notify(about)).status).toBe(200);
      await work();
    }
    expect(await orderNow(id)).toMatchObject({ state: 'PAID', payment: { paidSum: TOTAL, refundedSum: 0 } });
    expect(subjects().filter((one) => /оплачен/.test(one))).toHaveLength(1);
  });

  it('a payment notification may arrive before the shop has stored the provider’s answer to the request for the payment', async () => {
    const { id } = await place();
    const key = randomUUID();
    shop.bank.losesAnswers = true;
    await start(id, 'sbp', key);
    shop.bank.losesAnswers = false;
    shop.bank.pay();
    await notify();
    await work();
    expect(await look(id)).toMatchObject({ state: 'WAITING' });
    await start(id, 'sbp', key);
    await work();
    expect(await orderNow(id)).toMatchObject({ state: 'PAID' });
  });

  it('a lost payment notification does no harm: the shop also polls the provider, sooner if the shopper opens the payment (§3.6.28)', async () => {
    const { id } = await begun();
    shop.bank.pay();
    await later(4000);
    await work();
    expect((await look(id)).state).toBe('WAITING');
    await work();
    expect((await look(id)).state).toBe('PAID');
  });

  it('after a payment notification, the shop asks the provider again later if the provider is down', async () => {
    const { id } = await begun();
    shop.bank.pay();
    shop.bank.isDown = true;
    await notify();
    await work();
    expect((await look(id)).state).toBe('WAITING');
    shop.bank.isDown = false;
    await later(MINUTE + 1);
    await work();
    expect((await look(id)).state).toBe('PAID');
    expect(shop.log.filter(({ level }) => level === 'warn')).not.toEqual([]);
  });

  it('a payment of a wrong sum does not pay the order; an operator, who is notified once, decides', async () => {
    const { id } = await begun('sbp');
    shop.bank.pay();
    Object.assign(shop.bank.payments[0] ?? {}, { sum: TOTAL - 1 });
    for (const _ of [1, 2]) {
      await notify();
      await work();
    }
    expect(await orderNow(id)).toMatchObject({ state: 'AWAITING_PAYMENT' });
    expect(await readPaymentCases(db, id)).toMatchObject([
      { due: TOTAL, charged: TOTAL - 1, decision: null },
    ]);
    expect(shop.log.filter(({ message }) => /a sum that differs/.test(message))).toHaveLength(1);
    expect(
      shop.log.some(({ level, message }) => level === 'error' && /a sum that differs/.test(message)),
    ).toBe(true);
  });
});

describe('an order that is not paid in time', () => {
  it('an order that is not paid in time is cancelled with a letter and returns its pieces and promo codes (§3.6.22)', async () => {
    const { id } = await begun();
    await db.insert(promoCode).values({ code: 'ZIMA10', kind: 'percent', value: 10 });
    await db.insert(promoCodeUse).values({ id: randomUUID(), code: 'ZIMA10', orderId: id, usedAt: testNow });
    await later(60 * MINUTE - 1);
    expect(await expireOrders(shop.deps)).toBe(0);
    await later(1);
    expect(await expireOrders(shop.deps)).toBe(1);
    expect(await orderNow(id)).toMatchObject({
      state: 'CANCELLED',
      cancelledBecause: 'UNPAID',
      payment: { state: 'EXPIRED', payUntil: null },
    });
    expect(await stockOfTee(db)).toBe(5);
    expect(await db.select().from(promoCodeUse)).toEqual([]);
    expect((await start(id, 'sbp')).status).toBe(409);
    expect(await expireOrders(shop.deps)).toBe(0);
    await work();
    expect(subjects().filter((one) => /отменён/.test(one))).toHaveLength(1);
    expect(shop.bank.payments[0]?.state).toBe('refused');
  });

  it('an order that is not paid in time cannot be paid after the deadline, even before the job has cancelled it (§3.6.22)', async () => {
    const { id } = await place();
    await later(60 * MINUTE);
    expect((await start(id, 'sbp')).status).toBe(409);
    expect((await look(id)).methods).toEqual([]);
  });

  it('an order that is not paid in time is not cancelled if the provider reports the payment at the last moment', async () => {
    const { id } = await begun();
    shop.bank.pay();
    await later(60 * MINUTE);
    expect(await expireOrders(shop.deps)).toBe(0);
    expect(await orderNow(id)).toMatchObject({ state: 'PAID' });
  });

  /** Places an order that the shopper pays while the provider is down, so that the order expires. */
  async function paidLate(): Promise<Order> {
    const made = await begun();
    await later(60 * MINUTE);
    shop.bank.isDown = true;
    expect(await expireOrders(shop.deps)).toBe(1);
    shop.bank.isDown = false;
    shop.bank.pay();
    return made;
  }

  it('an expired order takes its pieces and promo codes again if the payment arrives late (§3.6.22)', async () => {
    const { id } = await paidLate();
    await work();
    expect(await orderNow(id)).toMatchObject({
      state: 'PAID',
      payment: { state: 'PAID', paidSum: TOTAL, refundedSum: 0 },
    });
    expect(await stockOfTee(db)).toBe(3);
  });

  it('the late payment of an expired order is refunded once, with a letter, if the pieces are sold out (§3.6.22)', async () => {
    const { id } = await paidLate();
    await setTee(db, { stock: 1 });
    await work();
    await notify();
    await work();
    expect(await orderNow(id)).toMatchObject({
      state: 'CANCELLED',
      payment: { paidSum: TOTAL, refundedSum: TOTAL },
    });
    expect(await stockOfTee(db)).toBe(1);
    expect(shop.bank.payments[0]?.refunds).toMatchObject([{ sum: TOTAL }]);
    expect(subjects().filter((one) => /возвращаем деньги/.test(one))).toHaveLength(1);
  });
});

describe('refunds of money', () => {
  async function paid(method: OrderPayment = 'card-online', fitting = false): Promise<Order> {
    const made = await begun(method, fitting);
    shop.bank.pay();
    await notify();
    await work();
    return made;
  }

  it('a cancelled order gets its money back once, with a letter when the refund is done (§3.6.29)', async () => {
    const { id } = await paid();
    shop.bank.isDown = true;
    for (const _ of [1, 2]) expect((await cancel(id)).status).toBe(200);
    expect(await orderNow(id)).toMatchObject({ state: 'CANCELLED', payment: { refundedSum: TOTAL } });
    expect(shop.bank.payments[0]?.refunds).toEqual([]);
    shop.bank.isDown = false;
    await later(MINUTE);
    await work();
    expect(shop.bank.payments[0]?.refunds).toMatchObject([{ sum: TOTAL }]);
    expect(await db.select().from(refund)).toMatchObject([
      { state: 'DONE', sum: TOTAL, reason: 'CANCELLED' },
    ]);
    expect(subjects().filter((one) => /возвращены/.test(one))).toHaveLength(1);
  });

  it('a refund is made once, even if the provider’s response is lost', async () => {
    const { id } = await paid();
    shop.bank.losesAnswers = true;
    await cancel(id);
    shop.bank.losesAnswers = false;
    await later(MINUTE);
    await work();
    expect(shop.bank.payments[0]?.refunds).toHaveLength(1);
    expect(await db.select().from(refund)).toMatchObject([{ state: 'DONE' }]);
  });

  it('cancelled pieces of a paid order are refunded, and the rest when the order is cancelled later', async () => {
    const { id } = await paid();
    const part = { reason: 'CHANGED_MIND', lines: [{ position: 0, quantity: 1 }] };
    await json(await shop.call(`${ORDERS}/${id}/cancellation`, { token, body: part }));
    expect(await orderNow(id)).toMatchObject({ state: 'PAID', payment: { refundedSum: 190_000 } });
    await json(await cancel(id));
    await work();
    expect(shop.bank.payments[0]?.refunds.map(({ sum }) => sum)).toEqual([190_000, TOTAL - 190_000]);
  });

  it('a pending payment ends when pieces are cancelled; the next payment is for the remaining sum', async () => {
    const { id } = await begun();
    const part = { reason: 'CHANGED_MIND', lines: [{ position: 0, quantity: 1 }] };
    await json(await shop.call(`${ORDERS}/${id}/cancellation`, { token, body: part }));
    expect(await json(await start(id, 'card-online'))).toMatchObject({
      state: 'WAITING',
      sum: TOTAL - 190_000,
    });
    expect(shop.bank.payments.map(({ sum }) => sum)).toEqual([TOTAL, TOTAL - 190_000]);
  });

  it('pieces that were cancelled while the whole order was being paid are refunded', async () => {
    const { id } = await begun();
    shop.bank.pay();
    const part = { reason: 'CHANGED_MIND', lines: [{ position: 0, quantity: 1 }] };
    await json(await shop.call(`${ORDERS}/${id}/cancellation`, { token, body: part }));
    await notify();
    await work();
    expect(await orderNow(id)).toMatchObject({
      state: 'PAID',
      total: TOTAL - PRICE,
      payment: { paidSum: TOTAL, refundedSum: PRICE },
    });
    expect(shop.bank.payments[0]?.refunds).toMatchObject([{ sum: PRICE }]);
    const letter = shop.messages.find(({ subject }) => subject?.endsWith('оплачен'));
    const text = letter?.text.replaceAll(/[\u00a0\u2060]/g, ' ');
    for (const sums of [
      `Мы получили ${rub(TOTAL)}`,
      `Лишнее, ${rub(PRICE)}, вернём`,
      `Оплачено: ${rub(TOTAL)}`,
    ])
      expect(text).toContain(sums);
  });

  it('a payment that arrives after its shopper cancelled the order is refunded', async () => {
    const { id } = await begun();
    await cancel(id);
    shop.bank.pay();
    await notify();
    await work();
    expect(await orderNow(id)).toMatchObject({ state: 'CANCELLED', payment: { refundedSum: TOTAL } });
    expect(await stockOfTee(db)).toBe(5);
    expect(shop.bank.payments[0]?.refunds).toMatchObject([{ sum: TOTAL }]);
  });

  it('a second payment of the same order is refunded (§3.6.23)', async () => {
    const { id } = await begun();
    await json(await start(id, 'sbp'));
    const [first, second] = shop.bank.payments;
    for (const one of [first, second]) if (one) one.state = 'paid';
    for (const one of [first, second]) await notify(one?.key);
    await work();
    expect(await orderNow(id)).toMatchObject({
      state: 'PAID',
      payment: { paidSum: 2 * TOTAL, refundedSum: TOTAL },
    });
    expect(shop.bank.payments.flatMap(({ refunds }) => refunds)).toMatchObject([{ sum: TOTAL }]);
  });

  it('a failed refund is shown to operators', async () => {
    const { id } = await paid();
    Object.assign(shop.bank.payments[0] ?? {}, { sum: 1 });
    await cancel(id);
    await work();
    expect(await db.select().from(refund)).toMatchObject([{ state: 'FAILED' }]);
    expect(await orderNow(id)).toMatchObject({ payment: { refundedSum: 0 } });
    expect(shop.log.some(({ level }) => level === 'error')).toBe(true);
  });
});

describe('a card hold for an order with a fitting', () => {
  async function held(): Promise<Order> {
    const made = await begun('card-online', true);
    shop.bank.pay();
    await notify();
    await work();
    return made;
  }
  const handOver = (id: string, share: 'all' | 'half' | 'nothing') =>
    db.transaction(async (tx) => {
      const whole = await lockOrder(tx, id);
      const lines = whole ? await receiptOfOrder(tx, whole, 'full_payment') : [];
      const [goods, delivery] = lines;
      if (!goods || !delivery) throw new Error('The order has no lines.');
      const one = { ...goods, quantity: 1 };
      const kept = { all: lines, half: [one, delivery], nothing: [] }[share];
      const returned = { all: [], half: [one], nothing: lines }[share];
      await settlePayment(tx, shop.deps, id, { kept, returned });
    });

  test.each([
    ['all', TOTAL, 'PAID'],
    ['half', TOTAL - 190_000, 'PAID'],
    ['nothing', 0, 'CANCELLED'],
  ] as const)(
    'the card hold of an order with a fitting is charged for %s of the order (§3.6.27)',
    async (share, sum, state) => {
      const { id } = await held();
      expect(await orderNow(id)).toMatchObject({ state: 'PAID', payment: { state: 'HELD', paidSum: TOTAL } });
      await handOver(id, share);
      await work();
      expect(await orderNow(id)).toMatchObject({ payment: { state, paidSum: sum, refundedSum: 0 } });
      expect(shop.bank.payments[0]).toMatchObject(
        share === 'nothing' ? { state: 'refused' } : { state: 'paid', sum },
      );
    },
  );

  it('the card hold of an order with a fitting is released when the order is cancelled', async () => {
    const { id } = await held();
    await json(await cancel(id));
    await work();
    expect(shop.bank.payments[0]).toMatchObject({ state: 'refused', refunds: [] });
    expect(await orderNow(id)).toMatchObject({ payment: { paidSum: 0, refundedSum: 0 } });
  });

  it('the card hold of an order with a fitting is released if the shopper chose another payment method before it was confirmed', async () => {
    const { id } = await begun('card-online', true);
    shop.bank.isDown = true;
    expect((await start(id, 'sbp')).status).toBe(503);
    // The bank has not yet received the request to end the first attempt, so the attempt can still succeed
    // there.
    Object.assign(shop.bank.payments[0] ?? {}, { state: 'held' });
    shop.bank.isDown = false;
    await notify();
    await work();
    expect(shop.bank.payments[0]).toMatchObject({ state: 'refused' });
    expect(await orderNow(id)).toMatchObject({ state: 'AWAITING_PAYMENT', payment: { paidSum: 0 } });
    await json(await start(id, 'sbp'));
    shop.bank.pay();
    await notify();
    await work();
    expect(await orderNow(id)).toMatchObject({ state: 'PAID', payment: { paidSum: TOTAL, method: 'sbp' } });
  });

  it('the card hold of an order with a fitting is charged before it ends; pieces returned later are refunded (§3.6.27)', async () => {
    const { id } = await begun('card-online', true);
    shop.bank.pay();
    const heldUntil = new Date(shop.deps.clock().getTime() + 7 * 24 * 60 * MINUTE);
    Object.assign(shop.bank.payments[0] ?? {}, { heldUntil });
    await notify();
    await work();
    await later(6.6 * 24 * 60 * MINUTE);
    await work();
    expect(await orderNow(id)).toMatchObject({ payment: { state: 'PAID', paidSum: TOTAL } });
    await handOver(id, 'half');
    await work();
    expect(shop.bank.payments[0]?.refunds).toMatchObject([{ sum: 190_000 }]);
  });
});
