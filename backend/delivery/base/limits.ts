import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Rate limits of delivery calls, checked before any expensive work. */
export function deliveryLimits(open: OpenLimiter) {
  return {
    /**
     * Limits requests for address suggestions per network and per owner, because address services charge for
     * each request.
     */
    addresses: limitNetworkAnd(open, {
      addressesNetwork: { points: 600, duration: 10 * MINUTES },
      addressesOwner: { points: 200, duration: 10 * MINUTES },
    }),
  };
}

export type DeliveryLimits = ReturnType<typeof deliveryLimits>;
