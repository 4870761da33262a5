import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../platform/limits/limits.ts';

/** Rate limits of the newsletter, checked before any expensive work. */
export function newsletterLimits(open: OpenLimiter) {
  return {
    /**
     * Limits requests for subscriptions per network and per email address, because each request sends a
     * letter to the address.
     */
    newsletter: limitNetworkAnd(open, {
      newsletterNetwork: { points: 30, duration: 10 * MINUTES },
      newsletterAddress: { points: 3, duration: 60 * MINUTES },
    }),
  };
}

export type NewsletterLimits = ReturnType<typeof newsletterLimits>;
