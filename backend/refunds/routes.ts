import type { Handlers } from '../platform/http/implement.ts';
import type { RefundsDeps } from './base/deps.ts';
import { cancelRefund } from './cancel-refund.ts';
import { makeRefund } from './make-refund.ts';
import { patchRefund } from './patch-refund.ts';
import { addRefundPhoto } from './photos/add-photo.ts';
import { readDocument } from './reading/read-document.ts';
import { readRefund } from './reading/read-refund.ts';
import { readRefundable } from './reading/read-refundable.ts';
import { readRefunds } from './reading/read-refunds.ts';
import { shipRefund } from './ship-refund.ts';
import { submitRefund } from './submit-refund.ts';

export const refundHandlers: Handlers<'refund', RefundsDeps> = {
  getRefundable: ({ deps, principal, params: { orderId } }) =>
    readRefundable(deps.db, { orderId, ownerId: principal.id, now: deps.clock() }),
  makeRefund: ({ deps, principal, params: { orderId } }) =>
    makeRefund(deps, { orderId, ownerId: principal.id }),
  getRefunds: ({ deps, principal, query }) =>
    readRefunds(deps.db, { ...query, ownerId: principal.id, now: deps.clock() }),
  getRefund: ({ deps, principal, params }) =>
    readRefund(deps.db, { id: params.refundId, ownerId: principal.id, now: deps.clock() }),
  patchRefund: async ({ deps, principal, params, body, clientIp }) => {
    await deps.limits.refundDraft(clientIp, principal.id);
    return patchRefund(deps, { id: params.refundId, ownerId: principal.id, patch: body });
  },
  addRefundPhoto: async ({ deps, principal, params, body, clientIp }) => {
    await deps.limits.refundPhoto(clientIp, principal.id);
    return addRefundPhoto(deps, { id: params.refundId, ownerId: principal.id, content: body.content });
  },
  submitRefund: async ({ deps, principal, params, header, body }) => {
    const key = header['Idempotency-Key'];
    const sent = await submitRefund(deps, { id: params.refundId, ownerId: principal.id, key, seen: body });
    deps.wakeOutbox();
    return sent;
  },
  cancelRefund: async ({ deps, principal, params }) => {
    const cancelled = await cancelRefund(deps, { id: params.refundId, ownerId: principal.id });
    deps.wakeOutbox();
    return cancelled;
  },
  shipRefund: ({ deps, principal, params, body }) =>
    shipRefund(deps, { id: params.refundId, ownerId: principal.id, ...body }),
  getRefundDocument: ({ deps, principal, params }) =>
    readDocument(deps.db, {
      id: params.refundId,
      ownerId: principal.id,
      now: deps.clock(),
      seller: deps.shopName,
    }),
};
