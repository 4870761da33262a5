import type { Handlers } from '../platform/http/implement.ts';
import type { OrdersDeps } from './base/deps.ts';
import { payByLink } from './paying/pay-by-link.ts';
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
  payByLink: async ({ deps, body, clientIp }) => {
    const attempt = await deps.limits.orderStatus(clientIp);
    const paid = await payByLink(deps, body.link);
    await attempt.giveBack();
    return paid;
  },
  receiveNotification: ({ deps, params, body, clientIp }) =>
    receiveNotification(deps, { provider: params.provider, body, clientIp }),
};
