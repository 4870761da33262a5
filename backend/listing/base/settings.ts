import { z } from 'zod';

/** Schema of the settings for the order of goods in listings. All have defaults; see .env.example. */
export const listingSettings = z.object({
  /**
   * How equally relevant goods are ordered: by the popularity in the retailer's feed, or by the behaviour of
   * shoppers.
   */
  RANKING: z.enum(['feed', 'behaviour'], 'one of feed, behaviour').default('feed'),
});
