import { z } from 'zod';
import { type NewPayment, type PaymentProvider, ProviderDeclined } from '../../../domain/payment-provider.ts';
import { OutsideFailure } from '../../../platform/outside/fetch-json.ts';
import { createProviderCalls } from '../calls/provider-calls.ts';
import { attemptIn, idOfTry } from '../calls/tried-id.ts';
import { answer, paymentOf, receiptOf, refundOf, type TkassaAnswer } from './tkassa-facts.ts';
import { isSigned, tokenOf } from './tkassa-token.ts';

export type TkassaOptions = {
  /** Base URL of T-Kassa's API v2, https://securepay.tinkoff.ru/v2. */
  url: string;
  terminalKey: string;
  password: string;
  taxation: string;
  /** Timeout of one call, in ms. */
  timeoutMs: number;
};

/** Error codes that mean a failure at T-Kassa. All other codes mean that it refused the request. */
const FAILED = ['9999', '999'];
/** Minimum sum of an SBP payment, in kopecks. */
const SBP = { least: 1000 };
const MOSCOW_MS = 3 * 60 * 60 * 1000;

const notification = z
  .object({ TerminalKey: z.string(), OrderId: z.string().max(50), Status: z.string(), Token: z.string() })
  .catchall(z.unknown());
const inMoscow = (moment: Date) =>
  new Date(moment.getTime() + MOSCOW_MS).toISOString().replace(/\.\d+Z$/, '+03:00');

/**
 * The payment provider T-Kassa, connected by its API v2: SBP, and cards in one or two steps (reserving and
 * charging).
 */
export function createTkassa(options: TkassaOptions): PaymentProvider {
  const { url, terminalKey, password, taxation, timeoutMs } = options;
  const calls = createProviderCalls(timeoutMs);
  const base = `${url.replace(/\/+$/, '')}/`;

  /** @throws ProviderDeclined, OutsideFailure */
  async function call(method: string, body: object, repeat: 'once' | 'again'): Promise<TkassaAnswer> {
    const whole = { TerminalKey: terminalKey, ...body };
    const signed = { ...whole, Token: tokenOf(whole, password) };
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(signed) };
    const response = await calls({ address: new URL(method, base), init, schema: answer }, repeat);
    if (response.Success) return response;
    if (FAILED.includes(response.ErrorCode)) throw new OutsideFailure('T-Kassa failed');
    throw new ProviderDeclined(`T-Kassa answered with error ${response.ErrorCode.slice(0, 10)}`);
  }

  /** Requests the link that the SBP QR code encodes. On a phone, it opens the bank's app. */
  async function linkOfSbp(PaymentId: string): Promise<string | null> {
    const { Data = '' } = await call('GetQr', { PaymentId, DataType: 'PAYLOAD' }, 'again');
    return URL.canParse(Data) ? Data : null;
  }

  async function create(payment: NewPayment) {
    const { method, sum, holds, description, returnUrl, notificationUrl, payUntil } = payment;
    const made = await call(
      'Init',
      {
        Amount: sum,
        OrderId: idOfTry(payment),
        Description: description,
        PayType: holds ? 'T' : 'O',
        NotificationURL: notificationUrl.href,
        SuccessURL: returnUrl.href,
        FailURL: returnUrl.href,
        RedirectDueDate: inMoscow(payUntil),
        Receipt: receiptOf(payment.receipt, taxation),
      },
      'once',
    );
    const id = made.PaymentId ?? '';
    const page = made.PaymentURL ?? null;
    const qr = method === 'sbp' ? await linkOfSbp(id) : null;
    return { ...paymentOf(id, made), sum, confirmationUrl: qr ?? page, qr };
  }

  return {
    name: 'tkassa',
    methods: { 'card-online': {}, sbp: SBP },
    reply: 'OK',
    create,
    // T-Kassa does not document which sum it reports after a part of reserved money was charged. So the shop
    // charges at once and refunds the rest.
    canHold: () => false,
    read: async (id) => paymentOf(id, await call('GetState', { PaymentId: id }, 'again')),
    async capture(id, { sum, receipt }) {
      const body = { PaymentId: id, Amount: sum, Receipt: receiptOf(receipt, taxation) };
      return { ...paymentOf(id, await call('Confirm', body, 'once')), sum };
    },
    cancel: async (id, { key }) =>
      paymentOf(id, await call('Cancel', { PaymentId: id, ExternalRequestId: key }, 'again')),
    async refund(id, { key, sum, receipt }) {
      const Receipt = receiptOf(receipt, taxation);
      const body = { PaymentId: id, Amount: sum, ExternalRequestId: key, Receipt };
      return refundOf(key, await call('Cancel', body, 'again'));
    },
    readRefund: async (id, refundId) =>
      refundOf(refundId, await call('GetState', { PaymentId: id }, 'again')),
    async close(id, { receipt }) {
      const Receipt = receiptOf(receipt, taxation);
      if (Receipt) await call('/cashbox/SendClosingReceipt', { PaymentId: id, Receipt }, 'once');
    },
    hint(body) {
      const read = notification.safeParse(body);
      if (!read.success) return null;
      if (read.data.TerminalKey !== terminalKey || !isSigned(read.data, password)) return 'forged';
      return { paymentId: attemptIn(read.data.OrderId) };
    },
  };
}
