import { counterOf, hashedKey, limitNetwork, MINUTES, type OpenLimiter } from '../platform/limits/limits.ts';

/** Rate limits of the contact form, checked before any expensive work. */
export function contactLimits(open: OpenLimiter) {
  const countLetter = counterOf(open, { contactAddress: { points: 10, duration: 60 * MINUTES } });
  return {
    /** Limits the number of requests per network. */
    contact: limitNetwork(open, { contactNetwork: { points: 30, duration: 10 * MINUTES } }),
    /**
     * Limits the number of letters that confirm a request, per email address. Above the limit, requests are
     * accepted without a letter: otherwise anyone could enter another person's address many times and so keep
     * that person from writing to the shop.
     */
    contactLetter: (address: string) => countLetter({ contactAddress: hashedKey(address.toLowerCase()) }),
  };
}

export type ContactLimits = ReturnType<typeof contactLimits>;
