import type { z } from 'zod';
import {
  type NewPayment,
  type OnlineMethod,
  type PaymentProvider,
  ProviderDeclined,
  type SumRange,
} from '../../../domain/payment-provider.ts';
import { createProviderCalls } from '../calls/provider-calls.ts';
import { roubles } from '../calls/roubles.ts';
import {
  createdOf,
  paymentAnswer,
  paymentOf,
  receiptAnswer,
  refundAnswer,
  refundOf,
} from './yookassa-answers.ts';
import { createSenderCheck, hintOf } from './yookassa-notification.ts';
import { receiptOf, type TaxSystem } from './yookassa-receipt.ts';

export type YookassaOptions = {
  /** Base URL of YooKassa's API v3, https://api.yookassa.ru/v3. */
  url: string;
  shopId: string;
  secretKey: string;
  taxSystem: TaxSystem;
  /** Timeout of one call, in ms. */
  timeoutMs: number;
};

const NAMES: Readonly<Record<OnlineMethod, string>> = {
  'card-online': 'bank_card',
  sbp: 'sbp',
  parts: 'sber_bnpl',
};

/** Range of sums for each payment method, in kopecks. */
const METHODS: Readonly<Record<OnlineMethod, SumRange>> = {
  'card-online': { most: 35_000_000 },
  sbp: { most: 70_000_000 },
  parts: { most: 5_000_000 },
};

const rub = (sum: number) => ({ value: roubles(sum), currency: 'RUB' });

/**
 * The payment provider YooKassa, connected by its API v3: cards in one or two steps (reserving and charging),
 * SBP, and payment in parts by Sber.
 */
export function createYookassa(options: YookassaOptions): PaymentProvider {
  const { url, shopId, secretKey, taxSystem, timeoutMs } = options;
  const calls = createProviderCalls(timeoutMs);
  const isSender = createSenderCheck(url);
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  const address = (path: string) => new URL(`${url.replace(/\/+$/, '')}/${path}`);
  const read = <T>(path: string, schema: z.ZodType<T>) =>
    calls({ address: address(path), init: { headers: { authorization } }, schema }, 'again');
  const send = <T>(path: string, key: string, body: object, schema: z.ZodType<T>) =>
    calls(
      {
        address: address(path),
        init: {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json', 'idempotence-key': key },
          body: JSON.stringify(body),
        },
        schema,
      },
      'again',
    );
  const ofPayment = (id: string) => `payments/${encodeURIComponent(id)}`;

  async function createBy(type: 'redirect' | 'qr', payment: NewPayment, as: string) {
    const { key, method, sum, holds, description, returnUrl, receipt } = payment;
    const body = {
      amount: rub(sum),
      capture: !holds,
      confirmation: { type, return_url: returnUrl.href },
      payment_method_data: { type: NAMES[method] },
      description,
      metadata: { payment: key },
      receipt: receiptOf(receipt, taxSystem),
    };
    return createdOf(await send('payments', as, body, paymentAnswer));
  }

  return {
    name: 'yookassa',
    methods: METHODS,
    reply: 'OK',
    // Only the money of card payments can be reserved: SBP does not support it, and a payment in parts is a
    // loan that starts at once.
    canHold: (method) => method === 'card-online',
    async create(payment) {
      if (payment.method !== 'sbp') return createBy('redirect', payment, payment.key);
      // If the retailer's contract does not include QR codes, the shopper is sent to YooKassa's page, which
      // shows a QR code itself. That is another request, so it needs another idempotency key.
      return createBy('qr', payment, payment.key).catch((error: unknown) => {
        if (!(error instanceof ProviderDeclined)) throw error;
        return createBy('redirect', payment, `${payment.key}-page`);
      });
    },
    read: async (id) => paymentOf(await read(ofPayment(id), paymentAnswer)),
    async capture(id, { key, sum, receipt }) {
      const body = { amount: rub(sum), receipt: receiptOf(receipt, taxSystem) };
      return paymentOf(await send(`${ofPayment(id)}/capture`, key, body, paymentAnswer));
    },
    cancel: async (id, { key }) => paymentOf(await send(`${ofPayment(id)}/cancel`, key, {}, paymentAnswer)),
    async refund(id, { key, sum, receipt }) {
      const body = { payment_id: id, amount: rub(sum), receipt: receiptOf(receipt, taxSystem) };
      return refundOf(await send('refunds', key, body, refundAnswer));
    },
    readRefund: async (_, refundId) =>
      refundOf(await read(`refunds/${encodeURIComponent(refundId)}`, refundAnswer)),
    async close(id, { key, sum, receipt }) {
      const whole = receiptOf(receipt, taxSystem);
      if (!whole) return;
      const settlements = [{ type: 'prepayment', amount: rub(sum) }];
      const body = { type: 'payment', payment_id: id, send: true, ...whole, settlements };
      await send('receipts', key, body, receiptAnswer);
    },
    hint: (body, { clientIp }) => (isSender(clientIp) ? hintOf(body) : 'forged'),
  };
}
