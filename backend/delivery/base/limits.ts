import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Limits of delivery, which stand before anything costly. */
export function deliveryLimits(open: OpenLimiter) {
  return {
    /** By network and by owner: a service of addresses is paid by the request. */
    addresses: limitNetworkAnd(open, {
      addressesNetwork: { points: 600, duration: 10 * MINUTES },
      addressesOwner: { points: 200, duration: 10 * MINUTES },
    }),
  };
}

export type DeliveryLimits = ReturnType<typeof deliveryLimits>;
