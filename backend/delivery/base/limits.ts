import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Rate limits of delivery. They are checked before anything expensive. */
export function deliveryLimits(open: OpenLimiter) {
  return {
    /** Counts suggestions by network and by owner, because address services charge for each request. */
    addresses: limitNetworkAnd(open, {
      addressesNetwork: { points: 600, duration: 10 * MINUTES },
      addressesOwner: { points: 200, duration: 10 * MINUTES },
    }),
  };
}

export type DeliveryLimits = ReturnType<typeof deliveryLimits>;
