import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Rate limits of delivery. They are checked before anything expensive. */
export function deliveryLimits(open: OpenLimiter) {
  return {
    /** By network and by owner: address services bill each request. */
    addresses: limitNetworkAnd(open, {
      addressesNetwork: { points: 600, duration: 10 * MINUTES },
      addressesOwner: { points: 200, duration: 10 * MINUTES },
    }),
  };
}

export type DeliveryLimits = ReturnType<typeof deliveryLimits>;
