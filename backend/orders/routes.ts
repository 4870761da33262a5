import { implement } from '../platform/http/implement.ts';
import { cancelOrder } from './cancel-order.ts';
import { placeOrder } from './place-order.ts';
import { readOrder, readOrderStatus, readOrders } from './queries/read-orders.ts';

export const orderHandlers = implement('order', {
  placeOrder: ({ deps, principal, header, body, requestId }) =>
    placeOrder(deps, {
      ...{ ownerId: principal.id, key: header['Idempotency-Key'], body, requestId },
      deviceId: header['X-Mindbox-Device-UUID'],
    }),
  getOrders: ({ deps, principal, query: { state, page, size } }) =>
    readOrders(deps.db, { ownerId: principal.id, states: state, page, size }),
  getOrder: ({ deps, principal, params }) =>
    readOrder(deps.db, { id: params.orderId, ownerId: principal.id }),
  cancelOrder: ({ deps, principal, params, body }) =>
    cancelOrder(deps.db, {
      ...{ id: params.orderId, ownerId: principal.id, reason: body.reason, now: deps.clock() },
    }),
  getOrderStatus: async ({ deps, clientIp, body }) => {
    await deps.limits.orderStatus(clientIp, body.number);
    return readOrderStatus(deps.db, body);
  },
});
