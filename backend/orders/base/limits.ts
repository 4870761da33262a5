import { limitNetwork, limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

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
     * Wrong pairs of number and phone, by network. Not by number, or else anyone could shut its buyer out.
     */
    wrongOrderPair: limitNetwork(open, { wrongOrderPairNetwork: { points: 30, duration: 10 * MINUTES } }),
    /**
     * Lookups of a network, from which right pairs are refunded: a network with this many wrong pairs is a
     * robot, for which nothing is looked up.
     */
    orderStatus: limitNetwork(open, { orderStatusNetwork: { points: 100, duration: 10 * MINUTES } }),
  };
}

export type OrderLimits = ReturnType<typeof orderLimits>;
