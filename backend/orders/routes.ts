import type { Handlers } from '../platform/http/implement.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { OrdersDeps } from './base/deps.ts';
import { cancelOrder } from './cancel-order.ts';
import { placeOrder } from './place-order.ts';
import { readOrder } from './reading/read-order.ts';
import { readOrderStatus } from './reading/read-order-status.ts';
import { readOrders } from './reading/read-orders.ts';
import { repeatOrder } from './repeat-order.ts';
import { receiveParcelNotification } from './shipping/receive-parcel-notification.ts';

export const orderHandlers: Handlers<'order', OrdersDeps> = {
  placeOrder: async ({ deps, principal, header, body, clientIp, requestId }) => {
    await deps.limits.placeOrder(clientIp, principal.id);
    const placed = await placeOrder(deps, {
      owner: principal,
      key: header['Idempotency-Key'],
      body,
      requestId,
      clientIp,
      deviceId: header['X-Mindbox-Device-UUID'],
    });
    deps.wakeOutbox();
    return placed;
  },
  getOrders: ({ deps, principal, query: { state, page, size } }) =>
    readOrders(deps.db, { ownerId: principal.id, states: state, page, size }),
  getOrder: ({ deps, principal, params }) =>
    readOrder(deps.db, { id: params.orderId, ownerId: principal.id, now: deps.clock() }),
  cancelOrder: async ({ deps, principal, params, body }) => {
    const cancelled = await cancelOrder(deps, { id: params.orderId, ownerId: principal.id, ...body });
    deps.wakeOutbox();
    return cancelled;
  },
  repeatOrder: ({ deps, principal, params, header }) =>
    repeatOrder(deps.db, {
      id: params.orderId,
      ownerId: principal.id,
      requestId: header['X-Request-Id'],
      now: deps.clock(),
    }),
  getOrderStatus: async ({ deps, clientIp, body }) => {
    const attempt = await deps.limits.orderStatus(clientIp);
    const found = await readOrderStatus(deps.db, { ...body, now: deps.clock() });
    if (!found) {
      await deps.limits.wrongOrderPair(clientIp);
      throw new ProblemError(404, 'NOT_FOUND');
    }
    await attempt.giveBack();
    return found;
  },
  receiveParcelNotification: ({ deps, params, body }) =>
    receiveParcelNotification(deps, { carrier: params.carrier, body }),
};
