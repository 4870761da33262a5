import type { Handlers } from '../platform/http/implement.ts';
import type { CheckoutDeps } from './base/deps.ts';
import { getCheckoutDraft } from './draft.ts';
import { patchCheckoutDraft } from './patch-draft.ts';

export const checkoutHandlers: Handlers<'checkout', CheckoutDeps> = {
  getCheckoutDraft: ({ deps, principal }) => getCheckoutDraft(deps.db, principal),
  patchCheckoutDraft: async ({ deps, principal, header, body, clientIp, requestId }) => {
    await deps.limits.checkoutDraft(clientIp, principal.id);
    return patchCheckoutDraft(deps, {
      owner: principal,
      patch: body,
      requestId,
      deviceId: header['X-Mindbox-Device-UUID'],
    });
  },
};
