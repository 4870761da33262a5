import { randomUUID } from 'node:crypto';
import type { OperatorOrder, Order } from '#contract/client/client.schemas.ts';
import type { OperatorRole } from '#contract/operations.ts';
import { addOperator } from '../../operators/operators.ts';
import { askSoon } from '../../payments/attempts.ts';
import type { CallOptions, TestApp } from '../../testing/app.ts';
import { orderBody } from '../../testing/calls.ts';
import { becomeGuest, PRICE, putTee, sendOrder } from '../../testing/shopping.ts';
import { askProviders } from '../paying/ask-providers.ts';

export const OPERATORS = '/api/operator-orchestration/v1';

/** An operator in tests. Its token is sent with each call. */
export type TestOperator = {
  token: string;
  call(path: string, options?: CallOptions): Promise<Response>;
  /** Changes an order; the test fails if the call is refused. */
  does(order: { id: string }, what: string, body: object): Promise<OperatorOrder>;
};

export async function createOperator(shop: TestApp, name: string, role: OperatorRole): Promise<TestOperator> {
  const { db, ids, secrets, clock } = shop.deps;
  const token = secrets();
  await addOperator(db, { id: ids(), name, role, token, now: clock() });
  const call: TestOperator['call'] = (path, options) =>
    shop.call(`${OPERATORS}${path}`, { token, ...options });
  return {
    token,
    call,
    async does({ id }, what, body) {
      const response = await call(`/orders/${id}/${what}`, { body });
      if (response.status !== 200) throw new Error(`${what}: ${await response.text()}`);
      return response.json();
    },
  };
}

type Wanted = {
  pieces: number;
  /** The price of the delivery, in kopecks. */
  delivery: number;
  /** Code of the store where the order is collected; if missing, a courier delivers the order. */
  store?: string;
  payment?: 'cash' | 'card-online' | 'sbp';
  /** Whether the shopper pays the order at the bank. */
  isPaid?: boolean;
  /** The sum in kopecks that the bank charges, if it is not the sum due. */
  charged?: number;
  /** Device id of a shopper who has consented to tracking. */
  deviceId?: string;
};

/**
 * Creates a guest and places an order; a courier delivers it to Kazan unless a store is given. If the order
 * is paid online, it is paid at once by default.
 */
export async function placeOrder(shop: TestApp, wanted: Wanted): Promise<Order> {
  const { pieces, delivery, store, payment = 'cash', isPaid = payment !== 'cash' } = wanted;
  const { deviceId } = wanted;
  const { access: token } = await becomeGuest(shop);
  const { version } = await putTee(shop, token, pieces);
  const body = orderBody({ cartVersion: version, pieces, total: pieces * PRICE + delivery });
  const collected = {
    methodId: 'store',
    address: null,
    flat: null,
    day: null,
    interval: null,
    pointCode: store ?? null,
  };
  const sent = {
    ...body,
    payment: { method: payment },
    // After a fitting, a part of the order may be returned. Its card payment is therefore only reserved at
    // first.
    delivery: { ...body.delivery, fitting: !store, ...(store && collected) },
  };
  const headers: Record<string, string> = deviceId ? { 'x-mindbox-device-uuid': deviceId } : {};
  const response = await sendOrder(shop, token, sent, randomUUID(), headers);
  if (response.status !== 200) throw new Error(await response.text());
  const order = (await response.json()) as Order;
  if (isPaid) await payFor(shop, order.id, { token, method: payment, charged: wanted.charged });
  return order;
}

async function payFor(
  shop: TestApp,
  id: string,
  { token, method, charged }: { token: string; method: string; charged: number | undefined },
) {
  const headers = { 'idempotency-key': randomUUID() };
  const path = `/api/payment-orchestration/v1/orders/${id}/payment`;
  await shop.call(path, { token, headers, body: { method } });
  shop.bank.pay();
  const paid = shop.bank.payments.at(-1);
  if (paid && charged !== undefined) paid.sum = charged;
  for (const { key } of shop.bank.payments) await askSoon(shop.deps.db, key, shop.deps.clock());
  await askProviders(shop.deps);
}
