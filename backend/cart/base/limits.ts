import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Limits of the cart, which stand before anything costly. */
export function cartLimits(open: OpenLimiter) {
  return {
    /** By network and by owner, against guessing. Codes that exist are given back. */
    promoCode: limitNetworkAnd(open, {
      promoCodeNetwork: { points: 60, duration: 10 * MINUTES },
      promoCodeOwner: { points: 10, duration: 10 * MINUTES },
    }),
  };
}

export type CartLimits = ReturnType<typeof cartLimits>;
