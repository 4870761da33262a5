import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Limits of the checkout, which stand before anything costly. */
export function checkoutLimits(open: OpenLimiter) {
  return {
    /** By network and by owner: a change asks carriers. */
    checkoutDraft: limitNetworkAnd(open, {
      checkoutDraftNetwork: { points: 3000, duration: 10 * MINUTES },
      checkoutDraftOwner: { points: 300, duration: 10 * MINUTES },
    }),
  };
}

export type CheckoutLimits = ReturnType<typeof checkoutLimits>;
