import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { type NewPayment, type PaymentProvider, ProviderDeclined } from '../../../domain/payment-provider.ts';
import { OutsideFailure } from '../../../platform/outside/fetch-json.ts';
import { json, startCounterpart } from '../../../platform/testing/counterpart.ts';
import { createTkassa } from './tkassa.ts';
import { isSigned, tokenOf } from './tkassa-token.ts';

const KEY = '9d4a3c52-6f0e-4d3b-9a1c-0f6f4f1f7a12';
const PASSWORD = 's3cret';

describe('the T-Kassa signature', () => {
  test('the T-Kassa signature matches the example in the vendor’s documentation', () => {
    const body = {
      TerminalKey: 'MerchantTerminalKey',
      Amount: 19200,
      OrderId: '00000',
      Description: 'Подарочная карта на 1000 рублей',
      DATA: { Phone: '+71234567890' },
      Receipt: {},
    };
    expect(tokenOf(body, '11111111111111')).toBe(
      '72dd466f8ace0a37a1f740ce5fb78101712bc0665d91a8108c7c8a0ccd426db2',
    );
  });

  test('the T-Kassa signature does not include the receipt of a payment', () => {
    const body = { TerminalKey: 'ShopDEMO', Amount: 1299000, OrderId: 'A-1001', PayType: 'T' };
    const whole = { ...body, Description: 'Заказ A-1001', Receipt: { Items: [] } };
    expect(tokenOf(whole, PASSWORD)).toBe('710a0a382fd7ef99f735d3e94ad5a5e6a2c76ea7da43eb0381d2ed5cbd9811bc');
  });

  test('the T-Kassa signature verifies a notification and rejects a modified one', () => {
    const body = {
      TerminalKey: 'ShopDEMO',
      OrderId: 'A-1001',
      Success: true,
      Status: 'CONFIRMED',
      PaymentId: 700000001,
      ErrorCode: '0',
      Amount: 1299000,
      CardId: 322264,
      ExpDate: '1230',
      Pan: '430000******0777',
      Token: '376ba336f1136413e797b224e548443788598ae67cf303abc006e27d7ebdd479',
    };
    expect(isSigned(body, PASSWORD)).toBe(true);
    expect(isSigned({ ...body, Amount: 1 }, PASSWORD)).toBe(false);
    expect(isSigned({ ...body, Token: undefined }, PASSWORD)).toBe(false);
    expect(isSigned(body, 'another')).toBe(false);
  });
});

let counterpart: Awaited<ReturnType<typeof startCounterpart>>;
let tkassa: PaymentProvider;
const ok = (body: object) => json({ Success: true, ErrorCode: '0', PaymentId: '7001', ...body });
const bodyOf = (path: string): Record<string, unknown> =>
  JSON.parse(counterpart.askedFor(path).at(-1)?.text ?? '{}');

beforeEach(async () => {
  counterpart = await startCounterpart({
    '/v2/Init': ok({ Status: 'NEW', Amount: 398_100, PaymentURL: 'https://securepay.tinkoff.ru/abc' }),
    '/v2/GetQr': ok({ Data: 'https://qr.nspk.ru/AS1000' }),
  });
  tkassa = createTkassa({
    url: `${counterpart.url}/v2`,
    terminalKey: 'ShopDEMO',
    password: PASSWORD,
    taxation: 'osn',
    timeoutMs: 5000,
  });
});
afterEach(() => counterpart.close());

const line = { name: 'Футболка, 46', quantity: 2, unitPrice: 199_050, vatRate: 22, mark: null };
const receipt = {
  email: 'anna@example.ru',
  phone: '+79991234567',
  lines: [{ ...line, mode: 'full_prepayment' as const, subject: 'commodity' as const }],
};
const wanted = (facts: Partial<NewPayment> = {}): NewPayment => ({
  key: KEY,
  tries: 2,
  method: 'card-online',
  sum: 398_100,
  holds: true,
  description: 'Заказ В-123456-6',
  returnUrl: new URL('https://shop.example/checkout-success?order=1'),
  notificationUrl: new URL('https://shop.example/notifications/tkassa'),
  payUntil: new Date('2026-11-22T09:28:00.000Z'),
  receipt,
  ...facts,
});

