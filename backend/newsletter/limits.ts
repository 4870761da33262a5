import { limitNetworkAnd, MINUTES, type OpenLimiter } from '../platform/limits/limits.ts';

/** Limits of the newsletter, which stand before anything costly. */
export function newsletterLimits(open: OpenLimiter) {
  return {
    /** Asking for news: by network and by address, since each sends a letter there. */
    newsletter: limitNetworkAnd(open, {
      newsletterNetwork: { points: 30, duration: 10 * MINUTES },
      newsletterAddress: { points: 3, duration: 60 * MINUTES },
    }),
  };
}

export type NewsletterLimits = ReturnType<typeof newsletterLimits>;
