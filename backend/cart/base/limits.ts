import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Rate limits of the cart, checked before any expensive work. */
export function cartLimits(open: OpenLimiter) {
  return {
    /** Counts unknown codes by network and by owner, to prevent guessing. Existing codes are refunded. */
    promoCode: limitNetworkAnd(open, {
      promoCodeNetwork: { points: 60, duration: 10 * MINUTES },
      promoCodeOwner: { points: 10, duration: 10 * MINUTES },
    }),
  };
}

export type CartLimits = ReturnType<typeof cartLimits>;
