import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import {
  type NewPayment,
  type PaymentProvider,
  ProviderDeclined,
  type ReceiptLine,
} from '../../../domain/payment-provider.ts';
import { OutsideFailure } from '../../../platform/outside/fetch-json.ts';
import { receiptLines, reducedTo, sumOf } from '../../rules/receipt-lines.ts';
import { kopecks } from '../calls/roubles.ts';
import { createDolyame, type DolyameOptions } from './dolyame.ts';
import { correlationOf, itemsOf } from './dolyame-facts.ts';
import { known, startDolyame, unknown } from './testing/start-dolyame.ts';

const KEY = '9d4a3c52-6f0e-4d3b-9a1c-0f6f4f1f7a12';
const ID = `${KEY}-1`;
const credentials = { login: 'vitrina', password: 'secret-of-the-shop' };

let bank: Awaited<ReturnType<typeof startDolyame>>;
let dolyame: PaymentProvider;

const open = (facts: Partial<DolyameOptions> = {}) =>
  createDolyame({
    url: bank.url,
    ...credentials,
    certificate: known,
    mostSum: 5_000_000,
    timeoutMs: 5000,
    ...facts,
  });
beforeEach(async () => {
  bank = await startDolyame(credentials);
  dolyame = open();
});
afterEach(() => bank.stop());

const line: ReceiptLine = {
  name: 'Футболка, 46',
  quantity: 2,
  unitPrice: 199_050,
  vatRate: 22,
  mode: 'full_payment',
  subject: 'commodity',
  mark: null,
};
const receipt = { email: 'anna@example.ru', phone: '+79991234567', lines: [line] };
const one = { ...receipt, lines: [{ ...line, quantity: 1 }] };
const wanted = (facts: Partial<NewPayment> = {}): NewPayment => ({
  key: KEY,
  tries: 1,
  method: 'parts',
  sum: 398_100,
  holds: true,
  description: 'Заказ В-123456-6',
  returnUrl: new URL('https://shop.example/checkout-success?order=1'),
  notificationUrl: new URL('https://shop.example/notifications/dolyame'),
  payUntil: new Date('2026-11-22T10:00:00Z'),
  receipt,
  ...facts,
});
const order = (id = ID) => {
  const found = bank.orders.get(id);
  if (!found) throw new Error('The order was not found.');
  return found;
};
/** Sets the fake order to the status after the shopper has paid the first part. */
const payFirst = () => Object.assign(order(), { status: 'wait_for_commit' });

describe('a Dolyame payment', () => {
  it('a Dolyame payment returns a payment page, using a client certificate, Basic authentication and a correlation id', async () => {
    const made = await dolyame.create(wanted());
    expect(made).toEqual({
      id: ID,
      state: 'pending',
      sum: 398_100,
      refusal: null,
      heldUntil: null,
      confirmationUrl: `https://dolyame.example/pay/${ID}`,
      qr: null,
    });
    expect(bank.requests).toMatchObject([
      { method: 'POST', path: '/v1/orders/create', subject: 'Vitrina tests only shop' },
    ]);
    expect(bank.requests[0]?.headers['x-correlation-id']).toBe(correlationOf(ID));
    expect(order().body).toEqual({
      client_info: { email: 'anna@example.ru', phone: '+79991234567' },
      notification_url: 'https://shop.example/notifications/dolyame',
      success_url: 'https://shop.example/checkout-success?order=1',
      fail_url: 'https://shop.example/checkout-success?order=1',
    });
    expect(order().items).toEqual([
      {
        name: 'Футболка, 46',
        quantity: 2,
        price: '1990.50',
        receipt: { tax: 'vat22', payment_method: 'full_payment', payment_object: 'commodity' },
      },
    ]);
  });

  test.each([
    ['new', 'pending', null],
    ['approved', 'pending', null],
    ['waiting_for_commit', 'pending', null],
    ['wait_for_commit', 'held', null],
    ['committed', 'paid', null],
    ['completed', 'paid', null],
    ['rejected', 'refused', 'DECLINED'],
    ['canceled', 'refused', 'DECLINED'],
  ])('a Dolyame payment with the status %s has the shop’s state %s', async (status, state, refusal) => {
    await dolyame.create(wanted());
    order().status = status;
    expect(await dolyame.read(ID)).toMatchObject({ state, refusal, sum: 398_100 });
  });

  it('a Dolyame payment can be held and then charged as a whole', async () => {
    await dolyame.create(wanted());
    payFirst();
    const charged = await dolyame.capture(ID, { key: `${KEY}-capture`, sum: 398_100, receipt });
    expect(charged).toMatchObject({ state: 'paid', sum: 398_100 });
  });

  it('a Dolyame payment can be charged at a smaller sum after a partial return (§3.6.24)', async () => {
    await dolyame.create(wanted());
    payFirst();
    const capture = { key: `${KEY}-capture`, sum: 199_050, receipt: one };
    expect(await dolyame.capture(ID, capture)).toMatchObject({ state: 'paid', sum: 199_050 });
    expect(await dolyame.read(ID)).toMatchObject({ state: 'paid', sum: 199_050 });
    expect(order().items).toMatchObject([{ quantity: 1 }]);
    // Repeats the commit with the same key, as after a lost response. Dolyame must not commit twice.
    expect(await dolyame.capture(ID, capture)).toMatchObject({ state: 'paid', sum: 199_050 });
  });

  it('a Dolyame payment can be cancelled while pending or held, but not after it was charged', async () => {
    await dolyame.create(wanted());
    expect(await dolyame.cancel(ID, { key: 'c1' })).toMatchObject({ state: 'refused' });
    payFirst();
    expect(await dolyame.cancel(ID, { key: 'c2' })).toMatchObject({ state: 'refused' });
    order().status = 'committed';
    await expect(dolyame.cancel(ID, { key: 'c3' })).rejects.toThrow(ProviderDeclined);
  });

  it('a Dolyame payment can be refunded in parts; each part is refunded once, and never more than was charged', async () => {
    await dolyame.create(wanted());
    payFirst();
    await dolyame.capture(ID, { key: `${KEY}-capture`, sum: 398_100, receipt });
    const half = { key: 'r1', sum: 199_050, receipt: one };
    expect(await dolyame.refund(ID, half)).toEqual({ id: 'r1', state: 'done' });
    await dolyame.refund(ID, half);
    expect(order().back).toBe(199_050);
    await dolyame.refund(ID, { ...half, key: 'r2' });
    await expect(dolyame.refund(ID, { ...half, key: 'r3' })).rejects.toThrow(ProviderDeclined);
    expect(await dolyame.readRefund(ID, 'r1')).toEqual({ id: 'r1', state: 'done' });
  });

  it('a retried Dolyame payment gets a new id after a lost answer, so that the shop knows the attempt of each payment page', async () => {
    await dolyame.create(wanted());
    expect((await dolyame.create(wanted({ tries: 2 }))).id).toBe(`${KEY}-2`);
    expect(bank.orders.size).toBe(2);
  });
});

