import { counterOf, hashedKey, limitNetwork, MINUTES, type OpenLimiter } from '../platform/limits/limits.ts';

/** Rate limits of the contact form, checked before any expensive work. */
export function contactLimits(open: OpenLimiter) {
  const countLetter = counterOf(open, { contactAddress: { points: 10, duration: 60 * MINUTES } });
  return {
    /** Counts requests by network. */
    contact: limitNetwork(open, { contactNetwork: { points: 30, duration: 10 * MINUTES } }),
    /**
     * Counts letters that confirm a request to the typed address. Further requests are taken without such a
     * letter: anyone can type the address, and must not keep its owner from writing to the shop.
     */
    contactLetter: (address: string) => countLetter({ contactAddress: hashedKey(address.toLowerCase()) }),
  };
}

export type ContactLimits = ReturnType<typeof contactLimits>;
