import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { formatMoney } from '#shared/text/money.ts';
import { type RunningBank, startBank } from '../../../../mocks/bank/start-bank.ts';
import {
  type NewPayment,
  type PaymentProvider,
  ProviderDeclined,
  type ReceiptLine,
} from '../../../domain/payment-provider.ts';
import { OutsideFailure } from '../../../platform/outside/fetch-json.ts';
import { createYookassa } from './yookassa.ts';

const KEY = '9d4a3c52-6f0e-4d3b-9a1c-0f6f4f1f7a12';
const SECRET = 'test-secret-of-the-shop';
const credentials = { shopId: 'shop', secretKey: SECRET, taxSystem: 'osn' as const };

let bank: RunningBank;
let now: number;
let yookassa: PaymentProvider;
const sent: { address: string; body: { event: string } }[] = [];

beforeEach(async () => {
  now = Date.parse('2026-11-22T09:00:00.000Z');
  sent.length = 0;
  bank = await startBank({
    port: 0,
    shopId: 'shop',
    secretKey: SECRET,
    clock: () => new Date(now),
    send: async ({ href }, body) => void sent.push({ address: href, body: JSON.parse(body) }),
  });
  yookassa = createYookassa({ url: bank.url, timeoutMs: 5000, ...credentials });
});
afterEach(() => bank.stop());

const line: ReceiptLine = {
  name: 'Футболка, 46',
  quantity: 2,
  unitPrice: 199_050,
  vatRate: 22,
  mode: 'full_prepayment',
  subject: 'commodity',
  mark: null,
};
const receipt = { email: 'anna@example.ru', phone: '+79991234567', lines: [line] };

const wanted = (facts: Partial<NewPayment> = {}): NewPayment => ({
  key: KEY,
  tries: 1,
  method: 'card-online',
  sum: 398_100,
  holds: false,
  description: 'Заказ В-123456-6',
  returnUrl: new URL('http://localhost:3000/checkout-success?order=1'),
  notificationUrl: new URL('http://localhost:3000/notifications/yookassa'),
  payUntil: new Date(now + 3_600_000),
  receipt,
  ...facts,
});

/** Sends the shopper's choice, such as `pay`, to the local payment page. */
const choose = (address: string | null, choice: string) =>
  fetch(address ?? '', { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });

