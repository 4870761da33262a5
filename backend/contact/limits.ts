import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../platform/limits/limits.ts';

/** Rate limits of the contact form, checked before any expensive work. */
export function contactLimits(open: OpenLimiter) {
  return {
    /** Counts requests by network and by address. */
    contact: limitNetworkAnd(open, {
      contactNetwork: { points: 30, duration: 10 * MINUTES },
      contactAddress: { points: 10, duration: 60 * MINUTES },
    }),
  };
}

export type ContactLimits = ReturnType<typeof contactLimits>;
