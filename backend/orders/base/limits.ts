import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Limits of orders, which stand before anything costly. */
export function orderLimits(open: OpenLimiter) {
  return {
    /** By network and by owner, repeated requests included. A network may be a whole mobile operator. */
    placeOrder: limitNetworkAnd(open, {
      placeOrderNetwork: { points: 600, duration: 10 * MINUTES },
      placeOrderOwner: { points: 60, duration: 10 * MINUTES },
    }),
    /** Questions about an order by number and phone: by network and by number, against guessing. */
    orderStatus: limitNetworkAnd(open, {
      orderStatusNetwork: { points: 30, duration: 10 * MINUTES },
      orderStatusNumber: { points: 10, duration: 10 * MINUTES },
    }),
  };
}

export type OrderLimits = ReturnType<typeof orderLimits>;
