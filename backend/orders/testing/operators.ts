import { randomUUID } from 'node:crypto';
import type { OperatorOrder } from '../../../src/generated/model/operatorOrder.ts';
import type { Order } from '../../../src/generated/model/order.ts';
import type { OperatorRole } from '../../../src/generated/operations.ts';
import { addOperator } from '../../operators/operators.ts';
import { type CallOptions, type TestApp, tokensOf } from '../../testing/app.ts';
import { orderBody } from '../../testing/calls.ts';

export const OPERATORS = '/api/operator-orchestration/v1';

/** An operator with calls of its own. */
export type TestOperator = {
  token: string;
  call(path: string, options?: CallOptions): Promise<Response>;
  /** Changes an order, which has to succeed. */
  does(order: { id: string }, what: string, body: object): Promise<OperatorOrder>;
};

export async function hire(shop: TestApp, name: string, role: OperatorRole): Promise<TestOperator> {
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

/** An order of a new guest, of pieces of an article that cost so much, brought by courier for so much more. */
export async function placeOrder(
  shop: TestApp,
  {
    articleId,
    pieces,
    price,
    delivery,
  }: { articleId: string; pieces: number; price: number; delivery: number },
): Promise<Order> {
  const token = tokensOf(await shop.call('/api/auth/guest', { method: 'POST' })).access;
  const items = [{ action: 'ADD', articleId, quantity: pieces, isGift: false }];
  await shop.call('/api/cart-orchestration/v1/carts/items/list', { token, body: { items } });
  const body = orderBody({ cartVersion: 1, pieces, total: pieces * price + delivery });
  const headers = { 'idempotency-key': randomUUID() };
  const response = await shop.call('/api/order-orchestration/v1/orders', { token, body, headers });
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}