describe('a YooKassa payment', () => {
  it('a YooKassa payment leads to the bank’s page and back to the shop, and is charged in one step', async () => {
    const made = await yookassa.create(wanted());
    expect(made).toMatchObject({ state: 'pending', sum: 398_100, refusal: null });
    const page = await (await fetch(made.confirmationUrl ?? '')).text();
    expect(page).toContain('деньги не&nbsp;списываются');
    expect(page).toContain(formatMoney(398_100));
    const back = await choose(made.confirmationUrl, 'pay');
    expect(back.headers.get('location')).toBe('http://localhost:3000/checkout-success?order=1');
    expect(await yookassa.read(made.id)).toMatchObject({
      state: 'paid',
      sum: 398_100,
      confirmationUrl: null,
    });
    expect(sent).toMatchObject([
      { address: 'http://localhost:3000/notifications/yookassa', body: { event: 'payment.succeeded' } },
    ]);
    expect(yookassa.hint(sent[0]?.body, { clientIp: '127.0.0.1' })).toEqual({ paymentId: KEY });
  });

  it('a YooKassa payment has a QR code with the same URL as its link if it is paid by SBP', async () => {
    const made = await yookassa.create(wanted({ method: 'sbp' }));
    expect(made.qr).toBe(made.confirmationUrl);
    expect(bank.bank.find(made.id)?.confirmation?.type).toBe('qr');
    await choose(made.qr, 'pay');
    expect(await yookassa.read(made.id)).toMatchObject({ state: 'paid', confirmationUrl: null });
    expect((await yookassa.create(wanted({ key: crypto.randomUUID() }))).qr).toBeNull();
  });

  it('a YooKassa payment is returned again for a repeated idempotency key, and refused if the body differs', async () => {
    const first = await yookassa.create(wanted());
    expect((await yookassa.create(wanted({ tries: 2 }))).id).toBe(first.id);
    await expect(yookassa.create(wanted({ description: 'Другой' }))).rejects.toThrow(ProviderDeclined);
    expect(bank.bank.payments.size).toBe(1);
  });

  it('a YooKassa payment can be held and charged in part; the rest of the hold is released', async () => {
    const { id, confirmationUrl } = await yookassa.create(wanted({ holds: true }));
    await choose(confirmationUrl, 'confirm');
    const authorised = await yookassa.read(id);
    expect(authorised).toMatchObject({ state: 'held', heldUntil: new Date('2026-11-29T09:00:00.000Z') });
    const part = { ...receipt, lines: [{ ...line, quantity: 1, mode: 'full_payment' as const }] };
    const charged = await yookassa.capture(id, { key: `${KEY}-capture`, sum: 199_050, receipt: part });
    expect(charged).toMatchObject({ state: 'paid', sum: 199_050 });
    const back = { key: 'r1', sum: 199_051, receipt: part };
    await expect(yookassa.refund(id, back)).rejects.toThrow(ProviderDeclined);
  });

  it('a YooKassa payment can be cancelled while held, but not while pending', async () => {
    const { id, confirmationUrl } = await yookassa.create(wanted({ holds: true }));
    await expect(yookassa.cancel(id, { key: 'c1' })).rejects.toThrow(ProviderDeclined);
    await choose(confirmationUrl, 'pay');
    expect(await yookassa.cancel(id, { key: 'c2' })).toMatchObject({ state: 'refused' });
  });

  test.each([
    ['refuse', 'NO_FUNDS'],
    ['confirm-wrong', 'CONFIRMATION'],
  ])('a YooKassa payment that ends with «%s» reports the reason', async (choice, refusal) => {
    const { id, confirmationUrl } = await yookassa.create(wanted());
    await choose(confirmationUrl, choice);
    expect(await yookassa.read(id)).toMatchObject({ state: 'refused', refusal });
  });

  it('a YooKassa payment expires after an hour without confirmation, and its page then shows that it has expired', async () => {
    const { id, confirmationUrl } = await yookassa.create(wanted());
    now += 3_600_001;
    expect(await yookassa.read(id)).toMatchObject({ state: 'expired', refusal: 'LATE' });
    expect(await (await fetch(confirmationUrl ?? '')).text()).toContain('Платить здесь больше нечего');
  });

  it('a YooKassa payment can be refunded in parts, and each part is refunded once', async () => {
    const { id, confirmationUrl } = await yookassa.create(wanted({ method: 'sbp' }));
    await choose(confirmationUrl, 'pay');
    const half = { key: 'r1', sum: 199_050, receipt };
    const first = await yookassa.refund(id, half);
    expect(first.state).toBe('done');
    expect(await yookassa.refund(id, half)).toEqual(first);
    expect(await yookassa.readRefund(id, first.id)).toEqual(first);
    await yookassa.refund(id, { ...half, key: 'r2' });
    await expect(yookassa.refund(id, { ...half, key: 'r3' })).rejects.toThrow(ProviderDeclined);
  });
});

it('YooKassa gets a receipt by 54-FZ', async () => {
  const marked: ReceiptLine = {
    ...line,
    quantity: 1,
    unitPrice: 300,
    mode: 'full_payment',
    subject: 'marked',
    mark: '0104\u001d21',
  };
  const { id, confirmationUrl } = await yookassa.create(wanted({ holds: true }));
  await choose(confirmationUrl, 'pay');
  await yookassa.capture(id, { key: 'c', sum: 300, receipt: { ...receipt, lines: [marked] } });
  const item = { measure: 'piece', payment_subject: 'commodity' };
  expect(bank.bank.find(id)?.receipts).toEqual([
    {
      customer: { email: 'anna@example.ru', phone: '79991234567' },
      tax_system_code: 1,
      items: [
        {
          ...item,
          description: 'Футболка, 46',
          quantity: 2,
          vat_code: 12,
          payment_mode: 'full_prepayment',
          amount: { value: '1990.50', currency: 'RUB' },
        },
      ],
    },
    {
      customer: { email: 'anna@example.ru', phone: '79991234567' },
      tax_system_code: 1,
      items: [
        {
          description: 'Футболка, 46',
          quantity: 1,
          vat_code: 11,
          payment_mode: 'full_payment',
          measure: 'piece',
          payment_subject: 'marked',
          amount: { value: '3.00', currency: 'RUB' },
          mark_mode: '0',
          mark_code_info: { mark_code_raw: '0104\u001d21' },
        },
      ],
    },
  ]);
});

