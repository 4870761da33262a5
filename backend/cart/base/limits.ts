import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Rate limits of the cart, checked before any expensive work. */
export function cartLimits(open: OpenLimiter) {
  return {
    /**
     * Limits how often promo codes can be entered per network and per owner, so that codes cannot be guessed.
     * Entering an existing code is not counted.
     */
    promoCode: limitNetworkAnd(open, {
      promoCodeNetwork: { points: 60, duration: 10 * MINUTES },
      promoCodeOwner: { points: 10, duration: 10 * MINUTES },
    }),
  };
}

export type CartLimits = ReturnType<typeof cartLimits>;
