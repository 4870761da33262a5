import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Rate limits of orders. They are checked before anything expensive. */
export function orderLimits(open: OpenLimiter) {
  return {
    /**
     * Limits placing orders by network and by owner; repeated requests count as well. One network may be a
     * whole mobile operator.
     */
    placeOrder: limitNetworkAnd(open, {
      placeOrderNetwork: { points: 600, duration: 10 * MINUTES },
      placeOrderOwner: { points: 60, duration: 10 * MINUTES },
    }),
    /**
     * Requests for an order's status, limited by network and by order number so that phones cannot be
     * guessed.
     */
    orderStatus: limitNetworkAnd(open, {
      orderStatusNetwork: { points: 30, duration: 10 * MINUTES },
      orderStatusNumber: { points: 10, duration: 10 * MINUTES },
    }),
  };
}

export type OrderLimits = ReturnType<typeof orderLimits>;
