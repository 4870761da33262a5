import type { z } from 'zod';
import type { NewPayment, PaymentProvider } from '../../../domain/payment-provider.ts';
import type { ClientCertificate } from '../../../platform/outside/client-certificate.ts';
import { createProviderCalls } from '../calls/provider-calls.ts';
import { roubles } from '../calls/roubles.ts';
import { attemptIn, idOfTry } from '../calls/tried-id.ts';
import {
  correlationOf,
  createdAnswer,
  doneAnswer,
  itemsOf,
  notification,
  orderAnswer,
  paymentOf,
} from './dolyame-facts.ts';

export type DolyameOptions = {
  /** Base URL of Dolyame's API v1, https://partner.dolyame.ru/v1. */
  url: string;
  login: string;
  password: string;
  certificate: ClientCertificate;
  /** Maximum sum of an order that the contract with Dolyame allows, in kopecks. */
  mostSum: number;
  /** Timeout of one call, in ms. */
  timeoutMs: number;
};

/**
 * The payment provider Dolyame (Долями), connected by its partner API v1: the shopper pays in four parts, and
 * the shop gets the whole sum when it commits the order.
 */
export function createDolyame(options: DolyameOptions): PaymentProvider {
  const { url, login, password, certificate, mostSum, timeoutMs } = options;
  const calls = createProviderCalls(timeoutMs, certificate);
  const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;

  const address = (path: string) => new URL(`${url.replace(/\/+$/, '')}/orders/${path}`);
  const headersFor = (key: string) => ({ authorization, 'x-correlation-id': correlationOf(key) });
  const ofOrder = (id: string, what: string) => `${encodeURIComponent(id)}/${what}`;
  const send = <T>(path: string, key: string, body: object, schema: z.ZodType<T>) =>
    calls(
      {
        address: address(path),
        init: {
          method: 'POST',
          headers: { ...headersFor(key), 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
        schema,
      },
      // Dolyame does not document whether it recognises a repeated request of this kind, so it is sent once.
      // Before trying again, the caller asks for the status.
      'once',
    );
  const read = async (id: string) => {
    const init = { headers: headersFor(`${id}-info`) };
    return paymentOf(
      id,
      await calls({ address: address(ofOrder(id, 'info')), init, schema: orderAnswer }, 'again'),
    );
  };

  async function create(payment: NewPayment) {
    const { sum, returnUrl, notificationUrl, receipt } = payment;
    const id = idOfTry(payment);
    const { email, phone } = receipt;
    const body = {
      order: { id, amount: roubles(sum), items: itemsOf(receipt) },
      client_info: { ...(email !== null && { email }), ...(phone !== null && { phone }) },
      notification_url: notificationUrl.href,
      success_url: returnUrl.href,
      fail_url: returnUrl.href,
    };
    const { link } = await send('create', id, body, createdAnswer);
    return { ...paymentOf(id, { status: 'new', amount: sum }), confirmationUrl: link, qr: null };
  }

  return {
    name: 'dolyame',
    methods: { parts: { most: mostSum } },
    reply: 'OK',
    create,
    read,
    canHold: () => true,
    holdsAll: true,
    async capture(id, { key, sum, receipt }) {
      const body = { amount: roubles(sum), items: itemsOf(receipt) };
      await send(ofOrder(id, 'commit'), key, body, doneAnswer);
      return { ...(await read(id)), sum };
    },
    async cancel(id, { key }) {
      await send(ofOrder(id, 'cancel'), key, {}, doneAnswer);
      return read(id);
    },
    async refund(id, { key, sum, receipt }) {
      const body = { amount: roubles(sum), returned_items: itemsOf(receipt) };
      await send(ofOrder(id, 'refund'), key, body, doneAnswer);
      return { id: key, state: 'done' };
    },
    readRefund: async (_, refundId) => ({ id: refundId, state: 'done' }),
    // Dolyame issues the receipt for the committed sum. Its API has no documented second receipt for the
    // hand-over of prepaid goods.
    close: null,
    // Notifications are not signed, so nothing in them is trusted: they only make the shop ask Dolyame about
    // the order.
    hint(body) {
      const read = notification.safeParse(body);
      return read.success ? { paymentId: attemptIn(read.data.id) } : null;
    },
  };
}
