import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../platform/limits/limits.ts';

/** Limits of the contact form, which stand before anything costly. */
export function contactLimits(open: OpenLimiter) {
  return {
    /** Requests by the contact form: by network and by address. */
    contact: limitNetworkAnd(open, {
      contactNetwork: { points: 30, duration: 10 * MINUTES },
      contactAddress: { points: 10, duration: 60 * MINUTES },
    }),
  };
}

export type ContactLimits = ReturnType<typeof contactLimits>;
