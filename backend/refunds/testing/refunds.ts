import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type {
  OperatorOrder,
  OperatorRefund,
  Order,
  Refund,
  RefundPatch,
} from '#contract/client/client.schemas.ts';
import { order } from '../../domain/tables/orders.ts';
import type { TestOperator } from '../../orders/testing/operators.ts';
import type { TestApp } from '../../testing/app.ts';

export const REFUNDS = '/api/refund-orchestration/v1';

/**
 * Changes for a draft: it returns pieces of the first line by post, and the money is sent by phone number.
 */
export const byPost = (quantity: number): RefundPatch => ({
  lines: [{ position: 0, quantity, reason: 'SIZE', comment: null }],
  way: 'POST',
  payout: { phone: '+79991234567', bank: 'Сбербанк' },
});

async function answered<T>(response: Response): Promise<T> {
  if (response.status !== 200) throw new Error(await response.text());
  return response.json() as Promise<T>;
}

/** Packs, ships and hands over an order. The buyer keeps all of it or a part. */
export async function handOver(
  manager: TestOperator,
  { id }: Pick<Order, 'id'>,
  kept?: { position: number; quantity: number }[],
): Promise<void> {
  const seen = await answered<OperatorOrder>(await manager.call(`/orders/${id}`));
  let { version } = seen;
  for (const [what, body] of [
    ['packing', {}],
    ['shipment', { carrier: 'СДЭК', number: '1010101010' }],
    ['handover', { ...(kept && { kept }) }],
  ] as const)
    version = (await manager.does({ id }, what, { version, ...body })).version;
}

/** Creates a guest, and makes it the owner of another guest's order. Returns the new guest's token. */
export async function giveOrderToGuest(
  shop: TestApp,
  { id }: Pick<Order, 'id'>,
  token: string,
): Promise<string> {
  const who = (await (await shop.call('/api/auth/user-identity', { token })).json()) as { id: string };
  await shop.deps.db.update(order).set({ ownerId: who.id }).where(eq(order.id, id));
  return token;
}

/** A shopper's actions on refunds. Except for `call` and `send`, the test fails if an action is refused. */
export const shopperOf = (shop: TestApp, token: () => string) => ({
  call: (path: string, options: Parameters<TestApp['call']>[1] = {}) =>
    shop.call(`${REFUNDS}${path}`, { token: token(), ...options }),
  async begin({ id }: Pick<Order, 'id'>): Promise<Refund> {
    return answered(await this.call(`/orders/${id}/refunds`, { method: 'POST' }));
  },
  async patch({ id }: Pick<Refund, 'id'>, body: RefundPatch): Promise<Refund> {
    return answered(await this.call(`/refunds/${id}`, { method: 'PATCH', body }));
  },
  send({ id, version, sum }: Pick<Refund, 'id' | 'version' | 'sum'>, key: string = randomUUID()) {
    const headers = { 'idempotency-key': key };
    return this.call(`/refunds/${id}/submission`, { body: { version, sum }, headers });
  },
  /** Creates and submits a refund. */
  async refund(of: Pick<Order, 'id'>, patch: RefundPatch): Promise<Refund> {
    return answered(await this.send(await this.patch(await this.begin(of), patch)));
  },
  async look({ id }: Pick<Refund, 'id'>): Promise<Refund> {
    return answered(await this.call(`/refunds/${id}`));
  },
});

/**
 * Calls an operation of the operator API on a refund, with the refund's current version. The test fails if it
 * is refused.
 */
export async function does(
  operator: TestOperator,
  { id, orderId }: Pick<Refund, 'id' | 'orderId'>,
  what: 'approval' | 'receipt' | 'payment' | 'rejection',
  body: object = {},
): Promise<OperatorRefund> {
  const path = `/orders/${orderId}/refunds/${id}`;
  const { refund } = await answered<OperatorRefund>(await operator.call(path));
  return answered(await operator.call(`${path}/${what}`, { body: { version: refund.version, ...body } }));
}
