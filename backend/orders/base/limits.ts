import { limitNetwork, limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Rate limits of orders. They are checked before anything expensive. */
export function orderLimits(open: OpenLimiter) {
  return {
    /**
     * Limits orders by network and by owner. Repeated requests count too. A network may be a whole mobile
     * operator, so its limit is high.
     */
    placeOrder: limitNetworkAnd(open, {
      placeOrderNetwork: { points: 600, duration: 10 * MINUTES },
      placeOrderOwner: { points: 60, duration: 10 * MINUTES },
    }),
    /**
     * Limits wrong pairs of order number and phone by network. They are not limited by order number, because
     * otherwise anyone could lock out the buyer of an order.
     */
    wrongOrderPair: limitNetwork(open, { wrongOrderPairNetwork: { points: 30, duration: 10 * MINUTES } }),
    /**
     * Limits lookups by network. A lookup with a correct pair does not count. A network with this many wrong
     * pairs is a robot, and nothing is looked up for it.
     */
    orderStatus: limitNetwork(open, { orderStatusNetwork: { points: 100, duration: 10 * MINUTES } }),
  };
}

export type OrderLimits = ReturnType<typeof orderLimits>;