describe('the connection to Dolyame', () => {
  const failure = (provider: PaymentProvider) => provider.read(ID).catch((error: unknown) => error);

  test.each([
    ['an unknown client certificate', { certificate: unknown }],
    ['an unknown server root certificate', { certificate: { cert: known.cert, key: known.key } }],
    ['another password', { password: 'another-secret' }],
  ])('the connection to Dolyame is refused for %s, without revealing secrets', async (_, facts) => {
    const failed = await failure(open(facts));
    expect(failed).toBeInstanceOf(OutsideFailure);
    expect(String(failed)).not.toMatch(/secret|Basic|PRIVATE|127\.0\.0\.1/);
  });

  it('an order that is unknown to Dolyame is reported as declined for good', async () => {
    expect(await failure(dolyame)).toBeInstanceOf(ProviderDeclined);
  });

  it('a call to Dolyame ends after the timeout', async () => {
    const failed = await failure(open({ url: 'https://192.0.2.1/v1', timeoutMs: 50 }));
    expect(failed).toBeInstanceOf(OutsideFailure);
  });
});

test('a Dolyame notification is accepted from any network address, but only as a hint', () => {
  const from = { clientIp: '203.0.113.7' };
  expect(dolyame.hint({ id: ID, status: 'wait_for_commit', amount: 1 }, from)).toEqual({ paymentId: KEY });
  expect(dolyame.hint({ id: 'another', status: 'committed' }, from)).toEqual({ paymentId: null });
  expect(dolyame.hint({ surprise: true }, from)).toBeNull();
});

describe('receipt items of Dolyame', () => {
  const sold = fc.record({
    name: fc.constantFrom('Футболка', 'Пальто'),
    quantity: fc.integer({ min: 1, max: 9 }),
    total: fc.integer({ min: 1, max: 9_000_000 }),
    vatRate: fc.constantFrom(10, 22),
    subject: fc.constantFrom('commodity' as const, 'service' as const),
    marks: fc.constant([]),
  });
  const inKopecks = (lines: readonly ReceiptLine[]) =>
    itemsOf({ lines }).reduce((all, { quantity, price }) => all + quantity * kopecks(price), 0);

  test('receipt items of Dolyame add up exactly to the sum, for any goods and any part of them (§3.6.24)', () => {
    fc.assert(
      fc.property(fc.array(sold, { minLength: 1, maxLength: 6 }), fc.nat(1000), (goods, permille) => {
        const lines = receiptLines(goods, 'full_payment');
        const whole = goods.reduce((all, { total }) => all + total, 0);
        expect(inKopecks(lines)).toBe(whole);
        expect(sumOf(lines)).toBe(whole);
        const part = Math.floor((whole * permille) / 1000);
        expect(inKopecks(reducedTo(part, lines))).toBe(part);
      }),
    );
  });
});

test('the correlation id of a Dolyame request is a UUID derived from the key', () => {
  expect(correlationOf('a')).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(correlationOf('a')).toBe(correlationOf('a'));
  expect(correlationOf('a')).not.toBe(correlationOf('b'));
});
