import { z } from 'zod';

/** How listings are ordered. Every setting is optional; see .env.example. */
export const listingSettings = z.object({
  /**
   * What orders equally relevant goods: the popularity in the retailer's feed, or the behaviour of shoppers.
   */
  RANKING: z.enum(['feed', 'behaviour'], 'one of feed, behaviour').default('feed'),
});
