import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Rate limits of the checkout, checked before any expensive work. */
export function checkoutLimits(open: OpenLimiter) {
  return {
    /**
     * Limits changes of the draft per network and per owner, because each change sends requests to carriers.
     */
    checkoutDraft: limitNetworkAnd(open, {
      checkoutDraftNetwork: { points: 3000, duration: 10 * MINUTES },
      checkoutDraftOwner: { points: 300, duration: 10 * MINUTES },
    }),
  };
}

export type CheckoutLimits = ReturnType<typeof checkoutLimits>;