describe('the sender check of YooKassa notifications', () => {
  const real = createYookassa({ url: 'https://api.yookassa.ru/v3', timeoutMs: 5000, ...credentials });
  const body = { type: 'notification', event: 'payment.succeeded', object: { metadata: { payment: KEY } } };

  test.each(['185.71.76.1', '77.75.154.200', '77.75.156.35', '2a02:5180::7', '::ffff:185.71.77.2'])(
    'the sender check accepts a YooKassa notification from %s',
    (clientIp) => expect(real.hint(body, { clientIp })).toEqual({ paymentId: KEY }),
  );
  test.each(['203.0.113.7', '127.0.0.1', '185.71.76.32', '2a02:5181::1', 'unknown'])(
    'the sender check rejects a YooKassa notification from %s as forged',
    (clientIp) => expect(real.hint(body, { clientIp })).toBe('forged'),
  );

  it('a YooKassa notification names the shop’s payment attempt; a notification about anything else gives null', () => {
    const from = { clientIp: '185.71.76.1' };
    expect(real.hint({ ...body, event: 'refund.succeeded', object: {} }, from)).toEqual({ paymentId: null });
    expect(real.hint({ surprise: true }, from)).toBeNull();
  });
});

describe('a YooKassa call with an unknown outcome', () => {
  let server: Server;
  const keys: unknown[] = [];
  let answers: ((end: (status: number, body: unknown) => void) => void)[];
  const open = async (timeoutMs = 5000) => {
    server = createServer((incoming, outgoing) => {
      keys.push(incoming.headers['idempotence-key']);
      const next = answers.shift();
      next?.((status, body) => outgoing.writeHead(status).end(JSON.stringify(body)));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`;
    return createYookassa({ url, timeoutMs, ...credentials });
  };
  beforeEach(() => {
    keys.length = 0;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const payment = {
    id: 'p1',
    status: 'pending',
    amount: { value: '3981.00', currency: 'RUB' },
    confirmation: { confirmation_url: 'https://yoomoney.ru/pay/p1' },
  };
  const error = { type: 'error', code: 'internal_server_error' };
  const silence = () => {};

  test.each([
    ['a failure', (end: (status: number, body: unknown) => void) => end(500, error)],
    ['work in progress', (end: (status: number, body: unknown) => void) => end(202, { type: 'processing' })],
    ['a truncated answer', (end: (status: number, body: unknown) => void) => end(200, { id: 'p1' })],
    ['silence', silence],
  ])('a YooKassa call is repeated with the same key after %s', async (_, first) => {
    answers = [first, (end) => end(200, payment)];
    const made = await (await open(100)).create(wanted());
    expect(made).toMatchObject({ id: 'p1', confirmationUrl: 'https://yoomoney.ru/pay/p1' });
    expect(keys).toEqual([KEY, KEY]);
  });

  it('a YooKassa call whose outcome stays unknown rejects after two failures; the error contains no secrets and no data of the shopper', async () => {
    answers = [(end) => end(500, error), (end) => end(503, error)];
    const failed = await (await open()).create(wanted()).catch((cause: unknown) => cause);
    expect(failed).toBeInstanceOf(OutsideFailure);
    expect(String(failed)).not.toMatch(/anna|test-secret|Basic/);
  });

  it('an SBP payment by YooKassa is requested as a page of the bank, with another key, if the shop’s contract has no QR codes (§3.6.25)', async () => {
    const refusal = { type: 'error', code: 'invalid_request', parameter: 'confirmation.type' };
    const refused = (end: (status: number, body: unknown) => void) => end(400, refusal);
    answers = [refused, (end) => end(200, payment), refused, (end) => end(200, payment)];
    const shop = await open();
    const made = await shop.create(wanted({ method: 'sbp' }));
    expect(made).toMatchObject({ confirmationUrl: 'https://yoomoney.ru/pay/p1', qr: null });
    // Creating the same payment again sends the same requests with the same keys, so that it leads to the
    // same payment.
    await shop.create(wanted({ method: 'sbp' }));
    expect(keys).toEqual([KEY, `${KEY}-page`, KEY, `${KEY}-page`]);
  });

  it('a YooKassa call is not repeated if the provider refused it', async () => {
    answers = [(end) => end(400, { type: 'error', code: 'invalid_request', description: 'anna@example.ru' })];
    const failed = await (await open()).create(wanted()).catch((cause: unknown) => cause);
    expect(failed).toBeInstanceOf(ProviderDeclined);
    expect(String(failed)).not.toContain('anna');
    expect(keys).toHaveLength(1);
  });
});
