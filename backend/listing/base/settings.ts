import { z } from 'zod';

/** Settings for the order of listings. All have defaults; see .env.example. */
export const listingSettings = z.object({
  /**
   * What decides the order of goods that are equally relevant: the popularity in the retailer's feed, or the
   * behaviour of shoppers.
   */
  RANKING: z.enum(['feed', 'behaviour'], 'one of feed, behaviour').default('feed'),
});
