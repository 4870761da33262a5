import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Rate limits of the cart, checked before any expensive work. */
export function cartLimits(open: OpenLimiter) {
  return {
    /**
     * Counts attempts by network and by owner, to prevent guessing. An attempt with an existing code is not
     * counted.
     */
    promoCode: limitNetworkAnd(open, {
      promoCodeNetwork: { points: 60, duration: 10 * MINUTES },
      promoCodeOwner: { points: 10, duration: 10 * MINUTES },
    }),
  };
}

export type CartLimits = ReturnType<typeof cartLimits>;
