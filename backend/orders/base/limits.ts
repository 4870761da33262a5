import { limitNetwork, limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Rate limits of orders. They are checked before anything expensive. */
export function orderLimits(open: OpenLimiter) {
  return {
    /**
     * Limits orders by network and by owner. Repeated requests with the same key also count. The limit per
     * network is high, because all customers of a mobile operator may share a network.
     */
    placeOrder: limitNetworkAnd(open, {
      placeOrderNetwork: { points: 600, duration: 10 * MINUTES },
      placeOrderOwner: { points: 60, duration: 10 * MINUTES },
    }),
    /**
     * Limits wrong pairs of order number and phone by network. Attempts are not limited per order number,
     * because then anyone could lock out the buyer of an order.
     */
    wrongOrderPair: limitNetwork(open, { wrongOrderPairNetwork: { points: 30, duration: 10 * MINUTES } }),
    /**
     * Limits lookups by network. A lookup with a correct pair of order number and phone does not count. Above
     * the limit, the requests are assumed to come from a robot, and nothing is looked up.
     */
    orderStatus: limitNetwork(open, { orderStatusNetwork: { points: 100, duration: 10 * MINUTES } }),
  };
}

export type OrderLimits = ReturnType<typeof orderLimits>;