it('T-Kassa gets a signed payment request with a receipt, and a new id with each request to create a payment', async () => {
  const made = await tkassa.create(wanted());
  expect(made).toMatchObject({ id: '7001', state: 'pending', sum: 398_100 });
  expect(made).toMatchObject({ confirmationUrl: 'https://securepay.tinkoff.ru/abc', qr: null });
  const body = bodyOf('/v2/Init');
  expect(isSigned(body, PASSWORD)).toBe(true);
  expect(body).toMatchObject({
    TerminalKey: 'ShopDEMO',
    OrderId: `${KEY}-2`,
    Amount: 398_100,
    PayType: 'T',
    RedirectDueDate: '2026-11-22T12:28:00+03:00',
    Receipt: {
      FfdVersion: '1.2',
      Taxation: 'osn',
      Email: 'anna@example.ru',
      Phone: '+79991234567',
      Items: [
        { Price: 199_050, Quantity: 2, Amount: 398_100, Tax: 'vat122', PaymentMethod: 'full_prepayment' },
      ],
    },
  });
  expect(JSON.stringify(body)).not.toContain(PASSWORD);
});

it('T-Kassa returns the link of an SBP payment for its QR code', async () => {
  const made = await tkassa.create(wanted({ method: 'sbp', holds: false }));
  expect(made).toMatchObject({
    confirmationUrl: 'https://qr.nspk.ru/AS1000',
    qr: 'https://qr.nspk.ru/AS1000',
  });
  expect(bodyOf('/v2/Init').PayType).toBe('O');
});

test.each([
  ['FORM_SHOWED', '0', 'pending', null],
  ['3DS_CHECKING', '0', 'pending', null],
  ['A_STATUS_OF_TOMORROW', '0', 'pending', null],
  ['AUTHORIZED', '0', 'held', null],
  ['CONFIRMED', '0', 'paid', null],
  ['PARTIAL_REFUNDED', '0', 'paid', null],
  ['ASYNC_REFUNDING', '0', 'pending', null],
  ['REFUNDED', '0', 'refused', 'DECLINED'],
  ['REJECTED', '1051', 'refused', 'NO_FUNDS'],
  ['REJECTED', '101', 'refused', 'CONFIRMATION'],
  ['DEADLINE_EXPIRED', '0', 'expired', 'LATE'],
])(
  'a T-Kassa payment with the status %s and the error code %s is reported as %s',
  async (Status, ErrorCode, state, refusal) => {
    counterpart.setReply('/v2/GetState', ok({ Status, ErrorCode, Amount: 398_100 }));
    expect(await tkassa.read('7001')).toMatchObject({ state, refusal, sum: 398_100 });
  },
);

it('T-Kassa charges a part of a hold, and gets an idempotency key with each refund', async () => {
  counterpart.setReply('/v2/Confirm', ok({ Status: 'CONFIRMED' }));
  const request = { key: 'r1', sum: 199_050, receipt };
  expect(await tkassa.capture('7001', request)).toMatchObject({ state: 'paid', sum: 199_050 });
  counterpart.setReply('/v2/Cancel', ok({ Status: 'ASYNC_REFUNDING', NewAmount: 0 }));
  expect(await tkassa.refund('7001', request)).toEqual({ id: 'r1', state: 'pending' });
  expect(bodyOf('/v2/Cancel')).toMatchObject({ ExternalRequestId: 'r1', Amount: 199_050 });
  counterpart.setReply('/v2/GetState', ok({ Status: 'REFUNDED' }));
  expect(await tkassa.readRefund('7001', 'r1')).toEqual({ id: 'r1', state: 'done' });
});

it('permanent refusals by T-Kassa are distinguished from failures, and the errors contain no data of the shopper', async () => {
  counterpart.setReply('/v2/Init', json({ Success: false, ErrorCode: '204', Message: 'anna@example.ru' }));
  const declined = await tkassa.create(wanted()).catch((error: unknown) => error);
  expect(declined).toBeInstanceOf(ProviderDeclined);
  expect(String(declined)).not.toContain('anna');
  counterpart.setReply('/v2/Init', json({ Success: false, ErrorCode: '9999' }));
  await expect(tkassa.create(wanted())).rejects.toThrow(OutsideFailure);
  counterpart.setReply('/v2/Init', json({}, 500));
  await expect(tkassa.create(wanted())).rejects.toThrow(OutsideFailure);
  // T-Kassa does not recognise a repeated Init request, so each of these requests was sent only once.
  expect(counterpart.askedFor('/v2/Init')).toHaveLength(3);
});

it('a T-Kassa notification is accepted only with a valid signature', () => {
  const body = { TerminalKey: 'ShopDEMO', OrderId: `${KEY}-2`, Success: true, Status: 'CONFIRMED' };
  const signed = { ...body, Token: tokenOf(body, PASSWORD) };
  const from = { clientIp: 'unknown' };
  expect(tkassa.hint(signed, from)).toEqual({ paymentId: KEY });
  expect(tkassa.hint({ ...signed, Status: 'REFUNDED' }, from)).toBe('forged');
  expect(tkassa.hint({ ...signed, TerminalKey: 'Other' }, from)).toBe('forged');
  expect(tkassa.hint({ surprise: true }, from)).toBeNull();
});
