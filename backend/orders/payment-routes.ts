import type { Handlers } from '../platform/http/implement.ts';
import type { OrdersDeps } from './base/deps.ts';
import { lookAtPayment } from './paying/read-payment.ts';
import { receiveNotification } from './paying/receive-notification.ts';
import { startPayment } from './paying/start-payment.ts';

export const paymentHandlers: Handlers<'payment', OrdersDeps> = {
  getOrderPayment: ({ deps, principal, params }) =>
    lookAtPayment(deps, { orderId: params.orderId, ownerId: principal.id }),
  startPayment: ({ deps, principal, params, header, body }) =>
    startPayment(deps, {
      orderId: params.orderId,
      ownerId: principal.id,
      key: header['Idempotency-Key'],
      method: body.method,
    }),
  receiveNotification: ({ deps, params, body, clientIp }) =>
    receiveNotification(deps, { provider: params.provider, body, clientIp }),
};
